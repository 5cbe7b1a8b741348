import { certainMonthlyCents, isCertain, isOfOtherState } from '#domain/labels/certain-fees.ts'
import type { LabelFacts, LabelFee } from '#domain/labels/label.ts'
import { purposeOfName } from '#domain/pricing/fee-purpose.ts'
import {
  type OtherPrice,
  type PriceSchedule,
  plusMonthly,
  priceToday,
} from '#domain/pricing/price-schedule.ts'

/** A fee on top of the listed price, as the provider's label has it. */
export type Charge = {
  name: string
  every: 'month' | 'once'
  /** `null` if the label gives no amount. */
  cents: number | null
  /** The amount is a maximum. */
  upTo: boolean
  /** The amount as published. */
  text: string
}

/** A fee that everybody pays, with its amount. */
export type CertainCharge = Omit<Charge, 'cents'> & { cents: number }

/** The parts of a label that say what is charged. */
export type LabelFees = Pick<LabelFacts, 'priceNowCents' | 'monthlyFees' | 'oneTimeFees' | 'taxes'>

/** What a plan's label says beyond its listed price. */
export type LabelCharges = {
  /** Everybody pays these: they are part of bills and totals. */
  certain: CertainCharge[]
  /** These depend on choices or events: named, never counted. */
  depending: Charge[]
  /** Everybody there pays these, without an amount in dollars or with one that depends on the address: totals are minimums. */
  unstated?: Charge[]
  /** The labels state another price than the listed one, at least at some addresses. */
  otherPrice?: OtherPrice
  /** Whether the label says that government taxes are not included, and in which words. */
  taxes: string | null
}

/**
 * The label's fees that the price list doesn't already include. A one-time fee with the same purpose as one of the
 * schedule is the same fee if everybody pays it or the amount is the same, and a listed price equal to the label's price plus its certain monthly fees includes
 * those. A fee without an amount, or with a maximum, is named and not counted; free ones are left out. In a state, so are
 * those of other states, and everybody pays its own.
 */
export function labelCharges(facts: LabelFees, schedule: PriceSchedule, state?: string): LabelCharges {
  const isListed = (fee: LabelFee) => {
    const purpose = purposeOfName(fee.name)
    const same = schedule.oneTimeFees.filter(
      one => one.purpose === 'all' || (purpose !== 'other' && one.purpose === purpose),
    )
    return isCertain(fee, state) ? same.length > 0 : same.some(({ cents }) => cents === fee.cents)
  }
  const includes =
    priceToday(schedule) === facts.priceNowCents + certainMonthlyCents(facts.monthlyFees, state)
  const isInPrice = (fee: LabelFee) => includes && fee.cents !== null && isCertain(fee, state)
  const all: Charge[] = [
    ...facts.monthlyFees.filter(fee => !isInPrice(fee)).map(fee => chargeOf(fee, 'month')),
    ...facts.oneTimeFees.filter(fee => !isListed(fee)).map(fee => chargeOf(fee, 'once')),
  ].filter(charge => charge.cents !== 0 && !(state && isOfOtherState(charge, state)))
  const certain = all.filter(
    (charge): charge is CertainCharge => isCertain(charge, state) && hasAmount(charge),
  )
  const unstated = all.filter(charge => isCertain(charge, state) && !hasAmount(charge))
  const counted = new Set<Charge>([...certain, ...unstated])
  return {
    certain,
    depending: all.filter(charge => !counted.has(charge)),
    taxes: facts.taxes,
    ...(unstated.length > 0 ? { unstated } : {}),
  }
}

const hasAmount = ({ cents, upTo }: Charge) => cents !== null && !upTo

const chargeOf = ({ name, cents, upTo, text }: LabelFee, every: Charge['every']): Charge => ({
  ...{ name: name.trim() || 'Fee', every, cents, upTo: upTo === true, text },
})

/**
 * A plan's schedule with what everybody pays on top: every published and every assumed price goes up by the monthly
 * fees.
 */
export function withCharges(schedule: PriceSchedule, certain: readonly CertainCharge[]): PriceSchedule {
  const monthly = certain.filter(charge => charge.every === 'month').reduce((sum, one) => sum + one.cents, 0)
  return {
    ...plusMonthly(schedule, monthly),
    oneTimeFees: [
      ...schedule.oneTimeFees,
      ...certain
        .filter(charge => charge.every === 'once')
        .map(({ name, cents }) => ({ label: name, cents, purpose: purposeOfName(name) })),
    ],
  }
}
