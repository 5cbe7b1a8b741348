import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import { newestEdition } from './label-store.server.ts'
import { groupChanges, type ToldChange } from './label-words.ts'
import { labelChanges, labels } from './labels.tables.server.ts'
import { type LabelTie, tiedLabels } from './nearest-label.server.ts'

/** No more changes than this are read: many labels of one plan change alike. */
const MOST_ROWS = 1_000

/** The date of a provider's newest label edition; `null` if it has none. */
export async function newestLabelDate(db: Reader, providerId: string): Promise<string | null> {
  return (await newestEdition(db, providerId))?.date ?? null
}

/**
 * What changed in the labels that a plan is matched with, in editions after a date, oldest first; the same change in
 * several labels counts once.
 */
export async function labelChangesOfPlan(
  db: Reader,
  providerId: string,
  ties: readonly LabelTie[],
  after: string,
): Promise<ToldChange[]> {
  const { kind, name, field, subject, oldText, newText } = labelChanges
  const lineages = db.select({ id: labels.lineageId }).from(labels).where(tiedLabels(providerId, ties))
  const rows = await db
    .select({ kind, name, field, subject, oldText, newText })
    .from(labelChanges)
    .where(
      and(
        eq(labelChanges.providerId, providerId),
        gt(labelChanges.date, after),
        inArray(labelChanges.lineageId, lineages),
      ),
    )
    .orderBy(asc(labelChanges.date), asc(labelChanges.number))
    .limit(MOST_ROWS)
  return groupChanges(rows)
}
