import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import { phoneDigits } from '#domain/shared/phone-digits.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import { consents } from './leads.tables.server.ts'

const notRevoked = eq(sql`jsonb_array_length(${consents.revocations})`, 0)

/**
 * Whether somebody agreed to advertising calls at this number and has not taken it back. Representatives ask this
 * before every call that nobody asked for; a new ticked box after a withdrawal counts again.
 */
export async function marketingAllowed(db: Database, phone: string): Promise<boolean> {
  const agreed = db
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.phoneDigits, phoneDigits(phone)), eq(consents.marketingCalls, true), notRevoked))
  const { rows } = await db.execute(sql`select ${exists(agreed)} as allowed`)
  return rows[0]?.allowed === true
}

/** Whose agreements are taken back: by phone number or e-mail address. */
export type Withdrawal = { phone: string } | { email: string }

/**
 * Takes every agreement to advertising back, for good: a dated entry in each matching consent record, which itself
 * stays as proof. An e-mail address also stands for the phone numbers given with it. Answers how many records it was.
 */
export async function revokeMarketing(tx: Tx, whose: Withdrawal, how: string, at: Date): Promise<number> {
  const entry = JSON.stringify([{ at: at.toISOString(), how }])
  const revoked = await tx
    .update(consents)
    .set({ revocations: sql`${consents.revocations} || ${entry}::jsonb` })
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
