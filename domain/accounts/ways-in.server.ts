import { and, asc, eq } from 'drizzle-orm'
import { type Database, type Reader, transaction } from '#platform/database.server.ts'
import { credentials, users } from './accounts.tables.server.ts'
import { isSocialProvider, type SocialProvider } from './social-providers.ts'

/** How somebody can sign in to an account: by its password, or with a provider that is linked to it. */
export type WaysIn = { password: boolean; providers: SocialProvider[] }

/** The ways into an account, the oldest first. */
export async function waysIn(db: Reader, userId: string): Promise<WaysIn> {
  const rows = await db
    .select({ id: credentials.providerId })
    .from(credentials)
    .where(eq(credentials.userId, userId))
    .orderBy(asc(credentials.createdAt))
  const ids = rows.map(({ id }) => id)
  return { password: ids.includes('credential'), providers: ids.filter(isSocialProvider) }
}

const countOf = ({ password, providers }: WaysIn) => providers.length + (password ? 1 : 0)

/** Whether a way in was added to one that was there, which the owner should know of. */
export const isBesideAnother = (ways: WaysIn): boolean => countOf(ways) > 1

/** Unlinks a provider from an account; not the last way in. One that isn't linked is unlinked already. */
export function unlinkProvider(
  db: Database,
  userId: string,
  provider: SocialProvider,
): Promise<'unlinked' | 'last_way_in'> {
  return transaction(db, async tx => {
    // Two at once must not remove the last two.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const ways = await waysIn(tx, userId)
    if (!ways.providers.includes(provider)) return 'unlinked'
    if (!isBesideAnother(ways)) return 'last_way_in'
    await tx
      .delete(credentials)
      .where(and(eq(credentials.userId, userId), eq(credentials.providerId, provider)))
    return 'unlinked'
  })
}

/** The address of an account's owner; null if it is gone. */
export async function addressOf(db: Reader, userId: string): Promise<string | null> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return user?.email ?? null
}
