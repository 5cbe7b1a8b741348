import { randomUUID } from 'node:crypto'
import { dayOf } from '#domain/settings/business-day.ts'
import type { Arrival } from '#domain/shared/arrival.ts'
import type { Write } from '#platform/one-statement.server.ts'
import { consentWrite, type NewConsent } from './consent-store.server.ts'
import {
  CALLBACK_BELOW_BOX_TEXT,
  CALLBACK_TEXT,
  CONSENT_RETENTION_YEARS,
  CONSENT_TEXT_VERSION,
  consentSellers,
  marketingConsentText,
} from './consent-text.ts'

/** What the request itself tells about the person who consents, for the record that the law requires. */
export type ConsentCircumstances = {
  pageUrl: string
  ipAddress: string
  userAgent: string | null
  globalPrivacyControl: boolean
  /** The chat session or the like, if there is one. */
  sessionId?: string
  /** The mark of the partner's site that the visitor came from: stored with the lead or order, not in the record. */
  partner?: string | null
  /** The link that the visit came from; it is stored with the order or the lead, not with the consent. */
  arrival?: Arrival
}

/** Somebody who sent one of our forms. */
export type Consenter = Pick<NewConsent, 'source' | 'formId' | 'name' | 'email' | 'phone'> & {
  /** The separate box: checked or not; null if the form has no such box. */
  marketingConsent: boolean | null
  /** The form's own words about the call itself, if it has any; null if no call is asked for. */
  callbackText?: string | null
}

/**
 * The record of what somebody agreed to by sending a form, with the exact words and for as long as the law requires:
 * its id and the write that stores it. Sending the form agrees to the call about the request; advertising needs the
 * checked box.
 */
export function consentRecord(
  { marketingConsent, callbackText: words, ...who }: Consenter,
  { partner: _partner, arrival: _arrival, ...circumstances }: ConsentCircumstances,
  { at, salesPhone }: { at: Date; salesPhone: string },
): { id: string; write: Write } {
  const id = randomUUID()
  const usual = marketingConsent === null ? CALLBACK_TEXT : CALLBACK_BELOW_BOX_TEXT
  const callbackText = words === undefined ? usual : words
  const shown = [callbackText, marketingConsent === null ? null : marketingConsentText(salesPhone)]
  const write = consentWrite({
    id,
    ...who,
    ...circumstances,
    createdAt: at,
    callbackRequested: callbackText !== null,
    marketingCalls: marketingConsent === true,
    marketingTexts: marketingConsent === true,
    // Nobody may call on the strength of a record that asks for nothing.
    sellers: shown.every(text => text === null) ? [] : [...consentSellers],
    shownText: shown.filter(text => text !== null).join('\n'),
    textVersion: CONSENT_TEXT_VERSION,
    retentionUntil: yearsAfter(at, CONSENT_RETENTION_YEARS),
  })
  return { id, write }
}

/** In the business's calendar, as the desk shows when it was recorded. */
function yearsAfter(from: Date, years: number): string {
  const until = new Date(`${dayOf(from)}T00:00:00Z`)
  until.setUTCFullYear(until.getUTCFullYear() + years)
  return until.toISOString().slice(0, 10)
}
