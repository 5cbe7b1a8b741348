import { pricesAsOf } from '#domain/catalog/content-dates.ts'
import { type HomeCard, homeCards } from '#domain/catalog/home-cards.ts'
import { logoStrip } from '#domain/catalog/logo-strip.ts'
import { reviewsBadge } from '#domain/catalog/marketing-claims.ts'
import type { Mark, ServiceKind } from '#domain/catalog/provider.ts'
import { providerById, providers } from '#domain/catalog/providers.ts'

export type StripProvider = { id: string; name: string; mark: Mark; to: string }

export type ServiceCardView = HomeCard & { name: string; mark: Mark; kind: ServiceKind }

/** What the home page shows of the catalogue; made on the server, so that the catalogue itself stays there. */
export function homeView() {
  return {
    pricesAsOf,
    reviews: reviewsBadge,
    strip: logoStrip.map(({ providerId, page }): StripProvider => {
      const { id, name, mark } = provider(providerId)
      return { id, name, mark, to: page }
    }),
    cards: homeCards.map((card): ServiceCardView => {
      const { name, mark, kinds } = provider(card.providerId)
      return { ...card, name, mark, kind: kinds[0] ?? 'internet' }
    }),
    otherKinds: Object.fromEntries(
      providers.flatMap(({ id, kinds: [kind] }) =>
        kind === 'tv' || kind === 'security' ? [[id, kind]] : [],
      ),
    ) as Record<string, 'tv' | 'security'>,
  }
}

function provider(id: string) {
  const found = providerById(id)
  if (!found) throw new Error(`The home page names a provider that the catalogue does not have: ${id}`)
  return found
}
