import { eq } from 'drizzle-orm'
import { webhookWrites } from '#domain/automation/webhook-job.server.ts'
import { leadPayload } from '#domain/automation/webhook-payloads.ts'
import { type ConsentCircumstances, consentRecord } from '#domain/consent/record-consent.server.ts'
import { renameWork } from '#domain/desk/work-items.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { build, type Write, writeOf } from '#platform/one-statement.server.ts'
import { leads } from './leads.tables.server.ts'
import type { LeadDeps } from './record-lead.server.ts'

/** A lead with corrected details. */
type CorrectedLead = Pick<
  typeof leads.$inferSelect,
  'id' | 'leadType' | 'name' | 'email' | 'phone' | 'zipCode' | 'selectedService' | 'notes'
>

/**
 * Corrects a lead from the chat: the lead and its work, a consent record for the new contact, and a new message to
 * the automation. The earlier consent record stays as it was.
 */
export async function correctLeadWrites(
  tx: Tx,
  { queue, now, salesPhone, settings }: Pick<LeadDeps, 'queue' | 'now' | 'salesPhone' | 'settings'>,
  { id, ...lead }: CorrectedLead,
  circumstances: ConsentCircumstances,
  source: string,
): Promise<Record<string, Write>> {
  const receivedAt = now()
  const { name, email, phone } = lead
  const who = { source: 'chat', formId: 'chat', name, email, phone, marketingConsent: null } as const
  const consent = consentRecord(who, circumstances, { at: receivedAt, salesPhone })
  await renameWork(tx, 'lead', id, { who: name, email, about: lead.selectedService })
  const set = { name, email, phone, zipCode: lead.zipCode, selectedService: lead.selectedService }
  return {
    consent: consent.write,
    lead: writeOf(build.update(leads).set(set).where(eq(leads.id, id)), 0),
    ...(await webhookWrites(queue, 'lead', leadPayload({ ...lead, source, receivedAt }), settings.receivers)),
  }
}
