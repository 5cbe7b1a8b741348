import { leadPayload } from '#domain/automation/webhook-payloads.ts'
import type { ConsentCircumstances } from '#domain/consent/record-consent.server.ts'
import { brand } from '#platform/brand.ts'
import { isSentByMachine } from './form-pace.ts'
import type { LeadRequest } from './lead-form.ts'
import { type LeadDeps, recordLead, type TakenLead } from './record-lead.server.ts'

/** Takes a lead from the quote form. What a machine sent is thanked for and dropped. */
export async function takeLead(
  deps: LeadDeps,
  request: LeadRequest,
  circumstances: ConsentCircumstances,
): Promise<TakenLead | 'ignored'> {
  if (isSentByMachine(request)) return 'ignored'
  const { name, email, phone, zipCode, service, marketingConsent } = request
  const lead = {
    name,
    email,
    phone,
    zipCode,
    marketingConsent,
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
        payload: leadPayload({ ...lead, source: `${brand.name} quote form`, receivedAt }),
      }),
    },
    circumstances,
  )
}
