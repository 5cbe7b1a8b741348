import { withOtherPrice } from '#domain/pricing/other-price.ts'
import {
  type AddedFee,
  type PriceSchedule,
  priceToday,
  withAddedFee,
} from '#domain/pricing/price-schedule.ts'
import { formatCents } from '#domain/shared/money.ts'
import { type Condition, wordsOf } from './condition.ts'
import type { InternetPlan } from './internet-plan.schema.ts'
import { soldInWords } from './sold-in-words.ts'

/** Cheapest today first; if equal, the faster one. */
export const cheapestFirst = (a: InternetPlan, b: InternetPlan): number =>
  priceToday(a.schedule) - priceToday(b.schedule) || b.downloadMbps - a.downloadMbps

/** Whether the provider's own broadband label confirms the plan at its price. */
export const isConfirmed = ({
  labels,
  labelsConfirm,
}: Pick<InternetPlan, 'labels' | 'labelsConfirm'>): boolean => labels.length > 0 && labelsConfirm

/** Whether the plan has a label at all, whatever it says. */
export const isLabeled = ({ labels }: Pick<InternetPlan, 'labels'>): boolean => labels.length > 0

/** What labels say beyond the listed price where no place is known: a fee on top, and that they state other prices, too. */
export function addedAnywhere({
  labelFee,
  labelsDiffer,
}: Pick<InternetPlan, 'labelFee' | 'labelsDiffer'>): AddedFee | undefined {
  return labelsDiffer ? withOtherPrice(labelsDiffer, labelFee) : (labelFee ?? undefined)
}

/** What is known of a plan's labels where no place is: whether they confirm its price, and what they say beyond it. */
export function labelsAnywhere(
  plan: Pick<InternetPlan, 'labels' | 'labelsConfirm' | 'labelFee' | 'labelsDiffer'>,
): { hasLabel: boolean; labelPrices?: { added: AddedFee } } {
  const added = addedAnywhere(plan)
  return { hasLabel: isConfirmed(plan), ...(added ? { labelPrices: { added } } : {}) }
}

/** What totals of a plan count where no place is known: its price, and what its labels say there. */
export const countedAnywhere = (
  plan: Pick<InternetPlan, 'schedule' | 'labelFee' | 'labelsDiffer'>,
): PriceSchedule => withAddedFee(plan.schedule, addedAnywhere(plan))

/** The note on a price that no label confirms. */
export const NOT_CONFIRMED = 'Not confirmed by the provider’s label.'

/** The condition of a price that only those who pay by autopay get. */
const WITH_AUTOPAY = 'With autopay and paperless billing.'

/** The condition of a price from which those who pay by autopay get something off. */
const BEFORE_AUTOPAY = 'Before AutoPay and other discounts.'

/** How a price depends on autopay, in two words as rows show it; `null` if it doesn't, as far as we know. */
export function autopayInWords({
  withAutopay,
  beforeAutopay,
}: Pick<InternetPlan, 'withAutopay' | 'beforeAutopay'>): string | null {
  if (withAutopay) return 'With autopay'
  return beforeAutopay ? 'Before autopay' : null
}

type Data = Pick<InternetPlan, 'dataCapGb' | 'moreDataGb' | 'moreDataCents' | 'labels'>

/** How much data a plan includes each month, and what more costs, a sentence each; none where nobody says it. */
export const dataInWords = ({ dataCapGb, moreDataGb, moreDataCents, labels }: Data): string[] => [
  ...(dataCapGb === null ? [] : [`Monthly data plan of ${gigabytes(dataCapGb)}.`]),
  ...(moreDataGb === null || moreDataCents === null
    ? []
    : [
        // Labels differ by address.
        `${labels.length > 0 ? 'On most of its labels each' : 'Each'} further ${gigabytes(moreDataGb)} costs ${formatCents(moreDataCents)}.`,
      ]),
]

const gigabytes = (count: number) => `${count.toLocaleString('en-US')} GB`

type Priced = Pick<InternetPlan, 'withAutopay' | 'beforeAutopay' | 'conditions'> & Data

/** What a plan's price depends on, in one sentence each. */
export const priceConditions = (plan: Priced): string[] => wordsOf(conditionsOfPrice(plan))

/** The same, each with what it is about. */
export const conditionsOfPrice = (plan: Priced): Condition[] => [
  ...[...autopayConditions(plan), ...dataInWords(plan)].map(asOther),
  ...plan.conditions,
]

/** What is said by fields of their own. */
const asOther = (words: string): Condition => ({ about: 'other', words })

/** How a price depends on autopay, in a sentence; none if it doesn't, as far as we know. */
export const autopayConditions = ({
  withAutopay,
  beforeAutopay,
}: Pick<InternetPlan, 'withAutopay' | 'beforeAutopay'>): string[] => [
  ...(withAutopay ? [WITH_AUTOPAY] : []),
  ...(beforeAutopay ? [BEFORE_AUTOPAY] : []),
]

/**
 * What the price of a plan with its price locked depends on. The plan's own sentences are about the price without the
 * lock: its introductory period, and what labels say of it.
 */
export function lockConditions(
  plan: Pick<InternetPlan, 'withAutopay' | 'beforeAutopay'> & Data,
  { months, schedule }: NonNullable<InternetPlan['priceLock']>,
): Condition[] {
  const isLastKnown = schedule.steps.at(-1)?.monthlyCents !== null
  const locked = `The same price for ${months} months${isLastKnown ? '' : '; what follows isn’t published'}.`
  return [
    { about: 'lasting', words: locked },
    ...[...autopayConditions(plan), ...dataInWords(plan)].map(asOther),
  ]
}

/** What a plan's price depends on, plus where it is sold if that isn't everywhere, and whether a label confirms it. */
export function conditionsOf(plan: InternetPlan): string[] {
  return [
    ...priceConditions(plan),
    ...soldInWords(plan).map(words => `${words}.`),
    ...(isConfirmed(plan) ? [] : [NOT_CONFIRMED]),
  ]
}

/** The service name of a plan with its price locked. */
export function lockedServiceName(
  { name }: Pick<InternetPlan, 'name'>,
  { months }: { months: number },
): string {
  return `${name} with ${months}-month price lock`
}
