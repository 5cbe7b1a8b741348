import { createHash } from 'node:crypto'
import { enqueueWebhook } from '#domain/automation/webhook-job.server.ts'
import { leadPayload } from '#domain/automation/webhook-payloads.ts'
import { brand } from '#platform/brand.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import {
  CALLBACK_TEXT,
  CONSENT_RETENTION_YEARS,
  consentSellers,
  MARKETING_CONSENT_VERSION,
  marketingConsentText,
} from './consent-text.ts'
import type { LeadRequest } from './lead-form.ts'
import { insertConsent, insertLead } from './lead-store.server.ts'

type Deps = { db: Database; queue: Queue; now: () => Date; salesPhone: string }

/** What the request itself tells about who consents, for the record that the law asks for. */
export type ConsentCircumstances = {
  pageUrl: string
  ipAddress: string
  userAgent: string | null
  globalPrivacyControl: boolean
}

/** Within this time the same wish from the same person is one lead. */
const REPEAT_WINDOW_MS = 10 * 60_000

/**
 * Takes a lead from the quote form: lead, consent record and automation message in one transaction. A repeat within
 * ten minutes is thanked for and not sent twice; what a machine sent is thanked for and dropped.
 */
export async function takeLead(
  { db, queue, now, salesPhone }: Deps,
  request: LeadRequest,
  circumstances: ConsentCircumstances,
): Promise<'taken' | 'repeated' | 'ignored'> {
  if (request.website !== '') return 'ignored'
  const receivedAt = now()
  const { name, email, phone, zipCode, service, marketingConsent } = request
  return transaction(db, async tx => {
    const consentId = await insertConsent(tx, {
      createdAt: receivedAt,
      source: 'form',
      formId: 'quote-form',
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
    const lead = {
      createdAt: receivedAt,
      source: 'form' as const,
      leadType: 'quote_request',
      name,
      email,
      phone,
      zipCode,
      selectedService: service,
      repeatKey: repeatKey(request, receivedAt),
    }
    if (!(await insertLead(tx, lead, consentId))) return 'repeated'
    const payload = leadPayload({ ...lead, source: `${brand.name} quote form`, notes: '', receivedAt })
    await enqueueWebhook(tx, queue, 'lead', payload)
    return 'taken'
  })
}

function repeatKey({ email, phone, service }: LeadRequest, at: Date): string {
  const window = Math.floor(at.getTime() / REPEAT_WINDOW_MS)
  const wish = [email.toLowerCase(), phone.replace(/\D/g, ''), service, window]
  return createHash('sha256').update(JSON.stringify(wish)).digest('hex')
}

function yearsAfter(from: Date, years: number): string {
  const until = new Date(from)
  until.setUTCFullYear(until.getUTCFullYear() + years)
  return until.toISOString().slice(0, 10)
}
