import { createHash } from 'node:crypto'
import { enqueueWebhook, type WebhookMessage } from '#domain/automation/webhook-job.server.ts'
import { phoneDigits } from '#domain/shared/phone-digits.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { insertLeadOnce, type NewConsent, type NewLead } from './lead-store.server.ts'
import { type ConsentCircumstances, recordConsent } from './record-consent.server.ts'

export type { ConsentCircumstances }

export type LeadDeps = { db: Database; queue: Queue; now: () => Date; salesPhone: string }

/** A lead as the forms and the chat give it. */
export type LeadToRecord = Pick<
  NewLead,
  'source' | 'leadType' | 'name' | 'email' | 'phone' | 'zipCode' | 'selectedService'
> & {
  notes: string
  /** The separate, optional agreement; null where it was not asked for yet. */
  marketingConsent: boolean | null
  /** Which form asked, as the consent record names it. */
  formId: NewConsent['formId']
  /** What else tells two wishes apart, beside who, what and where. */
  wish?: string
  /** The message to the automation, made of the time at which the lead was taken. */
  message(receivedAt: Date): Pick<WebhookMessage, 'kind' | 'payload'>
}

export type TakenLead = 'taken' | 'repeated'

/** Within this time the same wish from the same person is one lead. */
const REPEAT_WINDOW_MS = 10 * 60_000

/**
 * Takes a lead, whichever form it comes from: lead, consent record and automation message in one transaction. A repeat
 * within ten minutes of the lead keeps its consent record and is not sent twice.
 */
export async function recordLead(
  { db, queue, now, salesPhone }: LeadDeps,
  { marketingConsent, formId, message, wish, ...lead }: LeadToRecord,
  circumstances: ConsentCircumstances,
): Promise<TakenLead> {
  const receivedAt = now()
  const { name, email, phone, source } = lead
  return transaction(db, async tx => {
    const who = { source, formId, name, email, phone, marketingConsent }
    const consentId = await recordConsent(tx, who, circumstances, { at: receivedAt, salesPhone })
    const row = { ...lead, createdAt: receivedAt, repeatKey: repeatKey(lead, wish) }
    const repeatSince = new Date(receivedAt.getTime() - REPEAT_WINDOW_MS)
    if (!(await insertLeadOnce(tx, row, consentId, repeatSince))) return 'repeated'
    const { kind, payload } = message(receivedAt)
    await enqueueWebhook(tx, queue, kind, payload)
    return 'taken'
  })
}

type Wish = Pick<LeadToRecord, 'email' | 'phone' | 'selectedService' | 'zipCode'>

function repeatKey({ email, phone, selectedService, zipCode }: Wish, wish = ''): string {
  const essence = [email.toLowerCase(), phoneDigits(phone), selectedService, zipCode, wish]
  return createHash('sha256').update(JSON.stringify(essence)).digest('hex')
}
