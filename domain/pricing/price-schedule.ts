import type { FeePurpose } from './fee-purpose.ts'

/** A monthly price from a month on. `null` means that the provider doesn't publish what it costs then. */
export type PriceStep = {
  /** The first bill is month 1. */
  fromMonth: number
  monthlyCents: number | null
  /**
   * Only with `null`, and only if the last published price isn't the right guess: in a bundle whose other parts do
   * publish a change in that month.
   */
  assumedCents?: number
}

/** A one-time charge, such as an installation fee: its name for readers, and what it is for. */
export type OneTimeFee = { label: string; cents: number; purpose: FeePurpose }

/**
 * What a service costs over time: steps in ascending order, the first in month 1 and published, and the one-time
 * fees. All figures are integer cents.
 */
export type PriceSchedule = {
  steps: readonly PriceStep[]
  oneTimeFees: readonly OneTimeFee[]
  /** Everybody pays a fee besides, and nobody says what it comes to: what can be added up is a minimum. */
  feesUnknown?: true
  /** With `feesUnknown`: the price itself may be lower for a home, too, so that not even a minimum is known. */
  isAbout?: true
}

/** The price of one month. Totals use `countedCents`: the published price, or else the assumed one. */
export type MonthPrice = { month: number; cents: number | null; countedCents: number }

/** How many months of prices we look at: what the price horizon shows. */
export const HORIZON_MONTHS = 36

/** A schedule with one price that the provider publishes without an end. */
export function flat(cents: number, oneTimeFees: readonly OneTimeFee[] = []): PriceSchedule {
  return { steps: [{ fromMonth: 1, monthlyCents: cents }], oneTimeFees }
}

/** An introductory price for a number of months, then the published later price, or `null` if none is published. */
export function introThen(
  introCents: number,
  introMonths: number,
  laterCents: number | null,
  oneTimeFees: readonly OneTimeFee[] = [],
): PriceSchedule {
  if (!Number.isInteger(introMonths) || introMonths < 1)
    throw new RangeError('An introductory price lasts months')
  return {
    steps: [
      { fromMonth: 1, monthlyCents: introCents },
      { fromMonth: introMonths + 1, monthlyCents: laterCents },
    ],
    oneTimeFees,
  }
}

/** The same with an amount on top every month, of published and of assumed prices. */
export function plusMonthly(schedule: PriceSchedule, cents: number): PriceSchedule {
  return {
    ...schedule,
    steps: schedule.steps.map(({ fromMonth, monthlyCents, assumedCents }) => ({
      fromMonth,
      monthlyCents: monthlyCents === null ? null : monthlyCents + cents,
      ...(assumedCents === undefined ? {} : { assumedCents: assumedCents + cents }),
    })),
  }
}

/** Labels state another price than ours: all of them a higher one, or any, by address or because they contradict it. */
export type OtherPrice = 'higher' | 'any'

/** What everybody pays each month above our price, in cents; `upTo` if it depends on the address. */
export type AddedFee = {
  cents: number
  upTo: boolean
  /** Another one that everybody pays, as its label names it: without an amount in dollars. */
  unstated?: string
  /** That one is paid once and not every month. */
  once?: true
  /** Our price isn't what its labels say, or not everywhere. */
  otherPrice?: OtherPrice
}

/**
 * What totals count: a schedule with the fee that everybody pays on top. One that depends on the address and one without
 * an amount aren't counted: they make totals minimums, as labels with a higher price do. Where labels state a lower one,
 * a total is no more than about right.
 */
export function withAddedFee(schedule: PriceSchedule, fee: AddedFee | undefined): PriceSchedule {
  if (!fee) return schedule
  const counted = fee.upTo ? schedule : plusMonthly(schedule, fee.cents)
  const { otherPrice } = fee
  if (!fee.upTo && !fee.unstated && !otherPrice) return counted
  return { ...counted, feesUnknown: true, ...(otherPrice === 'any' ? { isAbout: true } : {}) }
}

/** A price that the provider promises for a number of months, with no published later price. */
export function promisedFor(
  cents: number,
  months: number,
  oneTimeFees: readonly OneTimeFee[] = [],
): PriceSchedule {
  return introThen(cents, months, null, oneTimeFees)
}

/** A price published for today without saying how long it lasts: only the first bill is certain. */
export function todayOnly(cents: number, oneTimeFees: readonly OneTimeFee[] = []): PriceSchedule {
  return {
    steps: [
      { fromMonth: 1, monthlyCents: cents },
      { fromMonth: 2, monthlyCents: null },
    ],
    oneTimeFees,
  }
}

/** What the first month costs, in cents, without one-time fees: the price on every card, cart line and order. */
export function priceToday(schedule: PriceSchedule): number {
  const first = schedule.steps[0]
  if (!first || first.fromMonth !== 1 || first.monthlyCents === null) {
    throw new RangeError('A price schedule begins with a published price in month 1')
  }
  return first.monthlyCents
}

/** What is charged once, in cents. */
export function oneTimeTotal(schedule: PriceSchedule): number {
  return schedule.oneTimeFees.reduce((sum, fee) => sum + fee.cents, 0)
}

/** The price of each month from the first on. */
export function monthlyPrices(schedule: PriceSchedule, months = HORIZON_MONTHS): MonthPrice[] {
  let cents: number | null = priceToday(schedule)
  let countedCents = cents
  const changes = new Map(schedule.steps.map(step => [step.fromMonth, step]))
  return Array.from({ length: months }, (_, index) => {
    const step = changes.get(index + 1)
    if (step) {
      cents = step.monthlyCents
      countedCents = step.monthlyCents ?? step.assumedCents ?? countedCents
    }
    return { month: index + 1, cents, countedCents }
  })
}

/**
 * What the service costs over a number of months, one-time fees included. If the later price isn't published, the
 * last published price is used, and `assumed` says so, as it does where a fee that everybody pays can't be counted.
 */
export function totalOver(
  schedule: PriceSchedule,
  months: number,
): { cents: number; assumed: boolean; isAbout?: true } {
  const prices = monthlyPrices(schedule, months)
  return {
    cents: prices.reduce((sum, price) => sum + price.countedCents, oneTimeTotal(schedule)),
    assumed: schedule.feesUnknown === true || prices.some(price => price.cents === null),
    ...(schedule.isAbout ? { isAbout: true } : {}),
  }
}

/** For how many months from the first the price is published without a gap, at most `limit`. */
export function publishedMonths(schedule: PriceSchedule, limit = HORIZON_MONTHS): number {
  const gap = monthlyPrices(schedule, limit).findIndex(price => price.cents === null)
  return gap === -1 ? limit : gap
}

/** For how many months from the first today's price is published to stay, at most `limit`. */
export function monthsAtTodaysPrice(schedule: PriceSchedule, limit = HORIZON_MONTHS): number {
  const today = priceToday(schedule)
  const change = monthlyPrices(schedule, limit).findIndex(price => price.cents !== today)
  return change === -1 ? limit : change
}
