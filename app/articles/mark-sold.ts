import { countiesInWords } from '#domain/availability/counties/county-words.ts'
import { isOnlyPossible } from '#domain/availability/how-likely.ts'
import type { LookupResult } from '#domain/availability/lookup-result.ts'
import type { OfferedPlan } from '#domain/availability/offered-plans.ts'
import { totalInWords, totalOf } from '#domain/pricing/known-total.ts'
import { withAddedFee } from '#domain/pricing/price-schedule.ts'
import { askWhoServes } from '../search/search.ts'
import { planTotals, soldMarks } from './sold-mark.ts'

/**
 * Shows on each card whether its provider is listed at a ZIP code, according to the lookup, and its total as results
 * there give it. If nothing answers, or only the state is known, it shows nothing.
 */
export async function markSold(zipCode: string): Promise<void> {
  const answer = await askWhoServes(zipCode).catch(() => null)
  if (!answer?.providers || answer.isMock || answer.precision === 'state') return
  for (const [id, element] of soldMarks()) {
    const words = soldInWords(id, zipCode, answer)
    element.textContent = words
    element.toggleAttribute('data-sold', !words.startsWith('Not'))
  }
  for (const [id, element] of planTotals()) {
    const listed = listedTotals.get(element) ?? element.textContent
    listedTotals.set(element, listed)
    element.textContent =
      totalThere(
        answer.plans?.find(plan => plan.id === id),
        zipCode,
      ) ?? listed
  }
}

/** What cards say without a ZIP code, for the next one. */
const listedTotals = new WeakMap<Element, string>()

/**
 * A plan's total where its label adds a fee to it: `$1,731.84 at 78701, with its label’s fees`; null where none does. Written
 * with what other pages load anyway.
 */
export function totalThere(
  plan: Pick<OfferedPlan, 'schedule' | 'labelPrices'> | undefined,
  zipCode: string,
): string | null {
  const fee = plan?.labelPrices?.added
  if (!plan || !fee) return null
  const total = totalInWords(totalOf(withAddedFee(plan.schedule, fee)))
  return `${total} at ${zipCode}${fee.upTo || fee.cents === 0 ? '' : ', with its label’s fees'}`
}

/** `Listed at 78704`, `Listed in Travis County`, `Likely at 78704` or `Possible at 78704`, `Sold nationwide` or `Not listed at 78704`. */
export function soldInWords(
  providerId: string,
  zipCode: string,
  { providers = [], likelyProviders = [], precision, place }: Partial<LookupResult>,
): string {
  const county = precision === 'county' && place ? countiesInWords(place) : undefined
  const found = providers.find(provider => provider.id === providerId)
  if (found?.coverage?.nationwide) return 'Sold nationwide'
  if (found) return county ? `Listed in ${county}` : `Listed at ${zipCode}`
  const guessed = likelyProviders.find(provider => provider.id === providerId)
  if (guessed) return `${isOnlyPossible(guessed) ? 'Possible' : 'Likely'} at ${zipCode}`
  return `Not listed at ${zipCode}`
}
