import { and, eq, lt, or } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import type { Passkey } from './passkeys.ts'
import { staffPasskeys } from './staff.tables.server.ts'

/** Somebody's passkeys, oldest first. */
export async function passkeysOf(db: Reader, staffId: string) {
  return db
    .select({
      credentialId: staffPasskeys.credentialId,
      publicKey: staffPasskeys.publicKey,
      counter: staffPasskeys.counter,
      transports: staffPasskeys.transports,
      name: staffPasskeys.name,
      createdAt: staffPasskeys.createdAt,
    })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(staffPasskeys.createdAt)
}

export async function insertPasskey(
  tx: Tx,
  passkey: Passkey & { staffId: string; name: string; createdAt: Date },
): Promise<void> {
  await tx.insert(staffPasskeys).values(passkey)
}

/** Records how often a passkey has signed; false if a copy of it has signed as often. Keys that don't count stay at 0. */
export async function countUse(tx: Tx, credentialId: string, counter: number): Promise<boolean> {
  const counted = await tx
    .update(staffPasskeys)
    .set({ counter })
    .where(
      and(
        eq(staffPasskeys.credentialId, credentialId),
        or(lt(staffPasskeys.counter, counter), counter === 0 ? eq(staffPasskeys.counter, 0) : undefined),
      ),
    )
    .returning({ credentialId: staffPasskeys.credentialId })
  return counted.length > 0
}

/** Removes a passkey if it belongs to this owner. */
export async function deletePasskey(tx: Tx, staffId: string, credentialId: string): Promise<boolean> {
  const gone = await tx
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.credentialId, credentialId), eq(staffPasskeys.staffId, staffId)))
    .returning({ credentialId: staffPasskeys.credentialId })
  return gone.length > 0
}

export async function deletePasskeysOf(tx: Tx, staffId: string): Promise<void> {
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId))
}
