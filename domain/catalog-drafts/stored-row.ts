import type { CatalogueContent } from '#domain/catalog/catalogue-content.ts'
import { seededContent } from '#domain/catalog/catalogue-store.server.ts'
import { withNewerFields } from '#domain/catalog/newer-fields.ts'
import { type CatalogRow, listPlaces, valueAt } from './catalog-row.ts'
import type { CatalogSubject } from './catalog-subject.ts'
import { readRow } from './row-schemas.ts'

let seed: CatalogueContent | undefined

/**
 * An entry as a draft keeps it, with the fields that are newer than the draft: a draft from before an update is of the
 * entry that is served after it.
 */
export function storedRow(subject: CatalogSubject, stored: CatalogRow | null): CatalogRow | null {
  if (stored === null || subject.kind === 'figure') return stored
  const place = listPlaces[subject.kind]
  const content = place.reduceRight<unknown>((inner, key) => ({ [key]: inner }), [stored])
  const row = valueAt(withNewerFields(content, (seed ??= seededContent())), [...place, 0]) as CatalogRow
  const read = readRow(subject, row)
  return read.ok ? read.row : row
}
