import { type CatalogRow, textOf } from './catalog-row.ts'
import type { CatalogKind } from './catalog-subject.ts'

/**
 * The page of this site that was written for one provider, such as `/metronet`, if an entry is such a provider:
 * nothing but code takes it down, so the provider can't be retired at the desk. Null for everything else.
 */
export const ownPage = (kind: CatalogKind, row: CatalogRow | null): string | null =>
  kind === 'provider' ? textOf(row, 'page') || null : null
