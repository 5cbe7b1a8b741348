import type { Database } from '#platform/database.server.ts'
import { technologiesOf } from '../coverage-data/coverage-queries.server.ts'
import type { CoveredProvider } from '../lookup-result.ts'
import { fastestFirst, isImportedTechnology } from '../technology.ts'
import type { AdvertisedOffer } from './place-facts-store.server.ts'

/** More providers than anybody reads are left out, those that serve the fewest homes. */
const MAX_PROVIDERS = 60

type Found = {
  shares: readonly { providerId: number; share: number }[]
  offers: readonly AdvertisedOffer[]
  /** Listed homes of the area that the offers are for. */
  homes: number
}

/**
 * The providers that serve a place, by the FCC's ids and names: everyone with a share of the place's homes or, if no
 * shares are imported, everyone who serves homes of the area. Null if there is nobody.
 */
export async function providersOfPlace(
  db: Database,
  names: ReadonlyMap<number, string>,
  { shares, offers, homes }: Found,
): Promise<CoveredProvider[] | null> {
  const served = (shares.length > 0 ? shares : leastShares(offers, homes)).slice(0, MAX_PROVIDERS)
  if (served.length === 0) return null
  const ids = served.map(one => one.providerId)
  const offering = new Set(offers.map(offer => offer.providerId))
  const likely = await technologiesOf(
    db,
    ids.filter(id => !offering.has(id)),
  )
  return served.map(({ providerId, share }) => ({
    fccProviderId: providerId,
    name: names.get(providerId) ?? `Provider ${providerId}`,
    coverage: {
      technologies: offers
        .filter(offer => offer.providerId === providerId)
        .map(offer => offer.technology)
        .toSorted(fastestFirst),
      likely: (likely.get(providerId) ?? []).filter(isImportedTechnology),
      shareServed: Math.min(1, share),
      shareOf: null,
      nationwide: false,
    },
  }))
}

/** At least this share of the homes, because one provider's technologies may reach the same homes. */
function leastShares(offers: readonly AdvertisedOffer[], homes: number) {
  const most = new Map<number, number>()
  for (const { providerId, residential } of offers) {
    most.set(providerId, Math.max(residential, most.get(providerId) ?? 0))
  }
  return [...most]
    .filter(([, residential]) => residential > 0 && homes > 0)
    .map(([providerId, residential]) => ({ providerId, share: residential / homes }))
    .toSorted((a, b) => b.share - a.share)
}
