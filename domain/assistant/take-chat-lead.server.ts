import { leadPayload } from '#domain/automation/webhook-payloads.ts'
import type { ConsentCircumstances } from '#domain/consent/record-consent.server.ts'
import { type LeadDeps, leadWrites } from '#domain/leads/record-lead.server.ts'
import { brand } from '#platform/brand.ts'
import type { Tx } from '#platform/database.server.ts'
import type { Write } from '#platform/one-statement.server.ts'
import type { LeadAnswers } from './conversation.ts'

/**
 * What the lead of a chat stores when the phone number is given, without marketing consent: whoever leaves at the question
 * about it is still called, about this request alone.
 */
export async function chatLeadWrites(
  tx: Tx,
  deps: Omit<LeadDeps, 'db'>,
  answers: LeadAnswers,
  circumstances: ConsentCircumstances & { sessionId: string },
): Promise<Record<string, Write>> {
  const lead = {
    source: 'chat' as const,
    leadType: 'chat_lead',
    name: answers.name ?? '',
    email: answers.email ?? '',
    phone: answers.phone ?? '',
    zipCode: answers.zipCode ?? '',
    selectedService: answers.serviceType ?? '',
    notes: `Chat session ${circumstances.sessionId}`,
  }
  const { writes } = await leadWrites(
    tx,
    deps,
    {
      ...lead,
      formId: 'chat',
      marketingConsent: null,
      message: receivedAt => ({
        kind: 'lead',
        payload: leadPayload({ ...lead, source: `${brand.name} chat assistant`, receivedAt }),
      }),
    },
    circumstances,
  )
  return writes
}
