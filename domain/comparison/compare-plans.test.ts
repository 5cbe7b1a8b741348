import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { priceConditions } from '#domain/catalog/internet-plan.ts'
import { featuresOf, planFeatures } from '#domain/catalog/plan-features.ts'
import { planTypeNames } from '#domain/catalog/plan-type.ts'
import { middleMbps, planSpeedName } from '#domain/catalog/speed-words.ts'
import { type AddedFee, flat, priceToday } from '#domain/pricing/price-schedule.ts'
import { labeledCatalogue } from '#tests/support/small-catalogue.ts'
import {
  type ComparedPlan,
  centsPerMbps,
  comparisonRows,
  formatPerMbps,
  type PlanOrder,
  type PlanQuery,
  planOrders,
  readPlanQuery,
  selectPlans,
  writePlanQuery,
} from './compare-plans.ts'
import { MAX_PICKED, togglePick } from './pick-plans.ts'

const plans: ComparedPlan[] = labeledCatalogue().internetPlans.map(plan => ({
  ...plan,
  conditions: priceConditions(plan),
  providerName: plan.providerId,
  speedName: planSpeedName(plan),
  features: featuresOf(plan),
  hasLabel: true,
  checkedOn: '2026-11-01',
  lockedCents: plan.priceLock && priceToday(plan.priceLock.schedule),
}))
const byId = (id: string) => plans.filter(plan => plan.id === id)
const none = readPlanQuery('')

test('an empty address asks for every plan, known totals first', () => {
  const all = selectPlans(plans, none)
  expect(all).toHaveLength(plans.length)
  expect(all[0]?.id).toBe('north-100')
  expect(writePlanQuery(none)).toBe('')
})

test('every query survives its address', () => {
  const queries: fc.Arbitrary<PlanQuery> = fc.record({
    zip: fc.constantFrom('', '78704', '10001-1234', 'x'),
    provider: fc.constantFrom('', 'river', 'north'),
    type: fc.constantFrom<InternetPlan['type'] | ''>('', 'fiber', 'dsl', '5g'),
    speed: fc.constantFrom(0, 100, 1000),
    price: fc.constantFrom(0, 30, 100),
    sort: fc.constantFrom(...(Object.keys(planOrders) as PlanOrder[])),
    picked: fc.uniqueArray(fc.constantFrom(...plans.map(plan => plan.id)), { maxLength: MAX_PICKED }),
    view: fc.constantFrom('list', 'compare'),
    onlyDifferent: fc.boolean(),
    all: fc.boolean(),
  })
  fc.assert(
    fc.property(queries, query => {
      expect(readPlanQuery(writePlanQuery(query))).toEqual(query)
    }),
  )
})

test('what an address gets wrong counts as not said, whatever it is', () => {
  expect(readPlanQuery('?type=steam&sort=toString&speed=fast&price=-4&view=x')).toEqual(none)
  expect(readPlanQuery('?pick=a&pick=a&pick=b&pick=c&pick=d&pick=e').picked).toEqual(['a', 'b', 'c', 'd'])
  fc.assert(
    fc.property(fc.string(), text => {
      expect(selectPlans(plans, readPlanQuery(text)).length).toBeLessThanOrEqual(plans.length)
    }),
  )
})

test('filters narrow by provider, type, speed and price together', () => {
  const query = { ...none, provider: 'north', type: 'fiber', speed: 500, price: 50 } as const
  expect(selectPlans(plans, query).map(plan => plan.id)).toEqual(['north-1-gig'])
  expect(selectPlans(plans, { ...query, type: 'dsl' })).toEqual([])
})

test('a plan sold as 1 Gig passes for 1,000 Mbps though its label states slightly less; a slower one does not', () => {
  const [one] = plans
  if (!one) expect.unreachable('a plan')
  const stating = (downloadMbps: number) =>
    selectPlans([{ ...one, speed: 'typical', downloadFromMbps: null, downloadMbps }], {
      ...none,
      speed: 1000,
    })
  expect([996, 940, 900].map(mbps => stating(mbps).length)).toEqual([1, 1, 0])
})

test('each order but the one by total puts its figure in ascending order, speed in descending', () => {
  const figure: Record<Exclude<PlanOrder, 'total'>, (plan: ComparedPlan) => number> = {
    price: plan => priceToday(plan.schedule),
    speed: plan => -middleMbps(plan),
    'per-mbps': centsPerMbps,
  }
  for (const sort of ['price', 'speed', 'per-mbps'] as const) {
    const values = selectPlans(plans, { ...none, sort }).map(figure[sort])
    expect(values).toEqual(values.toSorted((a, b) => a - b))
  }
})

test('by total known totals stand first, whatever today costs', () => {
  const sorted = selectPlans(plans, { ...none, sort: 'total' }).map(plan => plan.id)
  expect(sorted).toEqual(['north-100', 'north-1-gig', 'orbit-home', 'river-dsl', 'river-300', 'river-1200'])
})

test('at most four plans are picked, a second press takes one away', () => {
  expect(togglePick(['a'], 'b')).toEqual(['a', 'b'])
  expect(togglePick(['a', 'b'], 'a')).toEqual(['b'])
  expect(togglePick(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd'])
})

test('a comparison tells money, speed and features, and which rows are equal', () => {
  const pair = [...byId('north-1-gig'), ...byId('river-300')]
  const rows = comparisonRows(pair, planTypeNames, planFeatures)
  const read = (label: string) => rows.find(row => row.label === label)
  expect(read('Price today')).toEqual({
    label: 'Price today',
    kind: 'price',
    cells: ['$50.00/mo', '$30.00/mo'],
    equal: false,
  })
  expect(read('Later price')?.cells).toEqual(['$80.00/mo from month 13', 'later price not published'])
  expect(read('3-year lock price')?.cells).toEqual(['$55.00/mo', null])
  // Nobody knows that there are none: both comparisons say so in the same words.
  expect(read('One-time fees')?.cells).toEqual(['$50.00', 'None counted'])
  expect(read('Monthly fees on the label')).toBeUndefined()
  expect(read('24-month total')?.cells).toEqual(['$1,610.00', 'at least $720.00'])
  expect(read('Contract')?.equal).toBe(true)
  expect(read('Reward card value')?.cells).toEqual([null, '$100.00'])
  expect(new Set(rows.map(row => row.label)).size).toBe(rows.length)
  expect(read('Unlimited data')).toMatchObject({ cells: [true, true], equal: true })
  expect(read('Wi-Fi equipment included')).toBeUndefined()
})

test('a comparison at a place counts the fees of the labels there, and says so', () => {
  const [first, second] = [...byId('north-1-gig'), ...byId('river-300')]
  if (!first || !second) throw new Error('The plans of the tests')
  const pair = [{ ...first, labelPrices: { added: { cents: 225, upTo: false } } }, second]
  const rows = comparisonRows(pair, planTypeNames, planFeatures)
  const read = (label: string) => rows.find(row => row.label === label)?.cells
  expect(read('Monthly fees on the label')).toEqual(['$2.25/mo', 'None counted'])
  expect(read('24-month total')).toEqual(['$1,664.00', 'at least $720.00'])
})

test('one plan alone has no equal rows', () => {
  const rows = comparisonRows(byId('north-1-gig'), planTypeNames, planFeatures)
  expect(rows.every(row => !row.equal)).toBe(true)
})

test('the cost of one Mbps is told in cents', () => {
  const costs = ['north-100', 'north-1-gig'].flatMap(id => byId(id).map(formatPerMbps))
  expect(costs).toEqual(['20.0¢', '5.0¢'])
})

test('a range of speeds is shown whole, and counts by its lower end', () => {
  const [one = expect.unreachable('a plan')] = byId('north-1-gig')
  const ranged: ComparedPlan = { ...one, speed: 'range', downloadFromMbps: 100, downloadMbps: 400 }
  const [speed] = comparisonRows([ranged], planTypeNames, planFeatures).filter(
    row => row.label === 'Download speed',
  )
  expect(speed?.cells).toEqual(['100–400 Mbps'])
  expect(centsPerMbps(ranged)).toBe(priceToday(one.schedule) / 100)
  expect(selectPlans([ranged], { ...none, speed: 300 })).toEqual([])
})

test('a fee without an amount stands with what is paid as often: once, or every month', () => {
  const [plan = expect.unreachable('no plan')] = plans
  const schedule = flat(3000)
  const once = { schedule: flat(3000, [{ label: 'Installation fee', cents: 7500, purpose: 'installation' }]) }
  const adding = (added: AddedFee) => ({ labelPrices: { added } })
  const shipping = 'Shipping and Handling (varies by location)'
  const recovery = 'the 0.749% Recovery Fee (TX only)'
  const compared = [
    { ...once, ...adding({ cents: 0, upTo: false, unstated: shipping, once: true }) },
    { ...once, ...adding({ cents: 225, upTo: false, unstated: recovery }) },
    { schedule },
  ].map((one, index) => ({ ...plan, ...one, id: `plan-${index}` }))
  const rows = comparisonRows(compared, planTypeNames, [])
  const cells = (label: string) => rows.find(one => one.label === label)?.cells
  expect(cells('One-time fees')).toEqual([`$75.00. Not counted: ${shipping}`, '$75.00', 'None counted'])
  expect(cells('Monthly fees on the label')).toEqual([
    'None counted',
    `$2.25/mo. Not counted: ${recovery}`,
    'None counted',
  ])
})
