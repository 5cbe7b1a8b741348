import { expect, test } from 'vitest'
import { retentionTerms } from '#domain/retention/retention-terms.ts'
import { within } from '#tests/support/sources.ts'
import { privacyView } from './privacy-view.server.ts'

/** What the router keeps, under a name of its own (the same in its source and in the built site). */
const keptByRouter = ['react-router-scroll-positions']

/** Names that look like those of what a browser keeps: a channel between tabs, a program, and what the desk keeps for staff. */
const notKeptByVisitors = /^plainwire-(?:session|compare|desk.*)$/

test('the policy names everything that a visitor’s browser keeps', () => {
  const names = [...within('app'), ...within('domain')]
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .flatMap(({ text }) =>
      [...text.matchAll(/'((?:plainwire-|last-search-)[a-z-]*[a-z])'/g)].map(([, name]) => name),
    )
  const told = JSON.stringify(privacyView({ mailsGoOut: true }))
  const kept = [...new Set([...names, ...keptByRouter])].filter(name => name && !notKeptByVisitors.test(name))
  expect(kept.length).toBeGreaterThan(12)
  expect(kept.filter(name => name && !told.includes(name))).toEqual([])
})

test('how long is what the nightly job holds to', () => {
  const { kept } = privacyView({ mailsGoOut: true })
  const told = (occasion: string) => kept.find(one => one.occasion === occasion)?.howLong
  expect(told('We email you')).toContain(`without one, ${retentionTerms.mails.term.days} days`)
  expect(told('You chat')).toContain(`${retentionTerms.conversations.term.days} days`)
  expect(told('An order, request or conversation is passed on')).toContain(
    `and the log: ${retentionTerms.deliveries.term.days} days`,
  )
})

test('a link by email is promised only where email goes out', () => {
  const choices = (mailsGoOut: boolean) =>
    privacyView({ mailsGoOut })
      .after.find(({ id }) => id === 'choices')
      ?.paragraphs.join(' ')
  expect(choices(true)).toContain('you get a link to delete your data')
  expect(choices(false)).not.toMatch(/link|your email/)
  expect(choices(false)).toContain('Call the number at the top of every page')
})
