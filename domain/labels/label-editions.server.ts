import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import type { BadLabelRow } from './label.ts'
import { labelEditions } from './labels.tables.server.ts'

/** An edition of a provider's labels; dates are like `2026-08-03`. */
export type EditionLine = {
  providerId: string
  date: string
  /** The last day on which the same file was found. */
  lastSeen: string
  labels: number
  leftOut: number
  badRows: number
  source: string
  credit: string | null
  importedAt: Date
}

const columns = {
  providerId: labelEditions.providerId,
  date: labelEditions.date,
  lastSeen: labelEditions.lastSeen,
  labels: labelEditions.labels,
  leftOut: labelEditions.leftOut,
  badRows: labelEditions.badRows,
  source: labelEditions.source,
  credit: labelEditions.credit,
  importedAt: labelEditions.importedAt,
}
const MOST_EDITIONS = 520

/** The kept bad rows of a provider's newest edition; null if there is none. */
export async function badRowsOf(
  db: Reader,
  providerId: string,
): Promise<{ date: string; rows: BadLabelRow[] } | null> {
  const [newest] = await db
    .select({ date: labelEditions.date, rows: labelEditions.badRowsKept })
    .from(labelEditions)
    .where(eq(labelEditions.providerId, providerId))
    .orderBy(desc(labelEditions.date))
    .limit(1)
  return newest ? { date: newest.date, rows: newest.rows ?? [] } : null
}

/** The newest edition of each provider that has labels, by provider id. */
export function newestEditions(db: Reader): Promise<EditionLine[]> {
  return db
    .selectDistinctOn([labelEditions.providerId], columns)
    .from(labelEditions)
    .orderBy(asc(labelEditions.providerId), desc(labelEditions.date))
}

/** A provider's editions, newest first: ten years of weekly ones at most. */
export function editionsOfProvider(db: Reader, providerId: string): Promise<EditionLine[]> {
  const ofProvider = eq(labelEditions.providerId, providerId)
  return db
    .select(columns)
    .from(labelEditions)
    .where(ofProvider)
    .orderBy(desc(labelEditions.date))
    .limit(MOST_EDITIONS)
}

/**
 * A text that tells whether labels were imported since: another edition is another mark. A part of a statement, for
 * every lookup asks for it.
 */
export const editionsMark = sql<string>`(select concat_ws(' ', count(*), max(id), max(imported_at)) from ${labelEditions})`
