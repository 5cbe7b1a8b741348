import { expect, test } from 'vitest'
import { within } from '#tests/support/sources.ts'
import { privacyView } from './privacy-view.server.ts'

/** Names that look like those of what a browser keeps: a channel between tabs, a program, and what the desk keeps for staff. */
const notKeptByVisitors = /^plainwire-(?:session|compare|desk.*)$/

test('the policy names everything that a visitor’s browser keeps', () => {
  const names = [...within('app'), ...within('domain')]
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .flatMap(({ text }) =>
      [...text.matchAll(/'((?:plainwire-|last-search-)[a-z-]*[a-z])'/g)].map(([, name]) => name),
    )
  const told = JSON.stringify(privacyView({ mailsGoOut: true }))
  const kept = [...new Set(names)].filter(name => name && !notKeptByVisitors.test(name))
  expect(kept.length).toBeGreaterThan(12)
  expect(kept.filter(name => name && !told.includes(name))).toEqual([])
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
