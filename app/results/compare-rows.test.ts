import { expect, test } from 'vitest'
import type { LookupAnswer, OfferedPlan } from '#domain/availability/offered-plans.ts'
import { flat } from '#domain/pricing/price-schedule.ts'
import { smallCatalogue } from '#tests/support/small-catalogue.ts'
import { compareRows } from './compare-rows.ts'

const [plan] = smallCatalogue.internetPlans
if (!plan) throw new Error('The small catalogue has no plan')
const answer = {
  providers: [{ id: plan.providerId, name: 'North' }],
  likelyProviders: [],
} as unknown as LookupAnswer
const known = {
  features: [],
  lockedCents: null,
  hasLabel: true,
  certainty: 'listed',
  checkedOn: '2026-11-01',
}
const offered = (changes: Partial<OfferedPlan>) =>
  ({ ...plan, ...known, ...changes }) as unknown as OfferedPlan
const read = (plans: readonly OfferedPlan[], label: string) =>
  compareRows(plans, answer).find(row => row.label === label)

test('fees that everybody pays beside the price stand before the totals, which include those that are known', () => {
  const labelPrices = { fromCents: 5000, toCents: 5000, words: '', added: { cents: 225, upTo: false } }
  const pair = [offered({ id: 'a', labelPrices }), offered({ id: 'b' })]
  expect(read(pair, 'Monthly fees on the label')).toEqual({
    label: 'Monthly fees on the label',
    cells: ['$2.25/mo', 'None counted'],
    equal: false,
  })
  const labels = compareRows(pair, answer).map(row => row.label)
  expect(labels.indexOf('Monthly fees on the label')).toBe(labels.indexOf('12-month total') - 1)
  expect(read([offered({ id: 'b' })], 'Monthly fees on the label')).toBeUndefined()
  const [schedule, added] = [flat(5000), { cents: 200, upTo: true }]
  const maybe = offered({ schedule, labelPrices: { ...labelPrices, added } })
  const sure = offered({ id: 'b', schedule, labelPrices })
  expect(read([maybe, sure], 'Monthly fees on the label')?.cells[0]).toBe('Not counted: up to $2.00/mo')
  expect(read([maybe, sure], '24-month total')?.cells).toEqual(['At least $1,200.00', '$1,254.00'])
})

test('whether there is a contract is said once', () => {
  const pair = [offered({ features: ['No annual contract', 'Unlimited data'] }), offered({ id: 'b' })]
  const labels = compareRows(pair, answer).map(row => row.label)
  expect(labels).toContain('Contract')
  expect(labels).toContain('Unlimited data')
  expect(labels).not.toContain('No annual contract')
})

test('plans side by side say how certain each is at the place, and from which day its price is', () => {
  const at = { ...answer, precision: 'county', place: { counties: ['Travis'] } } as unknown as LookupAnswer
  const pair = [
    offered({ certainty: 'listed', checkedOn: '2026-07-20' }),
    offered({ id: 'b', certainty: 'likely', checkedOn: '2026-11-01' }),
  ]
  const rows = compareRows(pair, at)
  expect(rows[0]).toEqual({
    label: 'Sold here',
    cells: ['Found in your county', 'May be sold in your county, not confirmed'],
    equal: false,
  })
  expect(rows.at(-1)).toEqual({ label: 'Price as of', cells: ['Jul 20, 2026', 'Nov 1, 2026'], equal: false })
})

test('a price without a published change is not promised to stay', () => {
  const pair = [offered({ schedule: flat(7000) }), offered({ id: 'b' })]
  expect(read(pair, 'Later price')?.cells[0]).toBe('No change published')
})
