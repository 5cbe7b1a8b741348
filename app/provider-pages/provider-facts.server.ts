import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { isLabeled } from '#domain/catalog/internet-plan.ts'
import { ownershipInWords } from '#domain/catalog/ownership-words.ts'
import { bearOut } from '#domain/catalog/plan-claims.ts'
import { datesOf } from '#domain/catalog/price-dates.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import type { ProviderFacts } from './provider-page.ts'

/** A provider's name, mark and starting price for its page. Throws if the catalog doesn't have it. */
export function providerFacts(
  catalogue: Catalogue,
  id: string,
  { fromCents, offers }: Pick<ProviderFacts, 'fromCents' | 'offers'>,
): ProviderFacts {
  const provider = catalogue.provider(id)
  if (!provider) throw new Error(`The catalogue does not have the provider of a page: ${id}`)
  const plans = catalogue.plansOf(id)
  const labelsOf = plans.some(isLabeled) ? id : null
  const pricesAsOf = datesOf(
    catalogue,
    plans.map(plan => plan.id),
  )
  const { name, mark, zipCodes, states, fccProviderIds } = provider
  const onlyIn = states.length + fccProviderIds.length === 0 ? zipCodes : []
  const ownership = ownershipInWords(catalogue, id)
  return { name, mark, fromCents, pricesAsOf, labelsOf, offers, onlyIn, ownership }
}

/**
 * The price at the top of a provider's page: the one it advertises as its lowest, or else its cheapest plan's; null
 * where none of its plans is listed.
 */
export function lowestPrice(catalogue: Catalogue, id: string): number | null {
  const plan = catalogue.entryPlan(id)
  return plan ? catalogue.provider(id)?.advertisedFromCents || priceToday(plan.schedule) : null
}

/** The text of a provider's page, without the reasons that its plans no longer bear out. Throws if the catalog has none. */
export function pageWords(catalogue: Catalogue, id: string) {
  const words = catalogue.guides.providerPages.find(page => page.providerId === id)
  if (!words) throw new Error(`The catalogue has no words for the page of ${id}`)
  const plans = catalogue.plansOf(id)
  const reasons = words.reasons
    .filter(({ holdsIf }) => bearOut(plans, holdsIf))
    .map(({ title, text }) => ({ title, text }))
  return { ...words, reasons }
}
