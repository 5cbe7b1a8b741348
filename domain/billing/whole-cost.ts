import { type Condition, wordsOf } from '#domain/catalog/condition.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { taxKind } from '#domain/labels/tax-kind.ts'
import { TOTAL_MONTHS } from '#domain/pricing/known-total.ts'
import { withOtherPrice } from '#domain/pricing/other-price.ts'
import { type PriceSchedule, publishedMonths, withAddedFee } from '#domain/pricing/price-schedule.ts'
import { type Bill, billOf, wholeSchedule } from './bill.ts'
import { chargeInWords } from './charge-words.ts'
import type { Charge, LabelCharges } from './label-charges.ts'

/** A service with its quantity, the terms it is sold under, and what its label says; `null` without a label. */
export type CostedService = {
  providerName: string
  serviceName: string
  quantity: number
  schedule: PriceSchedule
  charges: LabelCharges | null
  /** What its price depends on. */
  conditions?: readonly Condition[]
}

/** What services cost in total, as far as it is published, and a list of what isn't. Money in cents. */
export type WholeCost = {
  /** All of them together, with the fees that everybody pays. */
  schedule: PriceSchedule
  /** The first and the thirteenth bill. */
  bills: Bill[]
  /** Services whose price is not published from some month on, within the months that totals count. */
  unpublished: { service: string; fromMonth: number }[]
  /** Fees that everybody there pays and whose amount nobody knows: totals and bills are minimums. */
  unstated: { service: string; name: string; text: string }[]
  /** What labels name and no bill counts. */
  labels: { service: string; depending: Charge[]; taxes: string | null }[]
  /** What prices depend on: whoever doesn't meet it pays another one. */
  conditions: { service: string; sentences: string[] }[]
  /** Services without a label from their provider, whose fees are unknown: totals and bills are minimums. */
  unlabelled: string[]
  /** Services whose labels state another price than ours, at least at some addresses. */
  otherPrice?: string[]
}

/** What everybody pays each month on top of the prices, by the labels: every later price, bill and total includes it. */
export const monthlyFees = ({ bills: [first] }: Pick<WholeCost, 'bills'>): number =>
  (first?.lines ?? []).filter(line => line.kind === 'monthly-fee').reduce((sum, line) => sum + line.cents, 0)

/** The months whose bills are shown: the first, and the one after a year. */
const SHOWN_BILLS = [1, 13] as const

/** Adds up services. Nothing is divided or estimated: what is not published is named. */
export function wholeCost(services: readonly CostedService[]): WholeCost {
  const billed = services.map(({ charges, ...service }) => ({
    ...service,
    schedule: withLabelDoubts(service.schedule, charges),
    certain: charges?.certain ?? [],
  }))
  const named = services.map(service => ({
    ...service,
    service: fullName(service.providerName, service.serviceName),
  }))
  const otherPrice = named.filter(({ charges }) => charges?.otherPrice).map(({ service }) => service)
  return {
    schedule: wholeSchedule(billed),
    bills: SHOWN_BILLS.map(month => billOf(billed, month)),
    unpublished: named.flatMap(({ service, schedule }) => {
      const months = publishedMonths(schedule, TOTAL_MONTHS)
      return months < TOTAL_MONTHS ? [{ service, fromMonth: months + 1 }] : []
    }),
    unstated: named.flatMap(({ service, charges }) =>
      (charges?.unstated ?? []).map(charge => ({ service, name: charge.name, text: chargeInWords(charge) })),
    ),
    labels: named.flatMap(({ service, charges }) =>
      charges ? [{ service, depending: charges.depending, taxes: charges.taxes }] : [],
    ),
    conditions: named.flatMap(({ service, conditions = [], charges }) => {
      const sentences = withoutTaxes(conditions, charges?.taxes ?? null)
      return sentences.length > 0 ? [{ service, sentences }] : []
    }),
    unlabelled: named.filter(({ charges }) => charges === null).map(({ service }) => service),
    ...(otherPrice.length > 0 ? { otherPrice } : {}),
  }
}

/** The conditions about taxes that the note below the sums says of each service anyway. */
const inNote = { none: 'taxes-none', 'on-top': 'taxes-on-top', included: null } as const

/** What a price depends on, without what the note about taxes says: together they said it twice. */
function withoutTaxes(conditions: readonly Condition[], taxes: string | null): string[] {
  const noted = inNote[taxKind(taxes)]
  return wordsOf(conditions.filter(({ about }) => about !== noted))
}

/** What a label leaves open of a service's price makes its total a minimum, or no more than about right. */
function withLabelDoubts(schedule: PriceSchedule, charges: LabelCharges | null): PriceSchedule {
  if (!charges || charges.unstated) schedule = { ...schedule, feesUnknown: true }
  return charges?.otherPrice ? withAddedFee(schedule, withOtherPrice(charges.otherPrice)) : schedule
}
