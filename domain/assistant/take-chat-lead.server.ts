import { leadPayload } from '#domain/automation/webhook-payloads.ts'
import { type ConsentCircumstances, type LeadDeps, recordLead } from '#domain/leads/record-lead.server.ts'
import { brand } from '#platform/brand.ts'
import type { LeadAnswers } from './conversation.ts'

/**
 * Takes the lead of a chat when the phone number is given, without marketing consent: whoever leaves at the question
 * about it is called all the same, about this request alone.
 */
export async function takeChatLead(
  deps: LeadDeps,
  answers: LeadAnswers,
  circumstances: ConsentCircumstances & { sessionId: string },
): Promise<void> {
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
  await recordLead(
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
}
