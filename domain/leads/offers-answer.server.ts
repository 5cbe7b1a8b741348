import { and, asc, eq, gt, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import { consents } from '#domain/consent/consent.tables.server.ts'
import type { StoredConsent } from '#domain/consent/consent-store.server.ts'
import { phoneDigits } from '#domain/shared/phone-digits.ts'
import type { Reader } from '#platform/database.server.ts'
import { leads } from './leads.tables.server.ts'
import { REPEAT_WINDOW_MS } from './repeat-window.ts'

/**
 * The record of what a lead's sender said about offers. A yes may have a record of its own: a chat asks once its lead is
 * stored, and a form that is sent again at once is the same lead. Otherwise it is the record made with the lead. `phone` is the
 * lead's by now: who agreed to be called at one number didn't at another.
 */
export async function answerAboutOffers(
  db: Reader,
  ofLead: StoredConsent,
  phone: string,
): Promise<StoredConsent> {
  if (ofLead.marketingCalls) return ofLead
  const [agreed] = await db
    .select()
    .from(consents)
    .where(
      and(
        eq(consents.source, ofLead.source),
        eq(consents.marketingCalls, true),
        eq(consents.phoneDigits, phoneDigits(phone)),
        ofLead.source === 'chat' ? inSameChat(ofLead) : isRepeatOf(db, ofLead),
      ),
    )
    .orderBy(asc(consents.createdAt))
    .limit(1)
  return agreed ?? ofLead
}

const inSameChat = ({ sessionId }: StoredConsent): SQL =>
  sessionId === null ? sql`false` : eq(consents.sessionId, sessionId)

const isRepeatOf = (db: Reader, { email, createdAt }: StoredConsent): SQL | undefined =>
  and(
    eq(sql`lower(${consents.email})`, email.toLowerCase()),
    gt(consents.createdAt, createdAt),
    lt(consents.createdAt, new Date(createdAt.getTime() + REPEAT_WINDOW_MS)),
    // What became a lead of its own is about something else.
    notInArray(consents.id, db.select({ id: leads.consentId }).from(leads)),
  )
