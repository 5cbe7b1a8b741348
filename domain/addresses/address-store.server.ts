import type { PostalAddress } from '#domain/shared/postal-address.ts'
import type { Database } from '#platform/database.server.ts'
import { addressSubmissions, customerAddresses } from './addresses.tables.server.ts'

/** Keeps a searched address; the user is null when nobody is signed in. */
export async function insertCustomerAddress(
  db: Database,
  userId: string | null,
  address: PostalAddress,
): Promise<void> {
  await db.insert(customerAddresses).values({ ...address, userId, isPrimary: false })
}

/** Adds a search with what it found to the user's history. */
export async function insertAddressSubmission(
  db: Database,
  userId: string,
  address: PostalAddress,
  providerResults: unknown[],
): Promise<void> {
  await db.insert(addressSubmissions).values({ ...address, userId, providerResults })
}
