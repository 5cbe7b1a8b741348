import { eq } from 'drizzle-orm'
import { webhookWrites } from '#domain/automation/webhook-job.server.ts'
import { leadPayload } from '#domain/automation/webhook-payloads.ts'
import { moveCall } from '#domain/callbacks/move-call.server.ts'
import { timeZoneOf } from '#domain/callbacks/time-zone-of.server.ts'
import { type ConsentCircumstances, consentRecord } from '#domain/consent/record-consent.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { renameWork } from '#domain/desk/work-items.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { build, type Write, writeOf } from '#platform/one-statement.server.ts'
import { findLead, openLeadWork } from './find-lead.server.ts'
import { promiseOfLead } from './lead-promise.server.ts'
import { leads } from './leads.tables.server.ts'
import type { LeadDeps } from './record-lead.server.ts'

/** A lead with corrected details. */
type CorrectedLead = Pick<
  typeof leads.$inferSelect,
  'id' | 'leadType' | 'name' | 'email' | 'phone' | 'zipCode' | 'selectedService' | 'notes'
>

/**
 * Corrects a lead from the chat: the lead and its work, which is due within calling hours at the corrected home, a consent record for the new contact, and a new message to
 * the automation. The earlier consent record stays as it was. The desk reads what was corrected: somebody may be calling the earlier number.
 */
export async function correctLeadWrites(
  tx: Tx,
  { queue, now, salesPhone, settings, zips }: Omit<LeadDeps, 'db'>,
  { id, ...lead }: CorrectedLead,
  circumstances: ConsentCircumstances,
  source: string,
): Promise<Record<string, Write>> {
  const receivedAt = now()
  const { name, email, phone } = lead
  const who = { source: 'chat', formId: 'chat', name, email, phone, marketingConsent: null } as const
  const consent = consentRecord(who, circumstances, { at: receivedAt, salesPhone })
  const before = await findLead(tx, id)
  const moved = before ? await moveLeadCall(tx, { zips, settings }, before, lead.zipCode, receivedAt) : {}
  await renameWork(tx, 'lead', id, { who: name, email, about: lead.selectedService, ...moved })
  const { zipCode, selectedService, notes } = lead
  const contact = { name, email, phone, zipCode }
  const changed = (['name', 'email', 'phone', 'zipCode'] as const).filter(
    field => before !== null && before[field] !== contact[field],
  )
  if (before && changed.length > 0)
    await recordEvent(tx, {
      ...{ at: receivedAt, actor: 'visitor', what: 'corrected', subject: { kind: 'lead', id } },
      details: { before: pick(before, changed), after: pick(contact, changed) },
    })
  const set = { name, email, phone, zipCode, selectedService, notes }
  return {
    consent: consent.write,
    lead: writeOf(build.update(leads).set(set).where(eq(leads.id, id)), 0),
    ...(await webhookWrites(queue, 'lead', leadPayload({ ...lead, source, receivedAt }), settings.receivers)),
  }
}

const pick = <Field extends string>(from: Record<Field, string>, fields: readonly Field[]) =>
  Object.fromEntries(fields.map(field => [field, from[field]]))

/** Where and when the work on a lead is due, if its home is another one now. */
async function moveLeadCall(
  tx: Tx,
  { zips, settings: { staffed } }: Pick<LeadDeps, 'zips' | 'settings'>,
  before: NonNullable<Awaited<ReturnType<typeof findLead>>>,
  zipCode: string,
  at: Date,
): Promise<{ zipCode?: string; timeZone?: string | null; dueAt?: Date }> {
  if (before.zipCode === zipCode) return {}
  const timeZone = timeZoneOf(zips, zipCode)
  const place = { zipCode: timeZone === null ? '' : zipCode.slice(0, 5), timeZone }
  const zoneBefore = timeZoneOf(zips, before.zipCode)
  if (timeZone === zoneBefore) return place
  const subject = { kind: 'lead', id: before.id } as const
  const work = await openLeadWork(tx, before, at)
  const callBy = await promiseOfLead(tx, before, zoneBefore, staffed)
  const call = { subject, askedAt: before.createdAt, dueAt: work?.dueAt ?? null, callBy }
  const { dueAt, lost } = await moveCall(tx, call, timeZone, at, staffed)
  if (lost) {
    const details = { before: { startsAt: lost.startsAt.toISOString() } }
    await recordEvent(tx, { at, actor: 'site', what: 'slot_lost', subject, details })
  }
  return dueAt ? { ...place, dueAt } : place
}
