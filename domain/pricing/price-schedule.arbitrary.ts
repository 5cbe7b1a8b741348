import * as fc from 'fast-check'
import { feePurposes } from './fee-purpose.ts'
import type { PriceSchedule } from './price-schedule.ts'

const cents = fc.integer({ min: 0, max: 30_000 })
const laterStep = fc.record({
  fromMonth: fc.integer({ min: 2, max: 48 }),
  monthlyCents: fc.option(cents, { nil: null }),
})
const fee = fc.record({
  label: fc.constantFrom('Installation fee', 'Activation', 'Equipment'),
  cents,
  purpose: fc.constantFrom(...feePurposes),
})

/** Any price schedule that the rules allow, for property tests. */
export const anySchedule: fc.Arbitrary<PriceSchedule> = fc
  .record({
    first: cents,
    later: fc.uniqueArray(laterStep, { selector: step => step.fromMonth, maxLength: 4 }),
    oneTimeFees: fc.array(fee, { maxLength: 3 }),
  })
  .map(({ first, later, oneTimeFees }) => ({
    steps: [{ fromMonth: 1, monthlyCents: first }, ...later.toSorted((a, b) => a.fromMonth - b.fromMonth)],
    oneTimeFees,
  }))
