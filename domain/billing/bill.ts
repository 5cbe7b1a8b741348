import { fullName } from '#domain/catalog/full-name.ts'
import { combineSchedules } from '#domain/pricing/combine-schedules.ts'
import type { Total } from '#domain/pricing/known-total.ts'
import { monthlyPrices, type PriceSchedule } from '#domain/pricing/price-schedule.ts'
import { type CertainCharge, withCharges } from './label-charges.ts'

/** A service with its quantity, its terms and the fees that everybody pays on top. */
export type BilledService = {
  providerName: string
  serviceName: string
  quantity: number
  schedule: PriceSchedule
  certain: readonly CertainCharge[]
}

/** A line of a bill: what for, and how much for its whole quantity. */
export type BillLine = {
  kind: 'price' | 'monthly-fee' | 'one-time-fee'
  service: string
  name: string
  quantity: number
  cents: number
  /** False if the price of this month is not published, and the last published one is used. */
  published: boolean
}

/** The bill of one month, the first being month 1. It is known if all of its prices and fees are published. */
export type Bill = { month: number; lines: BillLine[] } & Total

/** The bill of a month, line by line. One-time fees are on the first bill only; taxes on none. */
export function billOf(services: readonly BilledService[], month: number): Bill {
  const lines = services.flatMap(service => linesOf(service, month))
  return {
    month,
    lines,
    cents: lines.reduce((sum, line) => sum + line.cents, 0),
    known: lines.every(line => line.published) && !services.some(({ schedule }) => schedule.feesUnknown),
    ...(services.some(({ schedule }) => schedule.isAbout) ? { isAbout: true } : {}),
  }
}

function linesOf({ providerName, serviceName, quantity, schedule, certain }: BilledService, month: number) {
  const price = monthlyPrices(schedule, month).at(-1)
  const line = (kind: BillLine['kind'], name: string, cents: number, published = true): BillLine => {
    return {
      kind,
      service: fullName(providerName, serviceName),
      name,
      quantity,
      cents: cents * quantity,
      published,
    }
  }
  const fees = (every: CertainCharge['every'], kind: BillLine['kind']) =>
    certain.filter(charge => charge.every === every).map(({ name, cents }) => line(kind, name, cents))
  return [
    line('price', 'Monthly price', price?.countedCents ?? 0, price?.cents !== null),
    ...fees('month', 'monthly-fee'),
    ...(month === 1
      ? [
          ...schedule.oneTimeFees.map(({ label, cents }) => line('one-time-fee', label, cents)),
          ...fees('once', 'one-time-fee'),
        ]
      : []),
  ]
}

/** Bills that are equal in every line are one, with all the months that it comes in. */
export function distinctBills(bills: readonly Bill[]): (Bill & { months: number[] })[] {
  const distinct: (Bill & { months: number[] })[] = []
  for (const bill of bills) {
    const same = distinct.find(one => JSON.stringify(one.lines) === JSON.stringify(bill.lines))
    if (same) same.months.push(bill.month)
    else distinct.push({ ...bill, months: [bill.month] })
  }
  return distinct
}

/** What services cost together, month by month: every total and every bill is computed from it. */
export function wholeSchedule(services: readonly BilledService[]): PriceSchedule {
  return combineSchedules(
    services.map(({ schedule, certain, quantity }) => timesOver(withCharges(schedule, certain), quantity)),
  )
}

/** A schedule multiplied by a quantity. */
function timesOver(schedule: PriceSchedule, times: number): PriceSchedule {
  return {
    ...schedule,
    steps: schedule.steps.map(({ fromMonth, monthlyCents, assumedCents }) => ({
      fromMonth,
      monthlyCents: monthlyCents === null ? null : monthlyCents * times,
      ...(assumedCents === undefined ? {} : { assumedCents: assumedCents * times }),
    })),
    oneTimeFees: schedule.oneTimeFees.map(fee => ({ ...fee, cents: fee.cents * times })),
  }
}
