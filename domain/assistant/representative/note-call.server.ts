import { randomUUID } from 'node:crypto'
import { leadPayload } from '#domain/automation/webhook-payloads.ts'
import { callTime, callTimeFault, NEVER_CALLED } from '#domain/callbacks/call-time.ts'
import { isDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import { dayWords, promiseWords, timeWords } from '#domain/callbacks/promise-words.ts'
import { timeZoneOf } from '#domain/callbacks/time-zone-of.server.ts'
import { writtenInstead } from '#domain/callbacks/written-instead.ts'
import { CALLBACK_TEXT } from '#domain/consent/consent-text.ts'
import type { Taken } from '#domain/desk/claims.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { openLead } from '#domain/leads/open-lead.server.ts'
import { type LeadDeps, leadWrites } from '#domain/leads/record-lead.server.ts'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'
import { type Outcome, succeeded } from '#domain/shared/outcome.ts'
import { phoneWords } from '#domain/shared/phone-digits.ts'
import { brand } from '#platform/brand.ts'
import { type Tx, transaction } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { chatNotes } from '../chat-notes.ts'
import { messagesWrite, readMessages } from '../message-store.server.ts'
import { sessionUpdate } from '../session-store.server.ts'
import { actorOf, firstNameOf, hold, type Representative } from './hold-chat.server.ts'
import { wordsWithNumber } from './told-for-call.ts'

/** A call that somebody asked for while they wrote with a representative. */
export type NotedCall = {
  name: string
  email: string
  phone: string
  zipCode: string
  selectedService: string
  note: string
  /** The agreed time, local at the home; empty: as soon as possible. */
  time: string
}

type FieldFault = { ok: false; code: 'invalid_input'; fields: Record<string, string> }

const fault = (field: keyof NotedCall, message: string): FieldFault => ({
  ok: false,
  code: 'invalid_input',
  fields: { [field]: message },
})

/** As many of the last messages are searched for the number. */
const SEARCHED_MESSAGES = 500

/**
 * Makes the call that a visitor asked a representative for a lead with its work, and tells the visitor. What they agreed
 * to are their own words with the number: a number that they did not write is not taken.
 */
export function noteCall(
  deps: LeadDeps,
  by: Representative,
  chat: { id: string; page: string },
  wanted: NotedCall,
): Promise<Outcome<null, 'work_gone'> | Taken | FieldFault> {
  return transaction(deps.db, async tx => {
    const held = await hold(tx, by, chat.id, deps.now)
    if (!held.ok) return held
    const session = held.value
    if (session.leadId !== null && (await openLead(tx, session.leadId)))
      return fault('phone', 'A call is noted for this chat already. Open it above.')
    const words = wordsWithNumber(await readMessages(tx, session.id, SEARCHED_MESSAGES), wanted.phone)
    if (words === null)
      return fault('phone', 'The visitor hasn’t written this number. Ask them to write it here first.')
    const { time, note, ...contact } = wanted
    const at = deps.now()
    const zone = timeZoneOf(deps.zips, wanted.zipCode)
    const callAt = time === '' ? null : callTime(time, zone)
    const never = await isDoNotCall(tx, wanted.phone)
    const wrong =
      callAt && (never ? NEVER_CALLED : callTimeFault(callAt, zone, { at, staffed: deps.settings.staffed }))
    if (wrong) return fault('time', wrong)
    const id = randomUUID()
    const lead = {
      ...{ ...contact, id, source: 'chat' as const, leadType: 'chat_lead', callAt },
      notes: chatNotes(session.id, note),
    }
    const { writes, callBy } = await leadWrites(
      tx,
      deps,
      {
        ...lead,
        ...{ formId: 'desk', marketingConsent: null, callbackText: inTheirWords(words), wish: id },
        message: receivedAt => ({
          kind: 'lead',
          payload: leadPayload({ ...lead, source: `${brand.name} chat representative`, receivedAt }),
        }),
      },
      // The request comes from the desk: of the visitor's own device it tells nothing.
      {
        pageUrl: chat.page,
        ipAddress: '',
        userAgent: null,
        globalPrivacyControl: false,
        sessionId: session.id,
      },
    )
    const how = never
      ? writtenInstead(wanted.email)
      : callWords(wanted.phone, callAt, callBy, zone ?? BUSINESS_ZONE)
    const told = {
      ...{ id: randomUUID(), sender: 'agent' as const, senderName: firstNameOf(by.name) },
      message: `I’ve noted your request. ${how} ${CALLBACK_TEXT}`,
    }
    await runAsOneStatement(tx, {
      ...writes,
      messages: messagesWrite(session.id, [told], at),
      session: sessionUpdate(session, {
        ...{ name: wanted.name || session.name, phone: wanted.phone },
        email: wanted.email || session.email,
        zipCode: wanted.zipCode || session.zipCode,
        serviceType: wanted.selectedService || session.serviceType,
        ...{ stage: 'general', leadInfoCollected: true, updatedAt: at },
        // What was said before, the number among it, isn't told to the answerer.
        generalSince: session.generalSince ?? at,
        leadId: id,
      }),
    })
    await recordCall(tx, by, { chat: session.id, lead: id, at, callAt })
    return succeeded(null)
  })
}

async function recordCall(
  tx: Tx,
  by: Representative,
  { chat, lead, at, callAt }: { chat: string; lead: string; at: Date; callAt: Date | null },
): Promise<void> {
  const done = { at, actor: actorOf(by), what: 'noteCallInChat' } as const
  const details = callAt ? { after: { callAgain: callAt.toISOString() } } : {}
  await recordEvent(tx, { ...done, subject: { kind: 'chat', id: chat }, details: { after: { lead } } })
  await recordEvent(tx, { ...done, subject: { kind: 'lead', id: lead }, details })
}

/** What a visitor agreed to who asked for a call in words of their own, in one line. */
const inTheirWords = (words: string): string =>
  `The visitor asked in the chat, in their own words: “${words.replace(/\s+/g, ' ').trim()}”`

const callWords = (phone: string, callAt: Date | null, callBy: Date, zone: string): string =>
  callAt
    ? `We’ll call ${phoneWords(phone)} on ${dayWords(callAt, zone)} at ${timeWords(callAt, zone)}.`
    : `We’ll call ${phoneWords(phone)} ${promiseWords(callBy, zone)}.`
