import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { totalOf } from '#domain/pricing/known-total.ts'
import { anySchedule } from '#domain/pricing/price-schedule.arbitrary.ts'
import { flat, introThen, promisedFor, todayOnly } from '#domain/pricing/price-schedule.ts'
import { rankOffers, rankProviders } from './rank-providers.ts'
import { rankingPoints } from './ranking-formula.ts'
import { groupOf, groupsInWords, type PricedPlan, sortByTotal } from './total-order.ts'

const anyPlans: fc.Arbitrary<PricedPlan[]> = fc.uniqueArray(
  fc.record({ id: fc.string(), schedule: anySchedule, hasLabel: fc.boolean() }),
  { selector: plan => plan.id, maxLength: 10 },
)
const shuffled = anyPlans.chain(list =>
  fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
)
const ids = (plans: readonly { id: string }[]) => plans.map(plan => plan.id)

/** Pairs in a list where a plan with an unknown total comes before one whose total is known and lower. */
function misplaced(plans: readonly PricedPlan[]): [string, string][] {
  return plans.flatMap((first, index) =>
    plans
      .slice(index + 1)
      .filter(
        later =>
          groupOf(first) !== 'known' &&
          groupOf(later) === 'known' &&
          totalOf(later.schedule).cents < totalOf(first.schedule).cents,
      )
      .map((later): [string, string] => [first.id, later.id]),
  )
}

test('known means published to the end and confirmed by a label', () => {
  const rises = introThen(2000, 12, 4000)
  expect(groupOf({ schedule: rises, hasLabel: true })).toBe('known')
  expect(groupOf({ schedule: promisedFor(2000, 24), hasLabel: true })).toBe('known')
  expect(groupOf({ schedule: promisedFor(2000, 23), hasLabel: true })).toBe('not-published')
  expect(groupOf({ schedule: rises, hasLabel: false })).toBe('not-confirmed')
})

test('a cheap plan whose later price nobody publishes stands after a known total, however high', () => {
  const plans: PricedPlan[] = [
    { id: 'unconfirmed-open', schedule: todayOnly(1000), hasLabel: false },
    { id: 'unconfirmed', schedule: flat(9000), hasLabel: false },
    { id: 'open', schedule: promisedFor(2510, 12), hasLabel: true },
    { id: 'dear', schedule: flat(12_000), hasLabel: true },
    { id: 'rising', schedule: introThen(3015, 12, 5515), hasLabel: true },
  ]
  expect(ids(sortByTotal(plans))).toEqual(['rising', 'dear', 'open', 'unconfirmed', 'unconfirmed-open'])
})

test('no order by total puts an unknown total before one that is known and lower', () => {
  fc.assert(
    fc.property(anyPlans, plans => {
      expect(misplaced(sortByTotal(plans))).toEqual([])
      const input = { downloadMbps: 100, uploadMbps: 100, contractMonths: 0 }
      const ranked = rankOffers(plans, ({ id, schedule, hasLabel }) => ({
        key: id,
        hasLabel,
        input: { ...input, schedule },
      }))
      expect(misplaced(ranked)).toEqual([])
    }),
  )
})

test('the catalog keeps to it, in the list of all plans and in the ranking of providers', () => {
  const catalogue = readSeed()
  const priced = catalogue.internetPlans.map(({ id, schedule, labels }) => ({
    ...{ id, schedule },
    hasLabel: labels.length > 0,
  }))
  expect(misplaced(sortByTotal(priced))).toEqual([])
  const ranking = rankProviders(
    catalogue,
    catalogue.internetProviders.map(provider => provider.id),
  )
  const entry = ranking.flatMap(id => priced.find(plan => plan.id === catalogue.entryPlan(id)?.id) ?? [])
  expect(entry).toHaveLength(ranking.length)
  expect(misplaced(entry)).toEqual([])
})

test('the order depends neither on the order of the plans nor on commissions attached to them', () => {
  fc.assert(
    fc.property(shuffled, fc.array(fc.nat(), { minLength: 10, maxLength: 10 }), ([list, other], paid) => {
      const expected = ids(sortByTotal(list))
      expect(ids(sortByTotal(other))).toEqual(expected)
      expect(ids(sortByTotal(list.map((one, index) => ({ ...one, commissionCents: paid[index] }))))).toEqual(
        expected,
      )
    }),
  )
})

test('a provider never earns points by not publishing a later price', () => {
  const rest = { downloadMbps: 100, uploadMbps: 100, contractMonths: 0 }
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 1, max: 36 }),
      fc.integer({ min: 0, max: 20_000 }),
      (cents, months, later) => {
        const silent = rankingPoints({ ...rest, schedule: promisedFor(cents, months) })
        const said = rankingPoints({ ...rest, schedule: introThen(cents, months, later) })
        expect(silent.price).toBeLessThanOrEqual(said.price)
        expect(silent.priceLock).toBeLessThanOrEqual(said.priceLock)
        expect(silent.laterPrice).toBeLessThanOrEqual(said.laterPrice)
      },
    ),
  )
})

test('the guide says of a ranked plan that its later price is not published only where it is not', () => {
  const catalogue = readSeed()
  for (const { providerId, drawbacks } of catalogue.guides.bestProviders.providers) {
    const plan = catalogue.entryPlan(providerId)
    if (drawbacks.includes('Later price not published')) {
      expect([providerId, plan && totalOf(plan.schedule).known]).toEqual([providerId, false])
    }
  }
})

test('the order is told only as far as it parts the plans', () => {
  const known = { schedule: flat(5000), hasLabel: true }
  const minimum = { schedule: promisedFor(2000, 12), hasLabel: true }
  const unconfirmed = { schedule: promisedFor(1000, 12), hasLabel: false }
  expect(groupsInWords([known, known])).toBe('')
  expect(groupsInWords([known, minimum])).toBe(', known totals before others')
  // The lowest of these comes last, so that alone must be said of them.
  expect(groupsInWords([minimum, unconfirmed])).toBe(', prices that no label confirms last')
  expect(groupsInWords([known, minimum, unconfirmed])).toBe(
    ', known totals before others, prices that no label confirms last',
  )
})
