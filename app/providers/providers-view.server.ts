import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Mark } from '#domain/catalog/fields.schema.ts'
import { datesOf } from '#domain/catalog/price-dates.ts'
import { type ProviderListEntry, providerList } from '#domain/catalog/provider-list.ts'
import { providerPath } from '#domain/catalog/provider-path.ts'
import { inOneList } from '#domain/shared/in-one-list.ts'

export type ListedProvider = ProviderListEntry & {
  mark: Mark | undefined
  description: string
  spellings: readonly string[]
  /** Its own page, or the page of its plans. */
  page: string | null
}

/** What the provider comparison shows; made on the server, so that the catalog itself stays there. */
export function providersView(catalogue: Catalogue) {
  return {
    pricesAsOf: datesOf(
      catalogue,
      catalogue.providerListings.map(one => one.planId),
    ),
    /** Whom we compare, too, beside the twelve that the specification asks for; empty if nobody. */
    others: othersOf(catalogue),
    entries: providerList(catalogue).map((entry): ListedProvider => {
      const provider = catalogue.provider(entry.providerId)
      return {
        ...entry,
        mark: provider?.mark,
        description: provider?.description ?? '',
        spellings: provider?.spellings ?? [],
        page: provider ? providerPath(catalogue, provider) : null,
      }
    }),
  }
}

function othersOf({ internetProviders, providerListings }: Catalogue): string {
  const listed = new Set(providerListings.map(one => one.providerId))
  return inOneList(internetProviders.filter(one => !listed.has(one.id)).map(one => one.name))
}
