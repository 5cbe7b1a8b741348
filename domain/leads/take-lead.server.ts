import { randomUUID } from 'node:crypto'
import { leadPayload } from '#domain/automation/webhook-payloads.ts'
import { notesWithAnswer, wayToAnswer } from '#domain/callbacks/answer-ways.ts'
import { ANSWER_TEXT } from '#domain/consent/consent-text.ts'
import type { ConsentCircumstances } from '#domain/consent/record-consent.server.ts'
import { brand } from '#platform/brand.ts'
import { isSentByMachine } from './form-pace.ts'
import type { LeadRequest } from './lead-form.ts'
import { type LeadDeps, recordLead, type TakenLead } from './record-lead.server.ts'

/**
 * Accepts a lead from the quote form. A bot gets a thank-you, and its lead is dropped. `id` is what an accepted lead
 * gets.
 */
export async function takeLead(
  deps: LeadDeps,
  request: LeadRequest,
  circumstances: ConsentCircumstances,
  id: string = randomUUID(),
): Promise<TakenLead | 'ignored'> {
  if (isSentByMachine(request)) return 'ignored'
  const { name, email, phone, zipCode, service, answerBy = 'call' } = request
  const lead = {
    name,
    email,
    phone,
    zipCode,
    // Without a number there is none that we may call or text.
    marketingConsent: request.marketingConsent && phone !== '',
    ...{ id, answerBy: wayToAnswer(phone, answerBy), callbackText: ANSWER_TEXT },
    source: 'form' as const,
    formId: 'quote-form',
    leadType: 'quote_request',
    selectedService: service,
    notes: '',
  }
  return recordLead(
    deps,
    {
      ...lead,
      message: receivedAt => ({
        kind: 'lead',
        payload: leadPayload({
          ...lead,
          notes: notesWithAnswer(lead.answerBy, lead.notes),
          source: `${brand.name} quote form`,
          receivedAt,
        }),
      }),
    },
    circumstances,
  )
}
