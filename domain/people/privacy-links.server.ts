import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { privacyLinks } from './people.tables.server.ts'

/** For how many hours a mailed link opens. */
export const PRIVACY_LINK_HOURS = 24

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const isOpen = (token: string, now: Date) =>
  and(eq(privacyLinks.tokenHash, hashOf(token)), gt(privacyLinks.expiresAt, now))

/** Makes the token of a link to the choices behind an e-mail address, and clears away the links that have run out. */
export async function createPrivacyLink(tx: Tx, email: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + PRIVACY_LINK_HOURS * 3_600_000)
  await deleteExpiredLinks(tx, now)
  await tx.insert(privacyLinks).values({ tokenHash: hashOf(token), email, createdAt: now, expiresAt })
  return token
}

/** The address behind a link that still opens. Looking does not use it up: mail programs look at links too. */
export async function findPrivacyLink(db: Reader, token: string, now: Date): Promise<string | null> {
  const [link] = await db.select({ email: privacyLinks.email }).from(privacyLinks).where(isOpen(token, now))
  return link?.email ?? null
}

/** Uses a link up and answers the address behind it; of several at once one gets it. */
export async function takePrivacyLink(tx: Tx, token: string, now: Date): Promise<string | null> {
  const [link] = await tx
    .delete(privacyLinks)
    .where(isOpen(token, now))
    .returning({ email: privacyLinks.email })
  return link?.email ?? null
}

/** Deletes the links that have run out. Answers how many. */
export async function deleteExpiredLinks(tx: Tx, now: Date): Promise<number> {
  const gone = await tx
    .delete(privacyLinks)
    .where(lte(privacyLinks.expiresAt, now))
    .returning({ email: privacyLinks.email })
  return gone.length
}

/** Deletes every link to the choices behind an address. */
export async function deletePrivacyLinks(tx: Tx, email: string): Promise<void> {
  await tx.delete(privacyLinks).where(eq(privacyLinks.email, email))
}
