import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { webhookReceivers } from './automation.tables.server.ts'
import type { Receiver } from './receiver.ts'

/** A receiver as stored; its secrets are sealed. */
export type StoredReceiver = typeof webhookReceivers.$inferSelect

/** The receivers that messages are queued for, including paused ones: their messages wait. */
export function servedReceivers(db: Reader): Promise<Receiver[]> {
  return db
    .select({
      id: webhookReceivers.id,
      kinds: webhookReceivers.kinds,
      isPaused: sql<boolean>`${webhookReceivers.pausedAt} is not null`,
    })
    .from(webhookReceivers)
    .where(isNull(webhookReceivers.removedAt))
    .orderBy(asc(webhookReceivers.createdAt), asc(webhookReceivers.id))
}

/** The ids of the receivers that are paused. */
export async function pausedReceivers(db: Reader): Promise<string[]> {
  return (await servedReceivers(db)).filter(({ isPaused }) => isPaused).map(({ id }) => id)
}

/** A cheap fingerprint of what is stored about receivers: if the text differs, something changed. */
export async function receiversMark(db: Reader): Promise<string> {
  const [row] = await db
    .select({ changes: sql<number>`coalesce(sum(${webhookReceivers.version}), 0)::int` })
    .from(webhookReceivers)
  return String(row?.changes ?? 0)
}

/** Every receiver that has not been removed, oldest first. */
export function listReceivers(db: Reader): Promise<StoredReceiver[]> {
  return db
    .select()
    .from(webhookReceivers)
    .where(isNull(webhookReceivers.removedAt))
    .orderBy(asc(webhookReceivers.createdAt), asc(webhookReceivers.id))
}

/** Every receiver that there ever was, oldest first. */
export function everyReceiver(db: Reader): Promise<StoredReceiver[]> {
  return db.select().from(webhookReceivers).orderBy(asc(webhookReceivers.createdAt), asc(webhookReceivers.id))
}

/** A receiver, even if it was removed. */
export async function findReceiver(db: Reader, id: string): Promise<StoredReceiver | null> {
  const [found] = await db.select().from(webhookReceivers).where(eq(webhookReceivers.id, id))
  return found ?? null
}

export async function insertReceiver(tx: Tx, receiver: typeof webhookReceivers.$inferInsert): Promise<void> {
  await tx.insert(webhookReceivers).values(receiver)
}

/** Changes a receiver; false if somebody else changed it since this version, or removed it. */
export async function updateReceiver(
  tx: Tx,
  { id, version }: Pick<StoredReceiver, 'id' | 'version'>,
  changes: Partial<typeof webhookReceivers.$inferInsert>,
): Promise<boolean> {
  const changed = await tx
    .update(webhookReceivers)
    .set({ ...changes, version: version + 1 })
    .where(
      and(
        eq(webhookReceivers.id, id),
        eq(webhookReceivers.version, version),
        isNull(webhookReceivers.removedAt),
      ),
    )
    .returning({ id: webhookReceivers.id })
  return changed.length > 0
}
