import { isDeepStrictEqual } from 'node:util'
import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import { type Database, isUniqueViolation, type Tx, transaction } from '#platform/database.server.ts'
import type { Catalogue } from './catalogue.ts'
import { catalogueContent } from './catalogue-content.ts'
import type { CatalogueFault } from './catalogue-faults.ts'
import { insertRevision, servedCatalogue } from './catalogue-store.server.ts'
import { CatalogueError, readCatalogue } from './read-catalogue.server.ts'
import { schedulesOf } from './scheduled-parts.ts'
import { insertTerms, termsInForce } from './terms-store.server.ts'

/** Invalid catalog content, with everything that is wrong with it. */
type NotACatalog = {
  ok: false
  code: 'not_a_catalog'
  faults: readonly string[]
  /** The same where rows that are each well formed don't fit together. */
  found: readonly CatalogueFault[]
}

/**
 * Publishes a whole catalog: every process serves it within seconds, and prices that differ from those in force apply
 * from now on. Refuses an invalid catalog, content that is already being served, and whoever publishes at the same
 * moment as somebody else.
 */
export async function publishCatalogue(
  { db, now }: { db: Database; now: () => Date },
  value: unknown,
): Promise<Outcome<Catalogue, 'unchanged' | 'published_meanwhile'> | NotACatalog> {
  const read = readOrFaults(value, 'What is to be published')
  if (!read.ok) return read
  const catalogue = read.value
  const at = now()
  if ((await servedCatalogue(db, at)).revision === catalogue.revision) return refused('unchanged')
  return publishing(db, catalogue, async tx => {
    await publishInside(tx, value, at)
  })
}

/**
 * Publishes a whole catalog as part of a transaction: whatever differs from the prices in force begins at that time.
 * Returns the name of the revision. Throws `CatalogueError` if it is invalid, and the database's refusal if somebody
 * else publishes at the same moment.
 */
export async function publishInside(tx: Tx, value: unknown, at: Date): Promise<string> {
  const { revision } = readCatalogue(value, 'What is to be published')
  const content = catalogueContent.parse(value)
  const inForce = await termsInForce(tx, at)
  const terms = [...schedulesOf(content)]
    .filter(([planId, schedule]) => !isDeepStrictEqual(inForce.get(planId)?.schedule, schedule))
    .map(([planId, schedule]) => ({ planId, validFrom: at, schedule }))
  await insertRevision(tx, { revision, content, publishedAt: at })
  await insertTerms(tx, terms, at)
  return revision
}

/** A catalog, or everything that keeps the value from being one. */
export function readOrFaults(value: unknown, source: string): { ok: true; value: Catalogue } | NotACatalog {
  try {
    return succeeded(readCatalogue(value, source))
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    return { ok: false, code: 'not_a_catalog', faults: error.faults, found: error.found }
  }
}

/** Writes all of it or nothing; refuses whoever arrives at the same moment as somebody else. */
export async function publishing<Value>(
  db: Database,
  value: Value,
  write: (tx: Tx) => Promise<void>,
): Promise<Outcome<Value, 'published_meanwhile'>> {
  try {
    await transaction(db, write)
  } catch (error) {
    if (isUniqueViolation(error)) return refused('published_meanwhile')
    throw error
  }
  return succeeded(value)
}
