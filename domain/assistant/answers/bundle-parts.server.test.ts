import { expect, test } from 'vitest'
import { useChatAnswers } from '#tests/support/embedded-answers.ts'

const { told } = useChatAnswers()

test.each([
  [
    'the total per month of AT&T Internet 500 and DIRECTV Choice in 40202',
    'DIRECTV Choice $84.99/mo',
    '$159.99/mo',
  ],
  [
    'what would AT&T Internet 300 plus DIRECTV Ultimate cost in 78704',
    'DIRECTV Ultimate $109.99/mo',
    '$164.99/mo',
  ],
  [
    'how much is Xfinity 300 with ADT Basic and DIRECTV Premier in 30318',
    'DIRECTV Premier $154.99/mo',
    '$240.98/mo',
  ],
])('the packages that are named are the ones added up: %s', async (question, part, sum) => {
  const text = await told(question)
  expect(text).toContain(part)
  expect(text).toContain(`${sum} in all`)
  expect(text).not.toContain('pre-made')
})

test('the total for both is that of the two that were spoken of, together or one after the other', async () => {
  const named = await told(
    'the total per month of AT&T Internet 500 and DIRECTV Choice in 40202',
    'What is the total for both per month?',
  )
  const apart = await told(
    'How much is AT&T Internet 500 in 40202?',
    'And DIRECTV Choice?',
    'what do both cost together',
  )
  for (const text of [named, apart]) {
    expect(text).toContain('AT&T Internet 500 $75.00/mo and DIRECTV Choice $84.99/mo: $159.99/mo in all')
  }
})

test('a plan that only may be sold at the place is added up, and said not to be confirmed', async () => {
  const text = await told('how much would Spectrum Internet Gig plus DIRECTV Choice be in 40202')
  expect(text).toContain('$154.99/mo in all')
  expect(text).toContain('not confirmed: Spectrum Internet Gig')
})
