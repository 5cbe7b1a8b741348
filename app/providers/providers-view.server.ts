import { pricesAsOf } from '#domain/catalog/content-dates.ts'
import type { Mark, ProviderPage } from '#domain/catalog/provider.ts'
import { type ProviderListEntry, providerList } from '#domain/catalog/provider-list.ts'
import { providerById } from '#domain/catalog/providers.ts'

export type ListedProvider = Omit<ProviderListEntry, 'priceCents'> & {
  mark: Mark | undefined
  description: string
  page: ProviderPage | null
}

/** What the provider comparison shows; made on the server, so that the catalogue itself stays there. */
export function providersView() {
  return {
    pricesAsOf,
    entries: providerList.map(({ priceCents: _spelledOut, ...entry }): ListedProvider => {
      const provider = providerById(entry.providerId)
      return {
        ...entry,
        mark: provider?.mark,
        description: provider?.description ?? '',
        page: provider?.page ?? null,
      }
    }),
  }
}
