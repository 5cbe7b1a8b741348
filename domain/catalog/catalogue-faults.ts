import type { CatalogueContent } from './catalogue-content.ts'
import { offeringsOf } from './offering.ts'

/** Something that content has twice, or names and doesn't have. */
export type CatalogueFault = {
  problem: 'twice' | 'missing'
  /** What it is: `service`, `provider`. */
  what: string
  /** Its id or name. */
  key: string
  /** What names something that is missing. */
  place?: string
  /** Of a service that is there twice, whose it is. */
  row?: { providerId: string; serviceName: string }
  /** For whoever edits the content itself. */
  text: string
}

/** Inconsistencies in content whose rows are each well formed: references to nothing, duplicate ids. */
export function catalogueFaults(content: CatalogueContent): CatalogueFault[] {
  const { guides, bundleBuilder } = content
  const offerings = offeringsOf(content)
  const providers = new Set(content.providers.map(one => one.id))
  const planIds = new Set(offerings.map(one => one.planId))
  const tvIds = new Set(content.tvPackages.map(one => one.id))
  const named = <Row>(
    place: string,
    rows: readonly Row[],
    read: (row: Row) => string,
    known: Set<string>,
  ): CatalogueFault[] =>
    rows.flatMap(row => {
      const key = read(row)
      if (known.has(key)) return []
      const what = known === providers ? 'provider' : 'plan'
      return [{ problem: 'missing', what, key, place, text: `${place} names ${key}, which does not exist` }]
    })
  const idOf = (one: { providerId: string }) => one.providerId
  return [
    ...twice('provider id', content.providers, one => one.id),
    ...twice('provider name', content.providers, one => one.name),
    ...twice(
      'FCC number',
      content.providers.flatMap(one => one.fccProviderIds),
      String,
    ),
    ...twice(
      'plan id',
      [...offerings.map(one => one.planId), ...content.internetAddOns.map(one => one.id)],
      String,
    ),
    ...twice('service', offerings, one => `${one.providerId} ${one.serviceName}`).map(fault => {
      const row = offerings.find(one => `${one.providerId} ${one.serviceName}` === fault.key)
      return row ? { ...fault, row } : fault
    }),
    ...twice('activity', guides.education.activities, one => one.id),
    ...named('an offering', offerings, idOf, providers),
    ...named('an internet add-on', content.internetAddOns, idOf, providers),
    ...named('a package', content.securityPackages, idOf, providers),
    ...named('a listing', content.providerListings, idOf, providers),
    ...named('a listing', content.providerListings, one => one.planId, planIds),
    ...named('a home card', content.homeCards, idOf, providers),
    ...named(
      'a home card',
      content.homeCards.flatMap(({ startsAt }) => ('planId' in startsAt ? [startsAt.planId] : [])),
      String,
      planIds,
    ),
    ...named('the logo strip', content.logoStrip, String, providers),
    ...named('the buying guide', guides.bestProviders.providers, idOf, providers),
    ...named('a provider page', guides.providerPages, idOf, providers),
    ...named('the military table', guides.discounts.military, idOf, providers),
    ...named('the price lock', [guides.priceLock], idOf, providers),
    ...named('the builder', bundleBuilder.firstProviders, String, providers),
    ...named('the builder', bundleBuilder.security, one => one.id, planIds),
    ...named(
      'a pre-made bundle',
      content.premadeBundles.flatMap(({ opensWith }) => Object.values(opensWith).filter(id => id !== null)),
      String,
      planIds,
    ),
    ...named('the cord cutters page', [guides.cordCutting.featuredPackageId], String, tvIds),
    ...named(
      'a TV habit',
      guides.tvHabits.flatMap(({ packageId }) => packageId ?? []),
      String,
      tvIds,
    ),
  ]
}

function twice<Row>(what: string, rows: readonly Row[], read: (row: Row) => string): CatalogueFault[] {
  const keys = rows.map(read)
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))].map(key => ({
    ...{ problem: 'twice', what, key },
    text: `the ${what} ${key} stands twice`,
  }))
}
