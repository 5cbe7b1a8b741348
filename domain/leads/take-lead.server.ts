import { leadPayload } from '#domain/automation/webhook-payloads.ts'
import { brand } from '#platform/brand.ts'
import type { LeadRequest } from './lead-form.ts'
import { type ConsentCircumstances, type LeadDeps, recordLead } from './record-lead.server.ts'

/** Takes a lead from the quote form. What a machine sent is thanked for and dropped. */
export async function takeLead(
  deps: LeadDeps,
  { website, service, page: _page, ...request }: LeadRequest,
  circumstances: ConsentCircumstances,
): Promise<'taken' | 'repeated' | 'ignored'> {
  if (website !== '') return 'ignored'
  const lead = {
    ...request,
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
