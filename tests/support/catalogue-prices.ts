import type { Offering } from '#domain/catalog/offering.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'

/*
 * What the catalogue that the project comes with says of prices, for tests of what visitors see. No test types a price
 * of it a second time. Sums are made here step by step, without the rules that pages use.
 */

const catalogue = readSeed()

function offeringOf(planId: string): Offering {
  const offering = catalogue.offering(planId)
  if (!offering) throw new Error(`The catalogue has no ${planId}`)
  return offering
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** What plans, packages or choices of the builder cost together today, in cents a month. */
export function centsOf(...planIds: string[]): number {
  return sum(planIds.map(id => offeringOf(id).schedule.steps[0]?.monthlyCents ?? Number.NaN))
}

/** The same as pages show it: `$12.34/mo`. */
export function priceOf(...planIds: string[]): string {
  return formatMonthly(centsOf(...planIds))
}

/** What they cost together over some months, with what is paid once: at least that, where a month has no published price. */
export function totalOf(months: number, ...planIds: string[]): string {
  const totals = planIds.map(id => {
    const { steps, oneTimeFees } = offeringOf(id).schedule
    const priceIn = (month: number) =>
      steps.findLast(step => step.fromMonth <= month && step.monthlyCents !== null)?.monthlyCents ??
      Number.NaN
    const bills = Array.from({ length: months }, (_, index) => priceIn(index + 1))
    return sum([...bills, ...oneTimeFees.map(fee => fee.cents)])
  })
  const isOpen = ({ schedule }: Offering) =>
    schedule.steps.some(step => step.fromMonth <= months && step.monthlyCents === null)
  return `${planIds.map(offeringOf).some(isOpen) ? 'at least ' : ''}${formatCents(sum(totals))}`
}

/** An amount of whole dollars as texts show it: `$300`. */
export function wholeDollars(cents: number): string {
  return `$${cents / 100}`
}
