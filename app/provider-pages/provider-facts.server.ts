import { pricesAsOf } from '#domain/catalog/content-dates.ts'
import type { ProviderId } from '#domain/catalog/provider.ts'
import { providerById } from '#domain/catalog/providers.ts'
import type { ProviderFacts } from './provider-page.ts'

/** A provider's name, mark and starting price for its page. Throws where the catalogue does not have it. */
export function providerFacts(
  id: ProviderId,
  { fromCents, offers }: Pick<ProviderFacts, 'fromCents' | 'offers'>,
): ProviderFacts {
  const provider = providerById(id)
  if (!provider) throw new Error(`The catalogue does not have the provider of a page: ${id}`)
  return { name: provider.name, mark: provider.mark, fromCents, pricesAsOf, offers }
}
