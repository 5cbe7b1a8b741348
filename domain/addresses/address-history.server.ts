import { type Page, pageNumber } from '#domain/shared/page-of.ts'
import type { PostalAddress } from '#domain/shared/postal-address.ts'
import type { Database } from '#platform/database.server.ts'
import { countSubmissions, listSubmissions } from './address-store.server.ts'

/** A search as the history shows it. `searchedAt` is ISO 8601 in UTC. */
export type HistoryEntry = PostalAddress & { id: string; searchedAt: string }

const ENTRIES_PER_PAGE = 20

/** One page of this user's searches, newest first. */
export async function addressHistory(
  db: Database,
  userId: string,
  wantedPage: string | null,
): Promise<Page<HistoryEntry>> {
  const pages = Math.max(1, Math.ceil((await countSubmissions(db, userId)) / ENTRIES_PER_PAGE))
  const page = pageNumber(wantedPage, pages)
  const rows = await listSubmissions(db, userId, ENTRIES_PER_PAGE, (page - 1) * ENTRIES_PER_PAGE)
  const entries = rows.map(({ createdAt, ...entry }) => ({ ...entry, searchedAt: createdAt.toISOString() }))
  return { entries, page, pages }
}
