import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Reader } from '#platform/database.server.ts'
import type { StoredDraft } from './draft-store.server.ts'
import { examineDrafts } from './examine-drafts.server.ts'

/** Pages that can't be drawn from a catalog, by address: none if all can. */
export type FailingPages = (catalogue: Catalogue) => Promise<readonly string[]>

/** Which pages a catalog with some drafts leaves undrawn. `revision` is that catalog's; null if it isn't valid. */
export type Trial = { revision: string | null; failing: readonly string[] }

/**
 * Draws every page with some drafts applied. It takes seconds, so it is done before the transaction that publishes them,
 * which has to make the same revision.
 */
export async function tryDrafts(
  db: Reader,
  drafts: readonly StoredDraft[],
  { at, timeZone, failingPages }: { at: Date; timeZone: string; failingPages: FailingPages },
): Promise<Trial> {
  const { after } = await examineDrafts(db, drafts, at, timeZone)
  return after
    ? { revision: after.revision, failing: await failingPages(after) }
    : { revision: null, failing: [] }
}

/** What keeps a catalog from being published whose pages can't all be drawn. */
export const undrawable = ({ failing }: Trial): string[] =>
  failing.length > 0 ? [`These pages cannot be drawn with it: ${failing.join(', ')}.`] : []
