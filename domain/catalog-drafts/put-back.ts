import type { CatalogueContent } from '#domain/catalog/catalogue-content.ts'
import type { HomeCard } from '#domain/catalog/listings.schema.ts'

/** The catalog as it was before something was retired that is now brought back, by `subjectKey`. */
export type Earlier = ReadonlyMap<string, CatalogueContent>

/** Rows with one more, after the row that it followed in an earlier list; at the end if it wasn't in there. */
export function insertedAs<Row>(
  rows: readonly Row[],
  row: Row,
  earlier: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const order = earlier.map(keyOf)
  const place = order.indexOf(keyOf(row))
  if (place < 0) return [...rows, row]
  const here = rows.map(keyOf)
  const before = order.slice(0, place).findLast(key => here.includes(key))
  const index = before === undefined ? 0 : here.indexOf(before) + 1
  return [...rows.slice(0, index), row, ...rows.slice(index)]
}

/**
 * Content with everything that named a provider or plan before it was retired, once that is brought back: its cards,
 * its lines in guides and strips, each where it was. What was written anew since stays as it is.
 */
export function putBack(content: CatalogueContent, earlier: Earlier): CatalogueContent {
  let next = content
  for (const [key, old] of earlier) {
    const id = key.slice(key.indexOf('/') + 1)
    next = key.startsWith('provider/') ? linesBack(next, old, id) : quotesBack(next, old, id)
  }
  return next
}

type OfProvider = { providerId: string }

function linesBack(content: CatalogueContent, old: CatalogueContent, id: string): CatalogueContent {
  const back = <Row extends OfProvider>(
    rows: readonly Row[],
    were: readonly Row[],
    keyOf: (row: Row) => string = row => row.providerId,
  ) => {
    const here = new Set(rows.map(keyOf))
    return were
      .filter(row => row.providerId === id && !here.has(keyOf(row)))
      .reduce<readonly Row[]>((all, row) => insertedAs(all, row, were, keyOf), rows)
  }
  const nameBack = (names: readonly string[], were: readonly string[]) =>
    were.includes(id) && !names.includes(id) ? insertedAs(names, id, were, String) : names
  const { guides, bundleBuilder } = content
  const { bestProviders, discounts } = guides
  return {
    ...content,
    providerListings: back(content.providerListings, old.providerListings),
    homeCards: back(content.homeCards, old.homeCards, card => `${card.providerId} ${card.badge}`),
    logoStrip: nameBack(content.logoStrip, old.logoStrip),
    bundleBuilder: {
      ...bundleBuilder,
      firstProviders: nameBack(bundleBuilder.firstProviders, old.bundleBuilder.firstProviders),
    },
    guides: {
      ...guides,
      bestProviders: {
        ...bestProviders,
        providers: back(bestProviders.providers, old.guides.bestProviders.providers),
      },
      discounts: { ...discounts, military: back(discounts.military, old.guides.discounts.military) },
    },
  }
}

/** Lines that quoted another plan meanwhile, or none, quote the one that is back. */
function quotesBack(content: CatalogueContent, old: CatalogueContent, id: string): CatalogueContent {
  const quotedBy = new Set(
    old.providerListings.filter(one => one.planId === id).map(({ providerId }) => providerId),
  )
  const nameOf = ({ providerId, badge }: HomeCard) => `${providerId} ${badge}`
  const cards = new Map(
    old.homeCards.flatMap(card =>
      'planId' in card.startsAt && card.startsAt.planId === id ? [[nameOf(card), card.startsAt]] : [],
    ),
  )
  const habits = new Set(old.guides.tvHabits.filter(one => one.packageId === id).map(one => one.id))
  const openings = new Map(old.premadeBundles.map(bundle => [bundle.id, bundle.opensWith]))
  const opensWith = ({ id: bundle, opensWith: now }: CatalogueContent['premadeBundles'][number]) => {
    const was = openings.get(bundle)
    const again = (part: 'internet' | 'security' | 'tv') => now[part] ?? (was?.[part] === id ? id : null)
    return { internet: again('internet'), security: again('security'), tv: again('tv') }
  }
  const { guides } = content
  return {
    ...content,
    providerListings: content.providerListings.map(one =>
      quotedBy.has(one.providerId) ? { ...one, planId: id } : one,
    ),
    homeCards: content.homeCards.map(card => ({
      ...card,
      startsAt: cards.get(nameOf(card)) ?? card.startsAt,
    })),
    premadeBundles: content.premadeBundles.map(one => ({ ...one, opensWith: opensWith(one) })),
    guides: {
      ...guides,
      tvHabits: guides.tvHabits.map(one =>
        one.packageId === null && habits.has(one.id) ? { ...one, packageId: id } : one,
      ),
    },
  }
}
