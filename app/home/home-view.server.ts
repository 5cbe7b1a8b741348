import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Mark } from '#domain/catalog/fields.schema.ts'
import type { HomeCard } from '#domain/catalog/listings.schema.ts'
import { bearOut, claimInWords } from '#domain/catalog/plan-claims.ts'
import { datesOf } from '#domain/catalog/price-dates.ts'
import type { ServiceKind } from '#domain/catalog/provider.schema.ts'
import { providerPath } from '#domain/catalog/provider-path.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'

export type StripProvider = { id: string; name: string; mark: Mark; to: string }

export type ServiceCardView = Omit<HomeCard, 'startsAt' | 'highlights'> & {
  /** Those that hold for what is sold. */
  highlights: string[]
  startingCents: number
  /** Shown below the price if it isn't the price of a package on the page behind the card. */
  priceNote: string | null
  name: string
  mark: Mark
  kind: ServiceKind
}

/** What the home page shows of the catalog; made on the server, so that the catalog itself stays there. */
export function homeView(catalogue: Catalogue) {
  return {
    pricesAsOf: datesOf(
      catalogue,
      // A card without a plan has a figure of the whole catalog.
      catalogue.homeCards.map(({ startsAt }) => ('planId' in startsAt ? startsAt.planId : '')),
    ),
    reviews: catalogue.guides.reviews,
    strip: catalogue.logoStrip.map((providerId): StripProvider => {
      const shown = provider(catalogue, providerId)
      const { id, name, mark } = shown
      return { id, name, mark, to: providerPath(catalogue, shown) ?? '/providers' }
    }),
    cards: catalogue.homeCards.map(({ startsAt, ...card }): ServiceCardView => {
      const { name, mark, kinds } = provider(catalogue, card.providerId)
      return {
        ...card,
        highlights: highlightsOf(catalogue, card),
        ...startingPrice(catalogue, startsAt, card.providerId),
        name,
        mark,
        kind: kinds[0] ?? 'internet',
      }
    }),
    otherKinds: Object.fromEntries(
      catalogue.providers.flatMap(({ id, kinds: [kind] }) =>
        kind === 'tv' || kind === 'security' ? [[id, kind]] : [],
      ),
    ) as Record<string, 'tv' | 'security'>,
  }
}

function highlightsOf(
  { plansOf }: Catalogue,
  { providerId, highlights }: Pick<HomeCard, 'providerId' | 'highlights'>,
): string[] {
  const plans = plansOf(providerId)
  return highlights.flatMap(one => {
    if (typeof one === 'string') return [one]
    return bearOut(plans, one.holdsIf) ? [claimInWords(one.text, plans, one.holdsIf)] : []
  })
}

function startingPrice(catalogue: Catalogue, startsAt: HomeCard['startsAt'], providerId: string) {
  const priceNote = withLowest(startsAt.note ?? '', lowestPackage(catalogue, providerId))
  if ('cents' in startsAt) return { startingCents: startsAt.cents, priceNote }
  const offering = catalogue.offering(startsAt.planId)
  if (!offering) throw new Error(`A home card names a plan that does not exist: ${startsAt.planId}`)
  return { startingCents: priceToday(offering.schedule), priceNote }
}

/** A note that says what packages start at; where there are none, without that sentence. */
const withLowest = (note: string, lowest: string | null): string | null =>
  note
    .split(/(?<=\.) /)
    .filter(sentence => lowest !== null || !sentence.includes('{lowest}'))
    .join(' ')
    .replace('{lowest}', () => lowest ?? '') || null

/** What a provider's security or satellite packages start at a month; null if it has none. */
function lowestPackage({ packagesOf, tvPackages }: Catalogue, providerId: string): string | null {
  const cents = [
    ...packagesOf(providerId).map(
      ({ choices, schedule }) => choices?.kit.minCents ?? (schedule && priceToday(schedule)),
    ),
    ...tvPackages
      .filter(pack => pack.providerId === providerId && pack.delivery === 'satellite')
      .map(({ schedule }) => priceToday(schedule)),
  ]
  const known = cents.filter(one => one !== null)
  return known.length > 0 ? formatMonthly(Math.min(...known)) : null
}

function provider(catalogue: Catalogue, id: string) {
  const found = catalogue.provider(id)
  if (!found) throw new Error(`The home page names a provider that the catalogue does not have: ${id}`)
  return found
}
