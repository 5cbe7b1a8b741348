import { withNewerFields } from '#domain/catalog/newer-fields.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { type CatalogRow, listPlaces, valueAt } from './catalog-row.ts'
import type { CatalogSubject } from './catalog-subject.ts'
import { readRow } from './row-schemas.ts'

/**
 * An entry as a draft keeps it, with the fields that are newer than the draft: a draft from before an update is of the
 * entry that is served after it.
 */
export function storedRow(subject: CatalogSubject, stored: CatalogRow | null): CatalogRow | null {
  if (stored === null || subject.kind === 'figure') return stored
  const place = listPlaces[subject.kind]
  const content = place.reduceRight<unknown>((inner, key) => ({ [key]: inner }), [stored])
  const row = valueAt(withNewerFields(content, readSeed().content), [...place, 0]) as CatalogRow
  const read = readRow(subject, row)
  return read.ok ? read.row : row
}
