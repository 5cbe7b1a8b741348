import { expect, test } from 'vitest'
import { retentionTerms } from '#domain/retention/retention-terms.ts'
import { privacyView } from './privacy-view.server.ts'

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
