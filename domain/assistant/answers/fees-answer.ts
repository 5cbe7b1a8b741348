import { wordsAbout } from '#domain/catalog/condition.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { oneTimeTotal } from '#domain/pricing/price-schedule.ts'
import { inSentence } from '#domain/shared/first-letter.ts'
import { formatCents } from '#domain/shared/money.ts'
import { type AnswerOf, type Asking, namedInternet, plansMeant, plansOnOffer } from './asking.ts'
import { ofDishSize } from './dish-size.ts'
import { feesThere, feeThere } from './fees-there.ts'
import { areTaxesIn, certainFeesInWords, otherFeesInWords } from './label-words.ts'
import { mostOnce } from './most-fees.ts'
import { plansThere } from './places/plans-there.ts'
import { linksOfPlans, listInWords, planListLink, planName } from './plan-words.ts'
import { focused } from './plans-in-question.ts'

/** What comes on top of all that: taxes but where labels include them, equipment but where it is part of all of these plans. */
function taxesAndRental(asking: Asking, plans: readonly InternetPlan[]): string {
  const within = plans.filter(plan => areTaxesIn(asking, [plan]))
  const rents = plans.length === 0 || plans.some(plan => !plan.wifiIncluded)
  const rental = rents ? ' and, with some providers, equipment rental' : ''
  if (within.length === 0) return rents ? `Taxes${rental} come on top.` : 'Taxes come on top.'
  const names = listInWords(within.map(plan => planName(asking.catalogue, plan)))
  return within.length === plans.length
    ? 'Taxes are included, by the label.'
    : `Taxes${rental} come on top; the price of ${names} includes taxes, by its label.`
}

/** The companies none of whose plans has a one-time fee: of those found at the place that is known, else of all. */
function withoutFees(asking: Asking): readonly Provider[] {
  const { catalogue, place } = asking
  const there = place ? new Set(plansOnOffer(asking).map(({ providerId }) => providerId)) : null
  return catalogue.internetProviders.filter(
    ({ id }) =>
      (there?.has(id) ?? true) && catalogue.plansOf(id).every(plan => oneTimeTotal(plan.schedule) === 0),
  )
}

/** Whatever is charged, not one thing by its name. */
const ofAllFees =
  /\b(?:hidden|other|extra|all|any|every|monthly|additional|surprise)\b.*\b(?:fees?|charges?|costs?)\b/

/** What is charged beside the price, once and each month: of the plans that are meant, else of all that charge something once. */
export const fees: AnswerOf = asking => {
  const ofSize = ofDishSize(asking)
  if (ofSize) return ofSize
  const { catalogue } = asking
  const meant = plansMeant(asking)
  const named = namedInternet(asking)
  const plans = meant.length > 0 ? meant : named.flatMap(({ id }) => plansThere(asking, id))
  // Of nobody by name: of all that may be ordered there.
  const offered = asking.place ? plansOnOffer(asking) : catalogue.internetPlans
  const charging = offered.filter(plan => oneTimeTotal(plan.schedule) > 0)
  const told = plans.length > 0 ? plans : charging
  const byProvider = [...Map.groupBy(told, plan => plan.providerId)].map(([id, own]) => {
    const name = catalogue.providerName(id)
    const byLabel = Map.groupBy(
      own.flatMap(plan => plan.schedule.oneTimeFees),
      fee => fee.label,
    )
    const sums = [...byLabel].map(([label, charged]) => {
      const amounts = [...new Set(charged.map(fee => fee.cents))].toSorted((a, b) => a - b).map(formatCents)
      return `${label.toLowerCase()} of ${amounts.length > 1 ? `${amounts.join(' or ')}, by plan` : amounts.join('')}`
    })
    // At a place that is known the fee there is told, and not what it is in most cities.
    const asAnywhere = own.filter(plan => !feeThere(asking, plan))
    const said = new Map<string, string[]>()
    for (const plan of asAnywhere)
      for (const words of wordsAbout(plan.conditions, 'fees', 'label-fees'))
        said.set(words, [...(said.get(words) ?? []), planName(catalogue, plan)])
    const conditions = [...said].map(([words, names]) =>
      said.size === 1 || names.length === asAnywhere.length
        ? words
        : `${listInWords(names)}: ${inSentence(words)}`,
    )
    const isEither = sums.length > 1 && own.every(plan => plan.schedule.oneTimeFees.length < 2)
    if (sums.length > 0)
      return {
        line: `${name} charges once: ${isEither ? `${sums.join(' or ')}, by plan` : listInWords(sums)}; we count it in all totals.`,
      }
    return conditions.length > 0
      ? { line: `Our catalog lists no one-time fee for ${name}. ${conditions.join(' ')}` }
      : { without: name }
  })
  // One sentence for all of whom there is nothing more to say.
  const without = byProvider.flatMap(one => one.without ?? [])
  const lines = [
    ...(without.length > 0 ? [`Our catalog lists no one-time fee for ${listInWords(without)}.`] : []),
    ...byProvider.flatMap(one => one.line ?? []),
  ]
  const free =
    plans.length === 0 && /\b(?:free|no|without|waive\w*|not charge)\b/.test(asking.asked.text)
      ? `No one-time fee is in our catalog for ${listInWords(withoutFees(asking).map(({ name }) => name))}; new wiring can still cost something, so ask before you order. `
      : ''
  const others =
    plans.length === 0
      ? ` The catalog lists no other one-time fees for internet${asking.place ? ` around ${asking.place.where}` : ''}.`
      : ''
  const labeled = ofAllFees.test(asking.asked.text)
    ? plans.filter(plan => plan.labels.length > 0).slice(0, asking.labels.size > 0 ? 0 : 1)
    : []
  const onLabel = labeled
    .map(
      plan =>
        ` Fees that are charged each month, such as for equipment or paper bills, stand on the broadband label of ${planName(catalogue, plan)}.`,
    )
    .join('')
  const shown = plans.slice(0, 3)
  return {
    text: `${free}${mostOnce(asking, plans)}${lines.join(' ')}${others}${certainFeesInWords(asking, shown)}${feesThere(asking, shown)}${otherFeesInWords(asking, meant.length > 0 ? shown : shown.slice(0, 1))}${onLabel} ${taxesAndRental(asking, plans)}`,
    links: [
      ...labeled.map(plan => ({ label: 'Its broadband label', href: `/plans/${plan.id}/label` })),
      ...(plans.length > 0 ? linksOfPlans(catalogue, plans) : [planListLink()]),
    ],
    ...(meant.length > 0 ? focused(meant) : { focus: plans.slice(0, 1).map(({ id }) => id) }),
  }
}
