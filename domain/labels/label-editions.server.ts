import { asc, desc, eq } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import { labelEditions } from './labels.tables.server.ts'

/** An edition of a provider's labels; days are as `2026-08-03`. */
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
}
const MOST_EDITIONS = 520

/** The newest edition of each provider that has labels, by provider id. */
export function newestEditions(db: Reader): Promise<EditionLine[]> {
  return db
    .selectDistinctOn([labelEditions.providerId], columns)
    .from(labelEditions)
    .orderBy(asc(labelEditions.providerId), desc(labelEditions.date))
}

/** The editions of a provider, the newest first: ten years of weekly ones at most. */
export function editionsOfProvider(db: Reader, providerId: string): Promise<EditionLine[]> {
  const ofProvider = eq(labelEditions.providerId, providerId)
  return db
    .select(columns)
    .from(labelEditions)
    .where(ofProvider)
    .orderBy(desc(labelEditions.date))
    .limit(MOST_EDITIONS)
}
