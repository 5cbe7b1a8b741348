import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { certainMonthlyCents, isCertain, isOfOtherState } from '#domain/labels/certain-fees.ts'
import type { LabelFacts, LabelFee } from '#domain/labels/label.ts'
import { taxKind } from '#domain/labels/tax-kind.ts'
import { type FeePurpose, purposeOfName } from '#domain/pricing/fee-purpose.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents } from '#domain/shared/money.ts'
import type { Asking } from './asking.ts'
import { listInWords, planName } from './plan-words.ts'

/** What the labels of some plans state as typical latency, a sentence each; where a label states none, that. */
export function latencyInWords({ catalogue, labels }: Asking, plans: readonly InternetPlan[]): string {
  return plans
    .map(plan => {
      const span = labels.get(plan.id)?.latency
      const name = planName(catalogue, plan)
      if (!span) return `I know no figure of ${name}: its broadband label states the typical latency.`
      const figure = span.from === span.to ? `${span.from}` : `${span.from} to ${span.to}`
      return `${name} typically has ${figure} ms by its broadband label.`
    })
    .join(' ')
}

/** A fee of a label: in money where the label states an amount, else in its words. */
export const feeInWords = ({ name, cents, text, upTo }: LabelFee): string =>
  cents === null
    ? `${name} ${/^\d/.test(text) ? text : `(${text})`}`
    : `${name} ${upTo ? 'up to ' : ''}${formatCents(cents)}`

/** Where no place is told, a fee of one state alone is told as that. */
const NO_STATE = ''

/** The fees of a label that everybody there pays each month are counted elsewhere: those left, with what is charged once. */
function besidesCounted(
  { place, labels }: Asking,
  plan: InternetPlan,
): Pick<LabelFacts, 'monthlyFees' | 'oneTimeFees'> {
  const label = labels.get(plan.id)
  const state = place?.result.place.state
  const counted = new Set(plan.schedule.oneTimeFees.map(({ cents }) => cents))
  const isTold = (fee: LabelFee) => fee.cents !== 0 && !isOfOtherState(fee, state ?? NO_STATE)
  return {
    monthlyFees: (label?.monthlyFees ?? []).filter(fee => isTold(fee) && !isCertain(fee, state)),
    oneTimeFees: (label?.oneTimeFees ?? []).filter(
      fee => isTold(fee) && !(fee.cents !== null && counted.has(fee.cents)),
    ),
  }
}

/**
 * What everybody pays each month by the labels, where that is no matter of a place that nobody told or that the label is not
 * of: after a space, or nothing. `feesThere` tells it where the place is known.
 */
export function certainFeesInWords(
  { catalogue, labels, place }: Asking,
  plans: readonly InternetPlan[],
): string {
  const told = plans.flatMap(plan => {
    const label = labels.get(plan.id)
    if (place !== null || !label || label.region !== null) return []
    // `$50.00 and a fee of $1.60` on the label may be our price of $51.60.
    const isIn = priceToday(plan.schedule) === label.priceNowCents + certainMonthlyCents(label.monthlyFees)
    const fees = label.monthlyFees.filter(
      fee =>
        fee.cents !== 0 && (isCertain(fee) || isOfOtherState(fee, NO_STATE)) && !(isIn && fee.cents !== null),
    )
    return fees.length > 0 ? [`${planName(catalogue, plan)} ${listInWords(fees.map(feeInWords))}`] : []
  })
  return told.length > 0 ? ` By their labels everybody pays each month: ${listInWords(told)}.` : ''
}

/** The fees that labels list beside those that everybody pays, as they stand there: after a space, or nothing. */
export function otherFeesInWords(asking: Asking, plans: readonly InternetPlan[]): string {
  const lists = plans.flatMap(plan => {
    const { monthlyFees, oneTimeFees } = besidesCounted(asking, plan)
    const [monthly, once] = [monthlyFees, oneTimeFees].map(fees => listInWords(fees.map(feeInWords)))
    const list = listInWords(
      [monthly ? `each month ${monthly}` : '', once ? `once ${once}` : ''].filter(Boolean),
    )
    return list ? [{ list, name: planName(asking.catalogue, plan) }] : []
  })
  return [...Map.groupBy(lists, ({ list }) => list)]
    .map(([list, own]) => {
      const names = listInWords(own.map(({ name }) => name))
      return ` The ${own.length > 1 ? 'labels' : 'label'} of ${names} also ${own.length > 1 ? 'list' : 'lists'} ${list}. Those depend on what you choose or what happens: ask which you can decline.`
    })
    .join('')
}

const isFor =
  (...purposes: readonly FeePurpose[]) =>
  (name: string): boolean =>
    purposes.includes(purposeOfName(name))

/** Whether a label's fee is for the boxes of a home: bought once, or rented, as monthly fees call it. */
export const isForBoxes = (name: string): boolean =>
  isFor('equipment')(name) || /wi-?fi|router|modem|gateway|equipment/i.test(name)

/** What somebody may ask for by name beside a price, and which fees of a label are for it. */
const things = [
  { asked: /\b(?:shipping|shipped|handling|delivery)\b/, is: isFor('delivery') },
  {
    asked: /\b(?:equipment|dish|hardware|kit|routers?|modems?|gateways?|wi-?fi)\b/,
    is: isForBoxes,
  },
  { asked: /\b(?:install\w*|set ?up|activation|technician)\b/, is: isFor('installation', 'activation') },
] as const

/** Whether a fee is one of those that a question asks for by name. */
const isAskedFor = (asking: Asking, name: string): boolean =>
  things.some(({ asked, is }) => asked.test(asking.asked.text) && is(name))

/** The fees of a label that a question asks for by name and that no total counts. */
const feesAskedFor = (asking: Asking, plan: InternetPlan): LabelFee[] => {
  const { monthlyFees, oneTimeFees } = besidesCounted(asking, plan)
  return [...monthlyFees, ...oneTimeFees].filter(({ name }) => isAskedFor(asking, name))
}

/** What the labels of the plans of a provider that is named list of what a question asks for by name, a sentence each. */
export function askedOnLabels(asking: Asking): string[] {
  const named = new Set(asking.asked.providers.map(({ id }) => id))
  const plans = [...asking.labels.keys()]
    .flatMap(id => asking.catalogue.internetPlan(id) ?? [])
    .filter(({ providerId }) => named.size === 0 || named.has(providerId))
  return plans.flatMap(plan => {
    const fees = feesAskedFor(asking, plan)
    return fees.length > 0
      ? [`The label of ${planName(asking.catalogue, plan)} lists ${listInWords(fees.map(feeInWords))}.`]
      : []
  })
}

/** Equipment without which the line does nothing and for which our catalog has no price: that of a satellite. */
export const needsEquipment = ({ type, schedule }: InternetPlan): boolean =>
  type === 'satellite' && !schedule.oneTimeFees.some(({ purpose }) => purpose === 'equipment')

/** What a sum leaves out though it is asked for, or though everybody pays it: after a space, or nothing. */
export function leftOutInWords(asking: Asking, plans: readonly InternetPlan[]): string {
  return plans
    .flatMap(plan => {
      const { oneTimeFees } = besidesCounted(asking, plan)
      const unstated = oneTimeFees.filter(({ cents }) => cents === null)
      const fees = [...new Set([...unstated, ...feesAskedFor(asking, plan)])].map(feeInWords)
      const sum = plans.length > 1 ? `the sum of ${planName(asking.catalogue, plan)}` : 'this sum'
      return [
        fees.length > 0 ? ` Not in ${sum}, but on the label: ${listInWords(fees)}.` : '',
        needsEquipment(plan)
          ? ` The equipment isn’t in ${sum}: you lease or buy it. Our catalog has no price for it, so ask before you order.`
          : '',
      ]
    })
    .join('')
}

/** What the labels of some plans say of government taxes, a sentence for each kind of answer. */
export function taxesInWords({ catalogue, labels }: Asking, plans: readonly InternetPlan[]): string {
  const kindOf = (plan: InternetPlan) => {
    const said = labels.get(plan.id)?.taxes ?? null
    return said === null ? 'unknown' : taxKind(said)
  }
  const groups = Map.groupBy(plans, kindOf)
  const namesOf = (kind: ReturnType<typeof kindOf>) =>
    listInWords((groups.get(kind) ?? []).map(plan => planName(catalogue, plan)))
  const [within, zero, above, unknown] = [
    namesOf('included'),
    namesOf('none'),
    namesOf('on-top'),
    namesOf('unknown'),
  ]
  return [
    within ? `By the broadband label, the monthly price of ${within} includes government taxes.` : '',
    above
      ? `Taxes aren’t included in the price of ${above}: by the label they vary by location and come on top.`
      : '',
    zero
      ? `For ${zero} the label states $0.00 for government taxes, and we count none: ask whether any come on the bill.`
      : '',
    unknown ? `Taxes aren’t included in our price of ${unknown}: they differ by place and come on top.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Whether the labels of all of these plans include taxes in the price. */
export const areTaxesIn = ({ labels }: Pick<Asking, 'labels'>, plans: readonly InternetPlan[]): boolean =>
  plans.length > 0 && plans.every(({ id }) => taxKind(labels.get(id)?.taxes ?? null) === 'included')

/** What comes on top of sums: taxes, unless the labels of all of these plans include them. */
export function onTop(asking: Asking, plans: readonly InternetPlan[]): string {
  if (areTaxesIn(asking, plans))
    return 'Taxes are included, by the label; equipment you choose to rent comes on top.'
  return plans.length > 0 && plans.every(({ type }) => type === 'satellite')
    ? 'Taxes come on top.'
    : 'Taxes, and equipment you choose to rent, come on top.'
}
