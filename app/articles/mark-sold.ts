import { countiesInWords } from '#domain/availability/county-words.ts'
import type { LookupResult } from '#domain/availability/lookup-result.ts'
import { askWhoServes } from '../search/search.ts'
import { soldMarks } from './sold-mark.ts'

/**
 * Shows on each card whether its provider is listed at a ZIP code, according to the lookup. If nothing answers, or
 * only the state is known, it shows nothing.
 */
export async function markSold(zipCode: string): Promise<void> {
  const answer = await askWhoServes(zipCode).catch(() => null)
  if (!answer?.providers || answer.isMock || answer.precision === 'state') return
  for (const [id, element] of soldMarks()) {
    const words = soldInWords(id, zipCode, answer)
    element.textContent = words
    element.toggleAttribute('data-sold', !words.startsWith('Not'))
  }
}

/** `Listed at 78704`, `Listed in Travis County`, `Likely at 78704`, `Sold nationwide` or `Not listed at 78704`. */
export function soldInWords(
  providerId: string,
  zipCode: string,
  { providers = [], likelyProviders = [], precision, place }: Partial<LookupResult>,
): string {
  const county = precision === 'county' && place ? countiesInWords(place) : undefined
  const found = providers.find(provider => provider.id === providerId)
  if (found?.coverage?.nationwide) return 'Sold nationwide'
  if (found) return county ? `Listed in ${county}` : `Listed at ${zipCode}`
  if (likelyProviders.some(provider => provider.id === providerId)) return `Likely at ${zipCode}`
  return `Not listed at ${zipCode}`
}
