import type { PriceSchedule } from './price-schedule.ts'

/** Whether two schedules charge the same under the same names. What a fee is said to be for changes no price. */
export const samePrices = (one: PriceSchedule, other: PriceSchedule): boolean =>
  JSON.stringify(charged(one)) === JSON.stringify(charged(other))

const charged = ({ steps, oneTimeFees, feesUnknown, isAbout }: PriceSchedule) => [
  steps.map(({ fromMonth, monthlyCents, assumedCents }) => [fromMonth, monthlyCents, assumedCents]),
  oneTimeFees.map(({ label, cents }) => [label, cents]),
  [feesUnknown, isAbout],
]
