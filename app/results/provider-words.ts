import { countiesInWords, reachInWords, stateInWords } from '#domain/availability/counties/county-words.ts'
import { reasonOf } from '#domain/availability/how-likely.ts'
import type {
  FoundProvider,
  LikelyReason,
  LookupResult,
  ProviderCoverage,
} from '#domain/availability/lookup-result.ts'
import type { OfferedPlan } from '#domain/availability/offered-plans.ts'
import { planTypeInSentence } from '#domain/catalog/plan-type.ts'
import { grouped } from '#domain/shared/money.ts'
import { shareOf } from './answer-words.ts'

type Where = Pick<LookupResult, 'place' | 'precision'>

/** How, and how widely, a provider serves the place, in one line. */
export function presenceOf(
  { technology, coverage }: { technology: string; coverage?: ProviderCoverage | undefined },
  { place, precision }: Where,
): string {
  if (coverage?.nationwide) return `${technology}, sold nationwide, not checked for your address`
  const reached = coverage?.reach && reachInWords(coverage.reach, place)
  const share = reached ?? (coverage ? shareOf(coverage, precision) : null)
  const served = share && !reached ? `serves ${share}` : share?.replace('Reaches', 'reaches')
  return [technology || 'Technology not published', served].filter(Boolean).join(' · ')
}

/** The fastest that the provider advertises there, if none of the plans shown is as fast; null otherwise. */
export function fastestNote(
  { maxDownload, coverage }: FoundProvider,
  shown: readonly OfferedPlan[],
): string | null {
  if (shown.some(plan => plan.downloadMbps >= maxDownload)) return null
  const measured = coverage?.technologies.some(one => one.download !== null)
  return `Fastest it ${measured ? 'advertises here' : 'sells anywhere'}: ${grouped(maxDownload)} Mbps`
}

/** Why plans that the data don't name are likely. */
export function whyLikely(
  provider: FoundProvider & { reason?: LikelyReason },
  lead: OfferedPlan,
  { place }: Where,
): string {
  const { name } = provider
  const reason = reasonOf(provider)
  const where = countiesInWords(place)
  const line = planTypeInSentence(lead.type)
  const too = `It usually sells ${line} too.`
  if (!reason) {
    return `Likely: the figures name other lines of ${name} in ${where}. ${too}`
  }
  switch (reason) {
    case 'fiber_in_county':
      // Who reports more than a handful is found and counted, and not only likely.
      return `Likely: ${name} reports fiber lines in ${where}, too few to count. ${too}`
    case 'wireless_in_county':
      return `Likely: there is fixed wireless in ${where}, but the figures don’t say which provider’s.`
    case 'sells_in_state':
      return `Possible: ${name} sells ${line} in ${stateInWords(place)}, but the figures don’t say where.`
    case 'provider_says':
      return `Likely: ${name} says it sells ${line} in ${place.zipCode}. FCC data don’t name it here.`
  }
}
