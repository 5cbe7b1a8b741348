import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { privacyLinks } from './people.tables.server.ts'

/** For how many hours an emailed link works. */
export const PRIVACY_LINK_HOURS = 24

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const isOpen = (token: string, now: Date) =>
  and(eq(privacyLinks.tokenHash, hashOf(token)), gt(privacyLinks.expiresAt, now))

/** Makes the token of a link to the choices for an email address, and deletes expired links. */
export async function createPrivacyLink(tx: Tx, email: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + PRIVACY_LINK_HOURS * 3_600_000)
  await deleteExpiredLinks(tx, now)
  await tx.insert(privacyLinks).values({ tokenHash: hashOf(token), email, createdAt: now, expiresAt })
  return token
}

/** The address behind a link that still works. Looking doesn't use it up, because mail programs open links, too. */
export async function findPrivacyLink(db: Reader, token: string, now: Date): Promise<string | null> {
  const [link] = await db.select({ email: privacyLinks.email }).from(privacyLinks).where(isOpen(token, now))
  return link?.email ?? null
}

/** Uses up a link and returns the address behind it; if several try at once, one gets it. */
export async function takePrivacyLink(tx: Tx, token: string, now: Date): Promise<string | null> {
  const [link] = await tx
    .delete(privacyLinks)
    .where(isOpen(token, now))
    .returning({ email: privacyLinks.email })
  return link?.email ?? null
}

/** Deletes expired links. Returns how many. */
export async function deleteExpiredLinks(tx: Tx, now: Date): Promise<number> {
  const gone = await tx
    .delete(privacyLinks)
    .where(lte(privacyLinks.expiresAt, now))
    .returning({ email: privacyLinks.email })
  return gone.length
}

/** Deletes every link to the choices for an address. */
export async function deletePrivacyLinks(tx: Tx, email: string): Promise<void> {
  await tx.delete(privacyLinks).where(eq(privacyLinks.email, email))
}
