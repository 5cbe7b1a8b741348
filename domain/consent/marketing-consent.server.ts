import { and, eq, exists, sql } from 'drizzle-orm'
import { phoneDigits } from '#domain/shared/phone-digits.ts'
import type { Reader, Tx } from '#platform/database.server.ts'
import { consents } from './consent.tables.server.ts'
import { addWithdrawal, notRevoked, type Withdrawal } from './consent-store.server.ts'

/**
 * Whether somebody agreed to advertising calls at this number and hasn't withdrawn it. Representatives check this
 * before every call that nobody asked for; a box checked after a withdrawal counts again.
 */
export async function marketingAllowed(db: Reader, phone: string): Promise<boolean> {
  const agreed = db
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.phoneDigits, phoneDigits(phone)), eq(consents.marketingCalls, true), notRevoked))
  const { rows } = await db.execute(sql`select ${exists(agreed)} as allowed`)
  return rows[0]?.allowed === true
}

/**
 * Withdraws every agreement to advertising permanently: a dated entry in each matching consent record, which itself
 * stays as proof. An email address also covers the phone numbers given with it. Returns how many records it was.
 */
export function revokeMarketing(tx: Tx, whose: Withdrawal, how: string, at: Date): Promise<number> {
  return addWithdrawal(tx, whose, { at: at.toISOString(), how })
}
