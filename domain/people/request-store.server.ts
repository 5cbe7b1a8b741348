import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PersonKey } from '#domain/shared/person-key.ts'
import { isOf } from '#domain/shared/person-sql.server.ts'
import type { Reader, Tx } from '#platform/database.server.ts'
import { privacyRequests } from './people.tables.server.ts'

export type PrivacyRequest = typeof privacyRequests.$inferSelect

export async function insertRequest(
  tx: Tx,
  request: typeof privacyRequests.$inferInsert,
): Promise<PrivacyRequest> {
  const [stored] = await tx.insert(privacyRequests).values(request).returning()
  if (!stored) throw new Error('The privacy request was not stored')
  return stored
}

/** An open request that says the same and came after a time: the same form, sent twice. */
export async function findSameRequest(
  tx: Tx,
  { kind, email, phone, words }: Pick<PrivacyRequest, 'kind' | 'email' | 'phone' | 'words'>,
  since: Date,
): Promise<PrivacyRequest | null> {
  const [found] = await tx
    .select()
    .from(privacyRequests)
    .where(
      and(
        eq(privacyRequests.kind, kind),
        eq(privacyRequests.email, email),
        eq(privacyRequests.phone, phone),
        eq(privacyRequests.words, words),
        isNull(privacyRequests.doneAt),
        gt(privacyRequests.receivedAt, since),
      ),
    )
  return found ?? null
}

export async function findRequest(db: Reader, id: string): Promise<PrivacyRequest | null> {
  const [found] = await db.select().from(privacyRequests).where(eq(privacyRequests.id, id))
  return found ?? null
}

/** What a person asked for, latest first. */
export function requestsOfPerson(db: Reader, key: PersonKey): Promise<PrivacyRequest[]> {
  return db
    .select()
    .from(privacyRequests)
    .where(isOf(key, privacyRequests))
    .orderBy(desc(privacyRequests.receivedAt))
}

/** Closes a request; false if it was answered before. */
export async function endRequest(
  tx: Tx,
  id: string,
  { doneAt, doneBy }: { doneAt: Date; doneBy: string | null },
): Promise<boolean> {
  const ended = await tx
    .update(privacyRequests)
    .set({ doneAt, doneBy })
    .where(and(eq(privacyRequests.id, id), isNull(privacyRequests.doneAt)))
    .returning({ id: privacyRequests.id })
  return ended.length > 0
}

/**
 * Removes a person from their requests, and closes those: there is nothing left to answer. The record that they asked
 * and got an answer stays. With `onlyDone`, open requests keep their person. Returns which requests it was.
 */
export async function eraseFromRequests(
  tx: Tx,
  key: PersonKey,
  { at, by, onlyDone }: { at: Date; by: string | null; onlyDone: boolean },
): Promise<string[]> {
  const { doneAt, doneBy } = privacyRequests
  const erased = await tx
    .update(privacyRequests)
    .set({
      ...{ email: '', phone: '', words: '' },
      doneAt: sql`coalesce(${doneAt}, ${at.toISOString()}::timestamptz)`,
      doneBy: sql`case when ${doneAt} is null then ${by}::uuid else ${doneBy} end`,
    })
    .where(and(isOf(key, privacyRequests), onlyDone ? isNotNull(doneAt) : undefined))
    .returning({ id: privacyRequests.id })
  return erased.map(({ id }) => id)
}
