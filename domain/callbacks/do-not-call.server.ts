import { count, desc, eq, ilike, sql } from 'drizzle-orm'
import { phoneDigits } from '#domain/shared/phone-digits.ts'
import { type Reader, type Tx } from '#platform/database.server.ts'
import { doNotCall } from './callbacks.tables.server.ts'

/** Whether a phone number, however it is written, is on the do-not-call list. */
export async function isDoNotCall(db: Reader, phone: string): Promise<boolean> {
  const [found] = await db
    .select({ digits: doNotCall.phoneDigits })
    .from(doNotCall)
    .where(eq(doNotCall.phoneDigits, phoneDigits(phone)))
  return found !== undefined
}

/** A number that nobody calls, and why. */
export type ListedNumber = typeof doNotCall.$inferSelect

/** The numbers that nobody calls, latest first; those that contain certain digits if they are given. */
export async function listDoNotCall(
  db: Reader,
  { digits, limit }: { digits: string; limit: number },
): Promise<{ numbers: ListedNumber[]; total: number }> {
  const those = digits === '' ? undefined : ilike(doNotCall.phoneDigits, `%${digits}%`)
  const numbers = await db
    .select()
    .from(doNotCall)
    .where(those)
    .orderBy(desc(doNotCall.addedAt), doNotCall.phoneDigits)
    .limit(limit)
  const [all] = await db.select({ total: count() }).from(doNotCall)
  return { numbers, total: all?.total ?? 0 }
}

/** This many rows go into one statement. */
const BATCH = 5_000

/** Puts numbers of ten digits on the list; a number already on it keeps its reason. Returns how many are new. */
export async function addDoNotCall(
  tx: Tx,
  numbers: readonly string[],
  { reason, addedAt, addedBy }: Pick<ListedNumber, 'reason' | 'addedAt' | 'addedBy'>,
): Promise<number> {
  let added = 0
  for (let from = 0; from < numbers.length; from += BATCH) {
    const rows = await tx.execute(sql`
      insert into do_not_call (phone_digits, reason, added_at, added_by)
      select number, ${reason}, ${addedAt.toISOString()}::timestamptz, ${addedBy}::uuid
      from unnest(${sql.param(numbers.slice(from, from + BATCH))}::text[]) as number
      on conflict do nothing returning 1`)
    added += rows.rows.length
  }
  return added
}

/** Takes a number off the list; false if it isn't there. */
export async function removeDoNotCall(tx: Tx, digits: string): Promise<boolean> {
  const gone = await tx
    .delete(doNotCall)
    .where(eq(doNotCall.phoneDigits, digits))
    .returning({ digits: doNotCall.phoneDigits })
  return gone.length > 0
}
