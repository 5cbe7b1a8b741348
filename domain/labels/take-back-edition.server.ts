import { and, eq, isNull, sql } from 'drizzle-orm'
import { easternDay } from '#domain/shared/calendar.ts'
import type { Tx } from '#platform/database.server.ts'
import { type LabelEdition, lockLabels, newestEdition } from './label-store.server.ts'
import { labelChanges, labelEditions, labelLineages, labels } from './labels.tables.server.ts'

/** Whether an edition can be taken back: it was uploaded today. What is fetched comes again by itself. */
export const mayBeTakenBack = (
  { importedAt, source, credit }: Pick<LabelEdition, 'importedAt' | 'source' | 'credit'>,
  at: Date,
): boolean => credit === null && !source.startsWith('https://') && easternDay(importedAt) === easternDay(at)

/**
 * Makes a provider's labels what they were before the newest edition, if it was uploaded today: what it added is gone, and
 * what it ended stands again. Returns the file that is gone and the date of the edition before it; null if the newest edition is
 * another one, or older.
 */
export async function takeBackEdition(
  tx: Tx,
  { providerId, date }: { providerId: string; date: string },
  at: Date,
): Promise<{ source: string; since: string | null } | null> {
  await lockLabels(tx)
  const newest = await newestEdition(tx, providerId)
  if (newest?.date !== date || !mayBeTakenBack(newest, at)) return null
  const { id, source } = newest
  await tx.delete(labelChanges).where(eq(labelChanges.editionId, id))
  await tx.delete(labels).where(eq(labels.editionId, id))
  await tx
    .update(labels)
    .set({ validTo: null })
    .where(and(eq(labels.providerId, providerId), eq(labels.validTo, date)))
  const ofProvider = eq(labelLineages.providerId, providerId)
  await tx.delete(labelLineages).where(and(ofProvider, eq(labelLineages.firstSeen, date)))
  await tx
    .update(labelLineages)
    .set({ goneOn: null })
    .where(and(ofProvider, eq(labelLineages.goneOn, date)))
  await nameAgain(tx, providerId)
  await tx.delete(labelEditions).where(eq(labelEditions.id, id))
  const before = await newestEdition(tx, providerId)
  return { source, since: before?.date ?? null }
}

/** A plan that the edition renamed bears the name of its label again. */
async function nameAgain(tx: Tx, providerId: string): Promise<void> {
  await tx
    .update(labelLineages)
    .set({ name: sql`${labels.name}`, region: sql`${labels.region}` })
    .from(labels)
    .where(
      and(eq(labelLineages.id, labels.lineageId), eq(labels.providerId, providerId), isNull(labels.validTo)),
    )
}
