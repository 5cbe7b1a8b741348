import type { Mark } from '#domain/catalog/fields.schema.ts'
import type { PriceDates } from '#domain/catalog/price-dates.ts'
import { breadcrumbData, pageMeta } from '../seo/page-meta.ts'
import { monthlyOfferData } from '../seo/structured-data.ts'

/** What every provider page knows about its provider, and what search engines read about its offers. */
export type ProviderFacts = {
  name: string
  mark: Mark
  /** Null where none of its plans is listed. */
  fromCents: number | null
  pricesAsOf: PriceDates
  /** Whose labels are stored; `null` if none of its plans has one. */
  labelsOf: string | null
  offers: { name: string; cents: number }[]
  /** The ZIP codes it says it serves, if that is all that is known of where it sells. */
  onlyIn: readonly string[]
  /** Who owns it since when, in words. */
  ownership: string | null
}

type Words = {
  title: string
  description: string
  path: string
  serviceType: string
  pictureOf?: string
}

const zipArea = (postalCode: string) => ({
  '@type': 'Place',
  address: { '@type': 'PostalAddress', postalCode, addressCountry: 'US' },
})

/** The trail, the address and the offers of a provider page for search engines and shared links. */
export function providerMeta(
  matches: Parameters<typeof pageMeta>[0],
  provider: ProviderFacts | undefined,
  { serviceType, ...page }: Words,
) {
  if (!provider) return []
  return pageMeta(matches, {
    ...page,
    structuredData: [
      breadcrumbData(matches, [
        { name: 'Providers', path: '/providers' },
        { name: provider.name, path: page.path },
      ]),
      {
        '@type': 'Service',
        serviceType,
        name: page.title,
        areaServed: provider.onlyIn.length > 0 ? provider.onlyIn.map(zipArea) : 'US',
        provider: { '@type': 'Organization', name: provider.name },
        offers: provider.offers.map(monthlyOfferData),
      },
    ],
  })
}
