import { expect, test } from 'vitest'
import { priceOf } from '#tests/support/catalogue-prices.ts'
import { useChatAnswers } from '#tests/support/embedded-answers.ts'

const { told } = useChatAnswers()

test.each([
  [
    'the total per month of AT&T Internet 500 and DIRECTV Choice in 40202',
    'DIRECTV Choice',
    ['att-internet-500', 'directv-choice'],
  ],
  [
    'what would AT&T Internet 300 plus DIRECTV Ultimate cost in 78704',
    'DIRECTV Ultimate',
    ['att-internet-300', 'directv-ultimate'],
  ],
  [
    'how much is Xfinity 300 with ADT Basic and DIRECTV Premier in 30318',
    'DIRECTV Premier',
    ['xfinity-300', 'adt-basic', 'directv-premier'],
  ],
])('the packages that are named are the ones added up: %s', async (question, part, ids) => {
  const text = await told(question)
  expect(text).toContain(`${part} ${priceOf(ids.at(-1) ?? '')}`)
  expect(text).toContain(`${priceOf(...ids)} in all`)
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
    const [internet, tv] = ['att-internet-500', 'directv-choice']
    expect(text).toContain(
      `AT&T Internet 500 ${priceOf(internet)} and DIRECTV Choice ${priceOf(tv)}: ${priceOf(internet, tv)} in all`,
    )
  }
})

test('a plan that only may be sold at the place is added up, and said not to be confirmed', async () => {
  const text = await told('how much would Spectrum Internet Gig plus DIRECTV Choice be in 40202')
  expect(text).toContain(`${priceOf('spectrum-internet-gig', 'directv-choice')} in all`)
  expect(text).toContain('not confirmed: Spectrum Internet Gig')
})
