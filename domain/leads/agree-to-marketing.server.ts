import type { Tx } from '#platform/database.server.ts'
import {
  CONSENT_RETENTION_YEARS,
  CONSENT_TEXT_VERSION,
  consentSellers,
  marketingConsentText,
} from './consent-text.ts'
import { insertConsent, type NewConsent } from './lead-store.server.ts'
import type { ConsentCircumstances } from './record-lead.server.ts'

type Agreement = Pick<NewConsent, 'source' | 'formId' | 'name' | 'email' | 'phone'> & {
  agreedAt: Date
  salesPhone: string
}

/**
 * Records that somebody agreed to marketing calls and texts after the lead itself was taken: a consent record of its
 * own with exactly the words that were shown, so that the record made with the lead stays what it was.
 */
export async function agreeToMarketing(
  tx: Tx,
  { agreedAt, salesPhone, ...who }: Agreement,
  circumstances: ConsentCircumstances,
): Promise<void> {
  const retentionUntil = new Date(agreedAt)
  retentionUntil.setUTCFullYear(retentionUntil.getUTCFullYear() + CONSENT_RETENTION_YEARS)
  await insertConsent(tx, {
    ...who,
    createdAt: agreedAt,
    callbackRequested: false,
    marketingCalls: true,
    marketingTexts: true,
    sellers: [...consentSellers],
    shownText: marketingConsentText(salesPhone),
    textVersion: CONSENT_TEXT_VERSION,
    ...circumstances,
    retentionUntil: retentionUntil.toISOString().slice(0, 10),
  })
}
