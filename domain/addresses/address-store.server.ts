import { and, count, desc, eq } from 'drizzle-orm'
import type { PostalAddress } from '#domain/shared/postal-address.ts'
import type { Reader, Tx } from '#platform/database.server.ts'
import { insertOf, type Write } from '#platform/one-statement.server.ts'
import { addressSubmissions, customerAddresses } from './addresses.tables.server.ts'

/** Stores a searched address; the user is null if nobody is signed in. */
export function customerAddressWrite(userId: string | null, address: PostalAddress): Write {
  return insertOf(customerAddresses, { ...address, userId, isPrimary: false })
}

/** Adds a search with what it found to the user's history. */
export function addressSubmissionWrite(
  userId: string,
  address: PostalAddress,
  providerResults: unknown[],
): Write {
  return insertOf(addressSubmissions, { ...address, userId, providerResults })
}

/** One page of a user's searches, newest first. */
export async function listSubmissions(db: Reader, userId: string, limit: number, offset: number) {
  const { id, street, city, state, zipCode, createdAt } = addressSubmissions
  return db
    .select({ id, street, city, state, zipCode, createdAt })
    .from(addressSubmissions)
    .where(eq(addressSubmissions.userId, userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset)
}

export async function countSubmissions(db: Reader, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(addressSubmissions)
    .where(eq(addressSubmissions.userId, userId))
  return row?.total ?? 0
}

/** Deletes one search of this user. Another user's search gets the same answer as a missing one: false. */
export async function removeSubmission(tx: Tx, userId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(addressSubmissions)
    .where(and(eq(addressSubmissions.id, id), eq(addressSubmissions.userId, userId)))
    .returning({ id: addressSubmissions.id })
  return deleted.length > 0
}

/** Every address that an account searched for, and its history. */
export async function searchesOfAccount(db: Reader, userId: string) {
  const { street, city, state, zipCode, createdAt } = addressSubmissions
  const history = await db
    .select({ street, city, state, zipCode, createdAt })
    .from(addressSubmissions)
    .where(eq(addressSubmissions.userId, userId))
    .orderBy(desc(createdAt))
  const addresses = await db
    .select({
      street: customerAddresses.street,
      city: customerAddresses.city,
      state: customerAddresses.state,
      zipCode: customerAddresses.zipCode,
      createdAt: customerAddresses.createdAt,
    })
    .from(customerAddresses)
    .where(eq(customerAddresses.userId, userId))
    .orderBy(desc(customerAddresses.createdAt))
  return { history, addresses }
}

/** Deletes an account's searches. Returns how many. */
export async function eraseSearches(tx: Tx, userId: string): Promise<number> {
  await tx.delete(addressSubmissions).where(eq(addressSubmissions.userId, userId))
  const gone = await tx
    .delete(customerAddresses)
    .where(eq(customerAddresses.userId, userId))
    .returning({ id: customerAddresses.id })
  return gone.length
}
