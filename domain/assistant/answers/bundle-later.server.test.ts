import { expect, test } from 'vitest'
import { fullName } from '#domain/catalog/full-name.ts'
import { combineSchedules } from '#domain/pricing/combine-schedules.ts'
import { monthlyPrices } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { laterPriceOf, priceOf } from '#tests/support/catalogue-prices.ts'
import { useChatAnswers } from '#tests/support/embedded-answers.ts'

const { catalogue, told } = useChatAnswers()

/** What the services of an answer cost together in one month, by the schedules of the catalog. */
function sumIn(text: string, month: number): string {
  const parts = catalogue.offerings.filter(one =>
    text.includes(`${fullName(one.providerName, one.serviceName)} $`),
  )
  const all = combineSchedules(parts.map(({ schedule }) => schedule))
  return formatMonthly(monthlyPrices(all, month).at(-1)?.countedCents ?? 0)
}

/** What the wish below comes to. */
const [today, later] = [priceOf, laterPriceOf].map(of =>
  of('spectrum-internet', 'adt-basic', 'directv-entertainment'),
)

const wish = 'I want internet, TV and an alarm for under $150 a month in 30318'

test('a bundle that a known step takes over the budget says so at once, with the later sum', async () => {
  const text = await told(wish)
  expect(text).toContain(`${today} in all`)
  expect(text).toContain('Spectrum reaches a small part of Fulton County.')
  expect(sumIn(text, 13)).toBe(later)
  expect(text).toContain(`fits into $150.00/mo through month 12 only: from month 13 it’s ${later}`)
  expect(text).toContain('ADT Basic and DIRECTV Entertainment: what they cost later isn’t published')
})

test.each([
  'Does it stay under $150 in the second year?',
  'will that still be within my budget after the first year?',
])('whether the budget holds later is answered with the sum: %s', async question => {
  const text = await told(wish, question)
  expect(text.indexOf(`No: ${later} from month 13, which is more than $150.00`)).toBe(0)
})

test('what a bundle costs after its first year is a sum, held against the budget', async () => {
  const text = await told(wish, 'How much is that after the first year?')
  expect(text).toContain(`${today} today and ${later} from month 13`)
  expect(text).toContain('From month 13 that is more than $150.00/mo')
})

test('a budget that holds as far as prices are published is not promised to hold', async () => {
  const text = await told(
    'internet and TV for under $130 a month in 78704',
    'Will it still be under $130 after 12 months?',
  )
  expect(text).toMatch(/^As far as prices are published it stays within \$130\.00\/mo/)
  expect(text).toContain(`${laterPriceOf('spectrum-internet', 'directv-entertainment')} from month 13`)
})

test('of one plan, too, whether it stays within a limit is yes or no', async () => {
  const plan = 'What does Spectrum Internet cost in 30318?'
  const over = await told(plan, 'Does it stay under $40 in the second year?')
  expect(over.indexOf(`No: ${laterPriceOf('spectrum-internet')} from month 13`)).toBe(0)
  expect(await told(plan, 'Does it stay under $60 in the second year?')).toMatch(
    /^Yes, it stays within \$60\.00/,
  )
})
