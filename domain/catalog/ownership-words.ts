import { formatDate } from '#domain/shared/calendar.ts'
import type { Catalogue } from './catalogue.ts'
import { datesOf } from './price-dates.ts'

/**
 * Who owns a provider, or a part of it, since when, and whether the prices that we show of it are from before that; null
 * where nothing of the kind is known.
 */
export function ownershipInWords(catalogue: Catalogue, providerId: string): string | null {
  const provider = catalogue.provider(providerId)
  if (!provider?.ownership) return null
  const { name, ownership } = provider
  const { part, owner, since } = ownership
  // A part's new owner may sell what we list, or may not: only the date is known.
  if (part) return `${part} has been part of ${owner} since ${formatDate(since)}.`
  const plans = catalogue.plansOf(providerId).map(plan => plan.id)
  const isBefore = plans.length > 0 && datesOf(catalogue, plans).to < since
  const prices = isBefore ? ` The prices we show for ${name} are from before that: ask what is sold now.` : ''
  return `Part of ${owner} since ${formatDate(since)}.${prices}`
}
