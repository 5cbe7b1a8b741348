import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { WATCH_MONTHS } from './watch.ts'
import { watchLinks } from './watches.tables.server.ts'

/** A random token for a link, and the hash that is stored of it. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

/** What is kept of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Creates the link in an email that stops an address's watches; it works longer than any current watch lasts. */
export async function createStopLink(tx: Tx, email: string, now: Date): Promise<string> {
  const { token, hash } = newToken()
  const expiresAt = new Date(now)
  expiresAt.setUTCMonth(expiresAt.getUTCMonth() + WATCH_MONTHS + 1)
  await tx.insert(watchLinks).values({ tokenHash: hash, email, expiresAt })
  return token
}

/** The address behind a stop link. Using it doesn't use it up, because its email may be opened again. */
export async function findStopLink(db: Reader, token: string, now: Date): Promise<string | null> {
  const open = and(eq(watchLinks.tokenHash, hashOf(token)), gt(watchLinks.expiresAt, now))
  const [link] = await db.select({ email: watchLinks.email }).from(watchLinks).where(open)
  return link?.email ?? null
}

/** Deletes every link of an address. */
export async function eraseStopLinks(tx: Tx, email: string): Promise<void> {
  await tx.delete(watchLinks).where(eq(watchLinks.email, email))
}

/** Deletes expired links. Returns how many. */
export async function deleteEndedWatchLinks(tx: Tx, now: Date): Promise<number> {
  const gone = await tx
    .delete(watchLinks)
    .where(lte(watchLinks.expiresAt, now))
    .returning({ email: watchLinks.email })
  return gone.length
}
