import { createHash } from 'node:crypto'
import { enqueueWebhook, type WebhookMessage } from '#domain/automation/webhook-job.server.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import {
  CALLBACK_TEXT,
  CONSENT_RETENTION_YEARS,
  consentSellers,
  MARKETING_CONSENT_VERSION,
  marketingConsentText,
} from './consent-text.ts'
import { insertConsent, insertLead, type NewConsent, type NewLead } from './lead-store.server.ts'

export type LeadDeps = { db: Database; queue: Queue; now: () => Date; salesPhone: string }

/** What the request itself tells about who consents, for the record that the law asks for. */
export type ConsentCircumstances = {
  pageUrl: string
  ipAddress: string
  userAgent: string | null
  globalPrivacyControl: boolean
  /** The chat session or the like, where there is one. */
  sessionId?: string
}

/** A lead as any of our forms gives it. `marketingConsent` is the separate, optional agreement. */
export type LeadToRecord = Pick<
  NewLead,
  'source' | 'leadType' | 'name' | 'email' | 'phone' | 'zipCode' | 'selectedService'
> & {
  notes: string
  marketingConsent: boolean
  /** Which form asked, as the consent record names it. */
  formId: NewConsent['formId']
  /** The message to the automation, made of the time at which the lead was taken. */
  message(receivedAt: Date): Pick<WebhookMessage, 'kind' | 'payload'>
}

/** Within this time the same wish from the same person is one lead. */
const REPEAT_WINDOW_MS = 10 * 60_000

/**
 * Takes a lead, whichever form it comes from: lead, consent record and automation message in one transaction. A repeat
 * within ten minutes keeps its consent record and is not sent twice.
 */
export async function recordLead(
  { db, queue, now, salesPhone }: LeadDeps,
  { marketingConsent, formId, message, ...lead }: LeadToRecord,
  circumstances: ConsentCircumstances,
): Promise<'taken' | 'repeated'> {
  const receivedAt = now()
  const { name, email, phone, source } = lead
  return transaction(db, async tx => {
    const consentId = await insertConsent(tx, {
      createdAt: receivedAt,
      source,
      formId,
      name,
      email,
      phone,
      callbackRequested: true,
      marketingCalls: marketingConsent,
      marketingTexts: marketingConsent,
      sellers: [...consentSellers],
      shownText: `${CALLBACK_TEXT}\n${marketingConsentText(salesPhone)}`,
      textVersion: MARKETING_CONSENT_VERSION,
      ...circumstances,
      retentionUntil: yearsAfter(receivedAt, CONSENT_RETENTION_YEARS),
    })
    const row = { ...lead, createdAt: receivedAt, repeatKey: repeatKey(lead, receivedAt) }
    if (!(await insertLead(tx, row, consentId))) return 'repeated'
    const { kind, payload } = message(receivedAt)
    await enqueueWebhook(tx, queue, kind, payload)
    return 'taken'
  })
}

type Wish = Pick<LeadToRecord, 'email' | 'phone' | 'selectedService'>

function repeatKey({ email, phone, selectedService }: Wish, at: Date): string {
  const window = Math.floor(at.getTime() / REPEAT_WINDOW_MS)
  const wish = [email.toLowerCase(), phone.replace(/\D/g, ''), selectedService, window]
  return createHash('sha256').update(JSON.stringify(wish)).digest('hex')
}

function yearsAfter(from: Date, years: number): string {
  const until = new Date(from)
  until.setUTCFullYear(until.getUTCFullYear() + years)
  return until.toISOString().slice(0, 10)
}
