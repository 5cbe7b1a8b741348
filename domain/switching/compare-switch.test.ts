import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySchedule } from '#domain/pricing/price-schedule.arbitrary.ts'
import { flat, introThen, todayOnly, totalOver } from '#domain/pricing/price-schedule.ts'
import { compareSwitch } from './compare-switch.ts'
import { type CurrentService, type EarlyTermination, terminationFeeCents } from './current-service.ts'
import { assumptionsOf, verdictOf } from './switching-words.ts'

const today: CurrentService = {
  provider: 'Spectrum',
  monthlyCents: 9000,
  monthsLeft: 0,
  termination: { rule: 'none' },
  equipment: { plan: 'none' },
  overlapDays: 0,
}

test.each<[EarlyTermination, number, number | null]>([
  [{ rule: 'none' }, 6, 0],
  [{ rule: 'unknown' }, 6, null],
  [{ rule: 'flat', cents: 20_000 }, 6, 20_000],
  [{ rule: 'per-month-left', centsPerMonth: 1500 }, 6, 9000],
  [{ rule: 'declining', startCents: 36_000, lessPerMonthCents: 1500, monthsServed: 10 }, 14, 21_000],
  // It never falls below zero.
  [{ rule: 'declining', startCents: 10_000, lessPerMonthCents: 1500, monthsServed: 10 }, 2, 0],
  // A contract that has ended costs nothing to end.
  [{ rule: 'flat', cents: 20_000 }, 0, 0],
  [{ rule: 'unknown' }, 0, 0],
])('the fee of %j with %i months left', (termination, monthsLeft, cents) => {
  expect(terminationFeeCents({ termination, monthsLeft })).toBe(cents)
})

test('a cheaper plan saves from the first month', () => {
  const comparison = compareSwitch(today, { schedule: flat(5000) })
  expect(comparison).toMatchObject({
    firstYearSavingCents: 48_000,
    aheadFromMonth: 1,
    behindAgainFromMonth: null,
  })
  expect(verdictOf(comparison)).toEqual({
    tone: 'good',
    headline: 'Switching saves $480.00 in the first year',
    when: 'You’re ahead from the first month.',
  })
})

test('fees of both sides come off first, and the month in which they are earned back is told', () => {
  const current: CurrentService = {
    ...today,
    monthsLeft: 4,
    termination: { rule: 'flat', cents: 10_000 },
    equipment: { plan: 'keep', feeCents: 2000 },
    overlapDays: 5,
  }
  const comparison = compareSwitch(current, {
    schedule: flat(6000, [{ label: 'Installation fee', cents: 7500, purpose: 'installation' }]),
  })
  expect(comparison.costs.map(cost => [cost.kind, cost.cents])).toEqual([
    ['new-service', 7500],
    ['termination', 10_000],
    ['equipment', 2000],
    ['overlap', 9000],
  ])
  expect(comparison).toMatchObject({ firstYearSavingCents: 36_000 - 28_500, aheadFromMonth: 10 })
  expect(verdictOf(comparison).when).toBe('You’re ahead from month 10.')
})

test('a loss is said plainly, and so is falling behind again after a higher later price', () => {
  const dearer = verdictOf(compareSwitch(today, { schedule: flat(10_000) }))
  expect(dearer.headline).toBe('Switching costs $120.00 more in the first year')
  expect(dearer.when).toBe('You aren’t ahead at any point in the first 36 months.')
  const jumping = verdictOf(compareSwitch(today, { schedule: introThen(5000, 12, 20_000) }))
  expect(jumping.when).toBe('You’re ahead from month 1, and behind again from month 17.')
  expect(verdictOf(compareSwitch(today, { schedule: flat(9000) })).tone).toBe('even')
})

test('what nobody publishes or knows is named and never passed off as known', () => {
  const current: CurrentService = {
    ...today,
    monthsLeft: 3,
    termination: { rule: 'unknown' },
    equipment: { plan: 'keep', feeCents: null },
  }
  const comparison = compareSwitch(current, { schedule: todayOnly(5000) })
  expect(comparison).toMatchObject({ notCounted: ['termination', 'equipment'], unpublishedFromMonth: 2 })
  expect(verdictOf(comparison)).toEqual({
    tone: 'even',
    headline:
      'Switching saves $480.00 in the first year if the new price stays, before any early termination fee and any fee for equipment you keep',
    when: 'When you’re ahead depends on those fees.',
  })
  const words = assumptionsOf(comparison, current, { schedule: todayOnly(5000) }).join(' ')
  expect(words).toContain('Not counted: your early termination fee')
  expect(words).toContain('price may change anytime')
})

test('a fee that nobody knows leaves a sum before it and no month from which a switch pays', () => {
  const unknown: CurrentService = { ...today, monthsLeft: 6, termination: { rule: 'unknown' } }
  expect(verdictOf(compareSwitch(unknown, { schedule: flat(5000) }))).toEqual({
    tone: 'even',
    headline: 'Switching saves $480.00 in the first year, before any early termination fee',
    when: 'When you’re ahead depends on that fee.',
  })
  // A fee makes a loss only larger.
  expect(verdictOf(compareSwitch(unknown, { schedule: flat(10_000) }))).toEqual({
    tone: 'bad',
    headline: 'Switching costs $120.00 more in the first year, before any early termination fee',
    when: 'You aren’t ahead at any point in the first 36 months.',
  })
})

const cents = fc.integer({ min: 0, max: 50_000 })
const termination: fc.Arbitrary<EarlyTermination> = fc.oneof(
  fc.constant({ rule: 'none' } as const),
  fc.constant({ rule: 'unknown' } as const),
  cents.map(fee => ({ rule: 'flat', cents: fee }) as const),
  cents.map(fee => ({ rule: 'per-month-left', centsPerMonth: fee }) as const),
  fc
    .record({ startCents: cents, lessPerMonthCents: cents, monthsServed: fc.integer({ min: 0, max: 36 }) })
    .map(rule => ({ rule: 'declining', ...rule }) as const),
)
test('a fee that the label adds every month is counted if its amount is known, and named in any case', () => {
  const known = { schedule: flat(5000), fee: { cents: 225, upTo: false } }
  expect(compareSwitch(today, known).firstYearSavingCents).toBe(12 * (9000 - 5225))
  expect(assumptionsOf(compareSwitch(today, known), today, known)[0]).toBe(
    'Counted: $2.25/mo of fees that the new plan’s label adds.',
  )
  const byAddress = { schedule: flat(5000), fee: { cents: 225, upTo: true } }
  expect(compareSwitch(today, byAddress).firstYearSavingCents).toBe(12 * (9000 - 5000))
  expect(assumptionsOf(compareSwitch(today, byAddress), today, byAddress)[0]).toMatch(
    /^Not counted: up to \$2\.25\/mo/,
  )
})

const feeCents = fc.option(cents)
const anyService: fc.Arbitrary<CurrentService> = fc.record({
  provider: fc.constant(''),
  monthlyCents: cents,
  monthsLeft: fc.integer({ min: 0, max: 24 }),
  termination,
  equipment: fc.oneof(
    fc.constant({ plan: 'none' } as const),
    feeCents.map(fee => ({ plan: 'return', feeCents: fee }) as const),
    feeCents.map(fee => ({ plan: 'keep', feeCents: fee }) as const),
  ),
  overlapDays: fc.integer({ min: 0, max: 90 }),
})

test('the first year is twelve bills less what the plan costs in all and what the switch costs once', () => {
  fc.assert(
    fc.property(anyService, anySchedule, (service, schedule) => {
      const { firstYearSavingCents, costs } = compareSwitch(service, { schedule })
      const ownCosts = costs
        .filter(cost => cost.kind !== 'new-service')
        .reduce((sum, cost) => sum + cost.cents, 0)
      expect(firstYearSavingCents).toBe(12 * service.monthlyCents - totalOver(schedule, 12).cents - ownCosts)
    }),
  )
})

test('ahead means: never before, in that month, and until the month that is told', () => {
  fc.assert(
    fc.property(anyService, anySchedule, (service, schedule) => {
      const {
        aheadFromMonth: from,
        behindAgainFromMonth: until,
        months,
      } = compareSwitch(service, { schedule })
      expect(months.every(one => (one.month < (from ?? 37) ? one.sumCents <= 0 : true))).toBe(true)
      if (from === null) return
      expect(months[from - 1]?.sumCents).toBeGreaterThan(0)
      expect(months.slice(from, (until ?? 37) - 1).every(one => one.sumCents >= 0)).toBe(true)
    }),
  )
})
