import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { countedMbps, downloadInWords, reachesSpeed } from '#domain/catalog/speed-words.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { mbpsInWords, type SpeedNeed } from '#domain/speed-needs/speed-needs.ts'
import type { Asking, Reply } from './asking.ts'
import { speeds } from './page-links.ts'
import { linksOfPlans, listInWords, planListLink, planName } from './plan-words.ts'

/** Which of the plans that were just held side by side is fast enough for a home: the cheapest of them that is; null where none were. */
export function ofCompared(
  { asked, catalogue, dialogue }: Asking,
  { neededMbps, togetherMbps }: Pick<SpeedNeed, 'neededMbps' | 'togetherMbps'>,
): Reply | null {
  const compared = dialogue.listed.flatMap(id => catalogue.internetPlan(id) ?? [])
  if (compared.length < 2 || asked.zipCode !== null || asked.providers.length > 0) return null
  const sorted = compared.toSorted(cheapestFirst)
  const [least, ...others] = sorted.filter(plan => reachesSpeed(countedMbps(plan), togetherMbps))
  const need = `${mbpsInWords(togetherMbps)} is what your home takes at the same time, ${mbpsInWords(neededMbps)} with room to spare.`
  const rest = others.length > 0 ? ` ${listInWords(others.map(({ name }) => name))} would only be faster where much is downloaded at once.` : ''
  return {
    text: least
      ? `${planName(catalogue, least)} is enough: it has ${downloadInWords(least) ?? ''} for ${formatMonthly(priceToday(least.schedule))}. ${need}${rest}`
      : `None of those is fast enough for everybody at once. ${need}`,
    links: [speeds, ...(least ? linksOfPlans(catalogue, [least]) : [planListLink({ speed: neededMbps }, 'Plans that fit')])],
    ...(least ? { plans: [least.id], focus: [least.id] } : {}),
    needMbps: neededMbps,
  }
}
