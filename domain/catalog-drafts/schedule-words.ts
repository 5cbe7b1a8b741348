import { scheduleSentence } from '#domain/pricing/describe-schedule.ts'
import { feePurposeNames, purposeOfName } from '#domain/pricing/fee-purpose.ts'
import type { OneTimeFee, PriceSchedule } from '#domain/pricing/price-schedule.ts'
import { formatCents } from '#domain/shared/money.ts'

/** A price as the desk reads it: as visitors do, and what a fee is for where its name doesn't say that. */
export const scheduleInWords = (schedule: PriceSchedule): string =>
  [
    scheduleSentence({ ...schedule, oneTimeFees: [] }),
    ...schedule.oneTimeFees.map(fee => `${fee.label} ${feeInWords(fee)}.`),
  ].join(' ')

/** The amount of a fee, such as `$75.00 once`, or `$75.00 once (installation)` where its name tells nothing of it. */
export function feeInWords({ label, cents, purpose }: OneTimeFee): string {
  const told = purposeOfName(label) === purpose ? '' : ` (${feePurposeNames[purpose].toLowerCase()})`
  return `${formatCents(cents)} once${told}`
}
