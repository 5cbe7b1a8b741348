import type { Offering } from '#domain/catalog/offering.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'

/*
 * What the shipped catalog says about prices, for tests of what visitors see. No test types such a price again. Sums
 * are computed here step by step, without the rules that pages use.
 */

const catalogue = readSeed()

function offeringOf(planId: string): Offering {
  const offering = catalogue.offering(planId)
  if (!offering) throw new Error(`The catalogue has no ${planId}`)
  return offering
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** What plans, packages or builder choices cost together today, in cents a month. */
export function centsOf(...planIds: string[]): number {
  return sum(planIds.map(id => offeringOf(id).schedule.steps[0]?.monthlyCents ?? Number.NaN))
}

/** The same as pages show it: `$12.34/mo`. */
export function priceOf(...planIds: string[]): string {
  return formatMonthly(centsOf(...planIds))
}

const stepsOf = (planId: string) =>
  offeringOf(planId).schedule.steps.flatMap(({ monthlyCents }) => monthlyCents ?? [])

/** What they cost together once every published step is behind them: `$12.34/mo`. */
export function laterPriceOf(...planIds: string[]): string {
  return formatMonthly(sum(planIds.map(id => stepsOf(id).at(-1) ?? Number.NaN)))
}

/** By how much they cost more then than today: `$1.00`. */
export function riseOf(...planIds: string[]): string {
  return formatCents(sum(planIds.map(id => (stepsOf(id).at(-1) ?? Number.NaN) - centsOf(id))))
}

/** What they charge once, in cents. */
const feeCentsOf = (...planIds: string[]): number =>
  sum(planIds.flatMap(id => offeringOf(id).schedule.oneTimeFees.map(({ cents }) => cents)))

/** The same as pages show it: `$50.00`. */
export const feesOf = (...planIds: string[]): string => formatCents(feeCentsOf(...planIds))

/** The first month with what is charged once: `$62.34`. */
export const firstBillOf = (...planIds: string[]): string =>
  formatCents(centsOf(...planIds) + feeCentsOf(...planIds))

/** What they cost together over a number of months, in cents, with one-time fees; whether that is known for certain or not. */
export function sumCentsOver(months: number, ...planIds: string[]): number {
  const totals = planIds.map(id => {
    const { steps, oneTimeFees } = offeringOf(id).schedule
    const priceIn = (month: number) =>
      steps.findLast(step => step.fromMonth <= month && step.monthlyCents !== null)?.monthlyCents ??
      Number.NaN
    const bills = Array.from({ length: months }, (_, index) => priceIn(index + 1))
    return sum([...bills, ...oneTimeFees.map(fee => fee.cents)])
  })
  return sum(totals)
}

/** What the label of a plan adds each month, or adds at most, as the catalog knows it, in cents. */
export const labelFeeCentsOf = (planId: string): number =>
  catalogue.internetPlan(planId)?.labelFee?.cents ?? Number.NaN

/** The same as pages show it: `$1.23`. */
export const labelFeeOf = (planId: string): string => formatCents(labelFeeCentsOf(planId))

/** The same as pages show it, without a word before it. */
export const sumOver = (months: number, ...planIds: string[]): string =>
  formatCents(sumCentsOver(months, ...planIds))

/**
 * What they cost together over a number of months, with one-time fees: a minimum if a month has no published price, fees on
 * top are not known or labels state higher prices, and only about right if labels state lower ones.
 */
export function totalOf(months: number, ...planIds: string[]): string {
  const isOpen = ({ schedule }: Offering) =>
    schedule.feesUnknown === true ||
    schedule.steps.some(step => step.fromMonth <= months && step.monthlyCents === null)
  const differ = planIds.map(id => catalogue.internetPlan(id)?.labelsDiffer)
  const isMinimum = differ.includes('higher') || planIds.map(offeringOf).some(isOpen)
  return `${differ.includes('any') ? 'about ' : isMinimum ? 'at least ' : ''}${sumOver(months, ...planIds)}`
}
