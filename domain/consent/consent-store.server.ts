import { and, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { phoneDigits } from '#domain/shared/phone-digits.ts'
import type { Reader, Tx } from '#platform/database.server.ts'
import { insertOf, type Write } from '#platform/one-statement.server.ts'
import { consents } from './consent.tables.server.ts'

export type NewConsent = typeof consents.$inferInsert
export type StoredConsent = typeof consents.$inferSelect

/** Stores what was agreed to. */
export function consentWrite(consent: NewConsent): Write {
  return insertOf(consents, consent)
}

/** True for a record from which nothing was withdrawn. */
export const notRevoked = eq(sql`jsonb_array_length(${consents.revocations})`, 0)

/** Whose agreements to withdraw: by phone number or email address. */
export type Withdrawal = { phone: string } | { email: string }

/** True for a record of an agreement to offers: of the others there is nothing to withdraw. */
const isAgreed = or(consents.marketingCalls, consents.marketingTexts, consents.marketingEmail)

/** Adds a dated withdrawal to each agreement that matches and has none yet. Returns how many records it was. */
export async function addWithdrawal(
  tx: Tx,
  whose: Withdrawal,
  withdrawal: { at: string; how: string },
): Promise<number> {
  const revoked = await tx
    .update(consents)
    .set({ revocations: sql`${consents.revocations} || ${JSON.stringify([withdrawal])}::jsonb` })
    .where(and(matching(tx, whose), isAgreed, notRevoked))
    .returning({ id: consents.id })
  return revoked.length
}

function matching(tx: Tx, whose: Withdrawal): SQL | undefined {
  if ('phone' in whose) return eq(consents.phoneDigits, phoneDigits(whose.phone))
  const isTheirs = eq(sql`lower(${consents.email})`, whose.email.toLowerCase())
  const theirNumbers = tx.select({ digits: consents.phoneDigits }).from(consents).where(isTheirs)
  return or(isTheirs, inArray(consents.phoneDigits, theirNumbers))
}

/** A record of consent, by its id. */
export async function findConsent(db: Reader, id: string): Promise<StoredConsent | null> {
  const [found] = await db.select().from(consents).where(eq(consents.id, id))
  return found ?? null
}

/**
 * What was agreed to with an order placed at this exact moment, at the checkout or on the phone. Its email address
 * may have been corrected since: it only distinguishes two orders of the same moment.
 */
export async function consentToOrder(
  db: Reader,
  { email, at }: { email: string; at: Date },
): Promise<StoredConsent | null> {
  const found = await db
    .select()
    .from(consents)
    .where(and(inArray(consents.source, ['checkout', 'phone']), eq(consents.createdAt, at)))
  const theirs = found.find(consent => consent.email.toLowerCase() === email.toLowerCase())
  return theirs ?? (found.length === 1 ? (found[0] ?? null) : null)
}

/**
 * What the desk shows of a record: the words, where and when, and whether it is still valid. The words beside the box for
 * offers are separate, because they were shown whether or not it was checked; `answer` is the record of what was said to them,
 * which may be a later one. `phone` is the number by now, where it may be another one than it was given for.
 */
export function shownConsent(
  consent: StoredConsent,
  answer: StoredConsent = consent,
  phone: string = consent.phone,
) {
  return {
    /** The number that it was given for, where that is another one by now. */
    otherNumber: phoneDigits(consent.phone) === phoneDigits(phone) ? null : consent.phone,
    request: wordsOf(consent).request,
    offers: wordsOf(answer).offers,
    pageUrl: consent.pageUrl,
    at: consent.createdAt,
    marketingCalls: answer.marketingCalls,
    /** When offers were answered, if that was later. */
    answeredAt: answer.id === consent.id ? null : answer.createdAt,
    revoked: answer.marketingCalls && answer.revocations.length > 0,
  }
}
export type ShownConsent = ReturnType<typeof shownConsent>

function wordsOf({ shownText, callbackRequested }: StoredConsent) {
  const lines = shownText.split('\n')
  const request = callbackRequested ? lines.slice(0, 1) : []
  return { request: request[0] ?? null, offers: lines.slice(request.length).join('\n') || null }
}

const isOver = (at: Date) => lt(consents.retentionUntil, at.toISOString().slice(0, 10))

/** The ids of the records that expire on or before this day, as a query for use in others. */
export function consentsOver(db: Reader, at: Date) {
  return db.select({ id: consents.id }).from(consents).where(isOver(at))
}

/**
 * Deletes the records that expire on or before this day; leads that depend on them must be deleted first. Returns how
 * many.
 */
export async function deleteConsentsOver(tx: Tx, at: Date): Promise<number> {
  const gone = await tx.delete(consents).where(isOver(at)).returning({ id: consents.id })
  return gone.length
}
