import { type PriceSchedule, plusMonthly } from './price-schedule.ts'

/** What everybody pays each month above our price, in cents; `upTo` if it depends on the address. */
export type AddedFee = { cents: number; upTo: boolean }

/** What totals count: a schedule with the fee that everybody pays on top. One that depends on the address isn't known. */
export const withAddedFee = (schedule: PriceSchedule, fee: AddedFee | undefined): PriceSchedule =>
  fee && !fee.upTo ? plusMonthly(schedule, fee.cents) : schedule
