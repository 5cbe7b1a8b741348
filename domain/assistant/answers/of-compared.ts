import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { countedMbps, downloadInWords, reachesSpeed } from '#domain/catalog/speed-words.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { mbpsInWords, type SpeedNeed } from '#domain/speed-needs/speed-needs.ts'
import type { Asking, Reply } from './asking.ts'
import { speeds } from './page-links.ts'
import { linksOfPlans, planListLink, planName } from './plan-words.ts'

/**
 * Which of the plans that were just held side by side is fast enough for a home: the cheapest of them that is; null where none
 * were. `uses` says what each thing that is done there takes.
 */
export function ofCompared(
  { asked, catalogue, dialogue }: Asking,
  need: SpeedNeed,
  uses: string,
): Reply | null {
  const compared = dialogue.listed.flatMap(id => catalogue.internetPlan(id) ?? [])
  const isOfOthers =
    asked.providers.some(({ id }) => !compared.some(plan => plan.providerId === id)) ||
    asked.plans.some(({ id }) => !compared.some(plan => plan.id === id))
  if (compared.length < 2 || asked.zipCode !== null || isOfOthers) return null
  const least = fastEnough(compared, need)
  return {
    text: `${enoughInWords(catalogue, compared, need)} ${uses}`.trim(),
    links: [
      speeds,
      ...(least
        ? linksOfPlans(catalogue, [least])
        : [planListLink({ speed: need.neededMbps }, 'Plans that fit')]),
    ],
    ...(least ? { plans: [least.id], focus: [least.id] } : {}),
    needMbps: need.neededMbps,
  }
}

/** The cheapest of some plans that is fast enough for all who are online at once. */
const fastEnough = (plans: readonly InternetPlan[], { togetherMbps }: SpeedNeed) =>
  plans.toSorted(cheapestFirst).find(plan => reachesSpeed(countedMbps(plan), togetherMbps))

/** Which of some plans that is, and what the home takes. */
export function enoughInWords(catalogue: Catalogue, plans: readonly InternetPlan[], need: SpeedNeed): string {
  const takes = `Your home takes about ${mbpsInWords(need.togetherMbps)} at the same time, ${mbpsInWords(need.neededMbps)} with room to spare.`
  const least = fastEnough(plans, need)
  if (!least) return `None of those is fast enough for everybody at once. ${takes}`
  const faster = plans.filter(plan => countedMbps(plan) > countedMbps(least))
  const rest = faster.length > 0 ? ` What is faster shows in big downloads and with more people at once.` : ''
  return `${planName(catalogue, least)} is enough: ${downloadInWords(least)} for ${formatMonthly(priceToday(least.schedule))}. ${takes}${rest}`
}
