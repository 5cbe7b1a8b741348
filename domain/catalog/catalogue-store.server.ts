import { desc, sql } from 'drizzle-orm'
import type { Database, Tx } from '#platform/database.server.ts'
import { catalogRevisions } from './catalogue.tables.server.ts'
import type { Catalogue } from './catalogue.ts'
import type { CatalogueContent } from './catalogue-content.ts'
import { readCatalogue, readSeed } from './read-catalogue.server.ts'

/** The number and name of the revision that serves; `null` while none was published and the seed serves. */
export async function servedRevision(db: Database): Promise<{ id: number; revision: string } | null> {
  const { id, revision } = catalogRevisions
  const [row] = await db.select({ id, revision }).from(catalogRevisions).orderBy(desc(id)).limit(1)
  return row ?? null
}

/** The catalogue that serves: the one published last, else the seed. Throws `CatalogueError` where it is broken. */
export async function servedCatalogue(db: Database): Promise<Catalogue> {
  const [row] = await db.select().from(catalogRevisions).orderBy(desc(catalogRevisions.id)).limit(1)
  return row ? readCatalogue(row.content, `Revision ${row.id} of the catalog`) : readSeed()
}

/** Adds a revision, which serves from then on. */
export async function insertRevision(
  tx: Tx,
  { revision, content, publishedAt }: { revision: string; content: CatalogueContent; publishedAt: Date },
): Promise<void> {
  const id = sql`(select coalesce(max(${catalogRevisions.id}), 0) + 1 from ${catalogRevisions})`
  await tx.insert(catalogRevisions).values({ id, revision, content, publishedAt })
}
