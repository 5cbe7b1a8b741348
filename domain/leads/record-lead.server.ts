import { createHash, randomUUID } from 'node:crypto'
import type { ReceivedKind } from '#domain/automation/receiver.ts'
import { type WebhookMessage, webhookWrites } from '#domain/automation/webhook-job.server.ts'
import type { AnswerWay } from '#domain/callbacks/answer-ways.ts'
import { callPromise } from '#domain/callbacks/call-promise.server.ts'
import type { PlacesOfZips } from '#domain/callbacks/time-zone-of.server.ts'
import {
  type ConsentCircumstances,
  type Consenter,
  consentRecord,
} from '#domain/consent/record-consent.server.ts'
import { workItemWrites } from '#domain/desk/work-items.server.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { NO_ARRIVAL } from '#domain/shared/arrival.ts'
import { phoneDigits } from '#domain/shared/phone-digits.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import { runAsOneStatement, type Write } from '#platform/one-statement.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { leadRepeated, leadWrite, type NewLead } from './lead-store.server.ts'
import { renamedLeadWrites } from './rename-lead.server.ts'
import { REPEAT_WINDOW_MS } from './repeat-window.ts'

export type LeadDeps = {
  db: Database
  queue: Queue
  now: () => Date
  salesPhone: string
  settings: BusinessSettings
  /** Where a ZIP lies: it determines the home's calling hours. */
  zips: PlacesOfZips
}

/** A lead as the forms and the chat provide it. */
export type LeadToRecord = Pick<
  NewLead,
  'source' | 'leadType' | 'name' | 'email' | 'phone' | 'zipCode' | 'selectedService'
> & {
  /** Set if the caller must know it; otherwise made here. */
  id?: string
  /** A call unless stated otherwise. */
  answerBy?: AnswerWay
  /** The words about how we answer, if the form has its own; null if none were shown. */
  callbackText?: string | null
  /** Whose work it is from the start, of the staff. */
  ownerId?: string
  notes: string
  /** The separate, optional agreement; null if it hasn't been asked for. */
  marketingConsent: boolean | null
  /** Which form asked, as the consent record names it. */
  formId: Consenter['formId']
  /** The time that was agreed on for the call; null or absent: as soon as possible. */
  callAt?: Date | null
  /** What else distinguishes two requests, besides who, what and where. */
  wish?: string
  /** The message to the automation, made with the time at which the lead was stored. */
  message(receivedAt: Date): Pick<WebhookMessage, 'payload'> & { kind: ReceivedKind }
}

export type TakenLead = 'taken' | 'repeated'

/**
 * Stores a lead from any form: lead, consent record and automation message in one transaction. A repeat within ten
 * minutes stores its own consent record and is not sent twice, unless it corrects the name.
 */
export async function recordLead(
  deps: LeadDeps,
  lead: LeadToRecord,
  circumstances: ConsentCircumstances,
): Promise<TakenLead> {
  return transaction(deps.db, async tx => {
    const { outcome, writes } = await leadWrites(tx, deps, lead, circumstances)
    await runAsOneStatement(tx, writes)
    return outcome
  })
}

/** What a lead stores, for callers that store more in the same statement. Two at once wait for each other. */
export async function leadWrites(
  tx: Tx,
  { queue, now, salesPhone, zips, settings }: Omit<LeadDeps, 'db'>,
  { marketingConsent, formId, message, wish, callbackText, callAt, ownerId, ...lead }: LeadToRecord,
  circumstances: ConsentCircumstances,
): Promise<{ outcome: TakenLead; writes: Record<string, Write>; callBy: Date }> {
  const receivedAt = now()
  const { name, email, phone, source } = lead
  const words = callbackText === undefined ? {} : { callbackText }
  const who = { source, formId, name, email, phone, marketingConsent, ...words }
  const consent = consentRecord(who, circumstances, { at: receivedAt, salesPhone })
  const key = repeatKey(lead, wish)
  const home = callPromise(zips, lead.zipCode, receivedAt, settings.staffed)
  const { callBy } = home
  const earlier = await leadRepeated(tx, key, new Date(receivedAt.getTime() - REPEAT_WINDOW_MS))
  const { kind, payload } = message(receivedAt)
  if (earlier) {
    const writes = { consent: consent.write }
    if (earlier.name === name) return { outcome: 'repeated', writes, callBy }
    const sent = await webhookWrites(queue, kind, payload, settings.receivers)
    const renamed = await renamedLeadWrites(tx, earlier, { name, email }, receivedAt)
    return { outcome: 'repeated', writes: { ...writes, ...renamed, ...sent }, callBy }
  }
  const { arrival = NO_ARRIVAL, partner = null } = circumstances
  const visit = { visitSource: arrival.source, visitCampaign: arrival.campaign }
  const row = {
    id: randomUUID(),
    ...lead,
    ...visit,
    partner,
    consentId: consent.id,
    createdAt: receivedAt,
    repeatKey: key,
  }
  const writes = {
    consent: consent.write,
    lead: leadWrite(row),
    ...workItemWrites({
      kind: source === 'bundle' ? 'bundle_lead' : 'lead',
      subjectId: row.id,
      who: name,
      about: lead.selectedService,
      email,
      zipCode: home.zipCode,
      timeZone: home.timeZone,
      createdAt: receivedAt,
      dueAt: callAt ?? callBy,
      ...(ownerId === undefined ? {} : { ownerId, claimedAt: receivedAt }),
    }),
    ...(await webhookWrites(queue, kind, payload, settings.receivers)),
  }
  return { outcome: 'taken', writes, callBy }
}

type Wish = Pick<LeadToRecord, 'email' | 'phone' | 'selectedService' | 'zipCode' | 'answerBy'>

/** How somebody wants to be answered is part of the wish: whoever changes that asks for something else. */
function repeatKey({ email, phone, selectedService, zipCode, answerBy = 'call' }: Wish, wish = ''): string {
  // What has no digit at all is still not the same as nothing.
  const number = phoneDigits(phone) || phone
  const essence = [email.toLowerCase(), number, selectedService, zipCode, answerBy, wish]
  return createHash('sha256').update(JSON.stringify(essence)).digest('hex')
}
