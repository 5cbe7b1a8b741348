import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type InternetPlan, planTypeNames } from '#domain/catalog/internet-plan.ts'
import { internetPlans } from '#domain/catalog/internet-plans.ts'
import { planTableFeatures } from '#domain/catalog/plan-features.ts'
import { totalOver } from '#domain/pricing/price-schedule.ts'
import {
  type ComparedPlan,
  centsPerMbps,
  comparisonRows,
  formatPerMbps,
  MAX_PICKED,
  type PlanOrder,
  type PlanQuery,
  planOrders,
  readPlanQuery,
  selectPlans,
  togglePick,
  writePlanQuery,
} from './compare-plans.ts'

const plans: ComparedPlan[] = internetPlans.map(plan => ({ ...plan, providerName: plan.providerId }))
const byId = (id: string) => plans.filter(plan => plan.id === id)
const none = readPlanQuery('')

test('an empty address asks for every plan, cheapest first', () => {
  const all = selectPlans(plans, none)
  expect(all).toHaveLength(plans.length)
  expect(all[0]?.id).toBe('kinetic-fiber-100')
  expect(writePlanQuery(none)).toBe('')
})

test('every query survives its address', () => {
  const queries: fc.Arbitrary<PlanQuery> = fc.record({
    provider: fc.constantFrom('', 'wow', 'metronet'),
    type: fc.constantFrom<InternetPlan['type'] | ''>('', 'fiber', 'dsl', '5g'),
    speed: fc.constantFrom(0, 100, 1000),
    price: fc.constantFrom(0, 30, 100),
    sort: fc.constantFrom(...(Object.keys(planOrders) as PlanOrder[])),
    picked: fc.uniqueArray(fc.constantFrom(...plans.map(plan => plan.id)), { maxLength: MAX_PICKED }),
    view: fc.constantFrom('list', 'compare'),
    onlyDifferent: fc.boolean(),
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
  const query = { ...none, provider: 'metronet', type: 'fiber', speed: 500, price: 50 } as const
  expect(selectPlans(plans, query).map(plan => plan.id)).toEqual(['metronet-500', 'metronet-1-gig'])
  expect(selectPlans(plans, { ...query, type: 'dsl' })).toEqual([])
})

test('each order puts its figure in ascending order, speed in descending', () => {
  const figure: Record<PlanOrder, (plan: ComparedPlan) => number> = {
    price: plan => plan.priceCents,
    total: plan => totalOver(plan.schedule, 24).cents,
    speed: plan => -plan.downloadMbps,
    'per-mbps': centsPerMbps,
  }
  for (const sort of Object.keys(planOrders) as PlanOrder[]) {
    const values = selectPlans(plans, { ...none, sort }).map(figure[sort])
    expect(values).toEqual(values.toSorted((a, b) => a - b))
  }
})

test('at most four plans are picked, a second press takes one away', () => {
  expect(togglePick(['a'], 'b')).toEqual(['a', 'b'])
  expect(togglePick(['a', 'b'], 'a')).toEqual(['b'])
  expect(togglePick(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd'])
})

test('a comparison tells money, speed and features, and which rows are equal', () => {
  const pair = [...byId('metronet-1-gig'), ...byId('wow-cable-1-gig')]
  const rows = comparisonRows(pair, planTypeNames, planTableFeatures)
  const read = (label: string) => rows.find(row => row.label === label)
  expect(read('Price today')).toEqual({
    label: 'Price today',
    cells: ['$49.95/mo', '$60.00/mo'],
    equal: false,
  })
  expect(read('Later price')?.cells).toEqual(['$89.95/mo from month 13', 'later price not published'])
  expect(read('One-time fees')?.cells).toEqual(['$75.00', null])
  expect(read('24-month total')?.cells).toEqual(['$1,753.80', '$1,440.00 if today’s price stays'])
  expect(read('Download speed')?.equal).toBe(true)
  expect(read('Reward card value')?.cells).toEqual([null, '$200.00'])
  expect(new Set(rows.map(row => row.label)).size).toBe(rows.length)
  expect(read('Unlimited data')).toMatchObject({ cells: [true, true], equal: true })
  expect(read('Wi-Fi equipment included')).toBeUndefined()
})

test('one plan alone has no equal rows', () => {
  const rows = comparisonRows(byId('metronet-1-gig'), planTypeNames, planTableFeatures)
  expect(rows.every(row => !row.equal)).toBe(true)
})

test('the cost of one Mbps is told in cents', () => {
  expect(formatPerMbps({ priceCents: 2499, downloadMbps: 100 })).toBe('25.0¢')
  expect(formatPerMbps({ priceCents: 10_995, downloadMbps: 5000 })).toBe('2.2¢')
})
