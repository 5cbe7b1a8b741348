import { and, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { phoneDigits } from '#domain/shared/phone-digits.ts'
import type { Tx } from '#platform/database.server.ts'
import { build, type Write, writeOf } from '#platform/one-statement.server.ts'
import { consents } from './consent.tables.server.ts'

export type NewConsent = typeof consents.$inferInsert

/** Stores what was agreed to. */
export function consentWrite(consent: NewConsent): Write {
  return writeOf(build.insert(consents).values(consent))
}

/** True for a record of which nothing was taken back. */
export const notRevoked = eq(sql`jsonb_array_length(${consents.revocations})`, 0)

/** Whose agreements are taken back: by phone number or email address. */
export type Withdrawal = { phone: string } | { email: string }

/** Adds a dated withdrawal to each record that matches and has none yet. Answers how many records it was. */
export async function addWithdrawal(
  tx: Tx,
  whose: Withdrawal,
  withdrawal: { at: string; how: string },
): Promise<number> {
  const revoked = await tx
    .update(consents)
    .set({ revocations: sql`${consents.revocations} || ${JSON.stringify([withdrawal])}::jsonb` })
    .where(and(matching(tx, whose), notRevoked))
    .returning({ id: consents.id })
  return revoked.length
}

function matching(tx: Tx, whose: Withdrawal): SQL | undefined {
  if ('phone' in whose) return eq(consents.phoneDigits, phoneDigits(whose.phone))
  const isTheirs = eq(sql`lower(${consents.email})`, whose.email.toLowerCase())
  const theirNumbers = tx.select({ digits: consents.phoneDigits }).from(consents).where(isTheirs)
  return or(isTheirs, inArray(consents.phoneDigits, theirNumbers))
}

/** The records whose time is over on this day. */
export async function consentsOver(tx: Tx, at: Date): Promise<string[]> {
  const over = await tx
    .select({ id: consents.id })
    .from(consents)
    .where(lt(consents.retentionUntil, at.toISOString().slice(0, 10)))
  return over.map(({ id }) => id)
}

/** Deletes records. Leads that rest on them must be gone before. */
export async function deleteConsents(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.delete(consents).where(inArray(consents.id, [...ids]))
}
