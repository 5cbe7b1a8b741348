import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { boundMonths, limitsData, planTypeInSentence } from '#domain/catalog/plan-type.ts'
import { countedMbps } from '#domain/catalog/speed-words.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { capitalized } from '#domain/shared/first-letter.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { mbpsInWords } from '#domain/speed-needs/speed-needs.ts'
import { type Asking, plansOnOffer } from './asking.ts'
import { entryThere } from './places/plans-there.ts'
import { listInWords } from './plan-words.ts'
import { fliesLow } from './satellites.ts'

/** Apart by no more than this, as a logarithm: a quarter more, or a fifth less. */
const MOST_APART = 0.23
/** Slower plans are nobody's first choice where faster ones are sold. */
const LEAST_MBPS = 100

/**
 * Of two providers a plan each at about the same speed, so that their prices can be held against each other: the pair that costs
 * least together, of those at the place that is known where both sell there. `null` where no two are near enough.
 */
export function likeForLike(
  asking: Asking,
  [one, two]: readonly [string, string],
): readonly [InternetPlan, InternetPlan] | null {
  const there = asking.place ? plansOnOffer(asking) : []
  const isThere = [one, two].every(id => there.some(plan => plan.providerId === id))
  const plansOf = (id: string) =>
    (isThere ? there.filter(plan => plan.providerId === id) : asking.catalogue.plansOf(id)).filter(
      plan => countedMbps(plan) >= LEAST_MBPS,
    )
  const apart = ([a, b]: readonly [InternetPlan, InternetPlan]) =>
    Math.abs(Math.log(countedMbps(a) / countedMbps(b)))
  const together = ([a, b]: readonly [InternetPlan, InternetPlan]) =>
    priceToday(a.schedule) + priceToday(b.schedule)
  const pairs = plansOf(one)
    .flatMap(a => plansOf(two).map(b => [a, b] as const))
    .filter(pair => apart(pair) <= MOST_APART)
  return pairs.toSorted((a, b) => together(a) - together(b))[0] ?? null
}

/** The lowest price of each provider where it is another plan than the one shown. */
export function lowestOfEach(asking: Asking, shown: readonly InternetPlan[]): string {
  const { catalogue } = asking
  const lowest = shown.flatMap(({ id, providerId }) => {
    const entry = entryThere(asking, providerId)
    return entry && entry.id !== id
      ? [
          `${catalogue.providerName(providerId)} starts at ${formatMonthly(priceToday(entry.schedule))} for ${mbpsInWords(countedMbps(entry))}`,
        ]
      : []
  })
  return lowest.length === 0 ? '' : ` ${lowest.join('; ')}.`
}

/** Contracts and data limits that one of the plans has and another has not: a sentence after a space, or nothing. */
export function termsApart({ catalogue }: Asking, shown: readonly InternetPlan[]): string {
  const name = (plan: InternetPlan) => catalogue.providerName(plan.providerId)
  const bound = shown.filter(plan => boundMonths(plan) > 0)
  const capped = shown.filter(limitsData)
  const parts = [
    bound.length > 0 && bound.length < shown.length
      ? `only ${listInWords(bound.map(plan => `${name(plan)} ties you for ${boundMonths(plan)} months`))}`
      : '',
    capped.length > 0 && capped.length < shown.length
      ? `only ${listInWords([...new Set(capped.map(name))])} limits the data`
      : '',
  ].filter(Boolean)
  const text = listInWords(parts)
  return text ? ` ${capitalized(text)}.` : ''
}

const asksBetter = /\b(?:better|best|good|recommend|should i|pick|choose|worth|or)\b/

/** What kinds of line two plans run over, for whoever asks which is better: one line each, with what it is good for. */
export function kindsOfLine({ catalogue, asked }: Asking, shown: readonly InternetPlan[]): string {
  if (!asksBetter.test(asked.text)) return ''
  const typeOf = ({ type }: InternetPlan) =>
    catalogue.guides.education.connectionTypes.find(one => one.type === type)
  const [first] = shown
  if (first && shown.every(({ type }) => type === first.type)) {
    const low = shown.filter(fliesLow)
    const [lower] = low
    return lower && low.length < shown.length && shown.every(({ orbit }) => orbit !== null)
      ? `\nBoth are satellite: ${catalogue.providerName(lower.providerId)} flies low and answers much sooner, so calls and games work better with it. Each dish needs a free view of the sky.`
      : `\nBoth run over ${planTypeInSentence(first.type)}, so price, speed and what is sold at your address decide.`
  }
  const lines = shown.flatMap(plan => {
    const type = typeOf(plan)
    const name = catalogue.providerName(plan.providerId)
    return type ? [`${name} is ${planTypeInSentence(plan.type)}: ${type.text}`] : []
  })
  return `\n${lines.join(' ')}`
}
