import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import { type Database, databaseRefusal, transaction } from '#platform/database.server.ts'
import type { Catalogue } from './catalogue.ts'
import { catalogueContent } from './catalogue-content.ts'
import { insertRevision, servedRevision } from './catalogue-store.server.ts'
import { CatalogueError, readCatalogue } from './read-catalogue.server.ts'

/** Content that is no catalogue, with everything that is wrong with it. */
type NotACatalog = { ok: false; code: 'not_a_catalog'; faults: readonly string[] }

const UNIQUE_VIOLATION = '23505'

/**
 * Publishes a whole catalogue: every process serves it within seconds. Refuses what is no catalogue, content that serves
 * already, and whoever publishes at the same moment as somebody else.
 */
export async function publishCatalogue(
  { db, now }: { db: Database; now: () => Date },
  value: unknown,
): Promise<Outcome<Catalogue, 'unchanged' | 'published_meanwhile'> | NotACatalog> {
  let catalogue: Catalogue
  try {
    catalogue = readCatalogue(value, 'What is to be published')
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    return { ok: false, code: 'not_a_catalog', faults: error.faults }
  }
  const { revision } = catalogue
  if ((await servedRevision(db))?.revision === revision) return refused('unchanged')
  const content = catalogueContent.parse(value)
  try {
    await transaction(db, tx => insertRevision(tx, { revision, content, publishedAt: now() }))
  } catch (error) {
    if (databaseRefusal(error)?.code === UNIQUE_VIOLATION) return refused('published_meanwhile')
    throw error
  }
  return succeeded(catalogue)
}
