import type { CatalogueContent } from '#domain/catalog/catalogue-content.ts'
import { type CatalogRow, textOf } from './catalog-row.ts'
import type { CatalogKind } from './catalog-subject.ts'

/**
 * The page of this site that was written about one entry: a provider's own, such as `/metronet`, or the one that
 * features a TV package. Nothing but code takes it down, so the entry can't be retired at the desk. Null for everything
 * else.
 */
export function ownPage(
  kind: CatalogKind,
  row: CatalogRow | null,
  { guides }: Pick<CatalogueContent, 'guides'>,
): string | null {
  if (kind === 'tv') return row?.id === guides.cordCutting.featuredPackageId ? '/cord-cutters' : null
  return kind === 'provider' ? textOf(row, 'page') || null : null
}

/** Why it stays, as part of a sentence, and what can be done instead. */
export const pageStays = (kind: CatalogKind, page: string): string =>
  kind === 'provider'
    ? `${page} was written for it, and only a change of the program takes that page down. Retire the plans that ended instead.`
    : `${page} is about it, and only a change of the program takes it off that page.`
