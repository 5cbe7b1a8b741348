import { dueAfter } from '#domain/callbacks/due-after.ts'
import { withinCalling } from '#domain/callbacks/move-call.server.ts'
import { regainHour } from '#domain/callbacks/regain-hour.server.ts'
import { slotGivenBack } from '#domain/callbacks/slot-store.server.ts'
import { timeZoneOf } from '#domain/callbacks/time-zone-of.server.ts'
import { eventsOf, recordEvent } from '#domain/desk/desk-events.server.ts'
import { holdSubject } from '#domain/desk/once.server.ts'
import { workItemWrites } from '#domain/desk/work-items.server.ts'
import { lastDoneWork } from '#domain/desk/work-on.server.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Tx, transaction } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { findLead, leadWorkKind } from './find-lead.server.ts'
import { openLead } from './open-lead.server.ts'
import type { LeadWorkDeps } from './record-lead-outcome.server.ts'

type Lead = NonNullable<Awaited<ReturnType<typeof findLead>>>

/** Begins the work on a lead anew, after it was done. */
export async function beginLeadAgain(
  tx: Tx,
  lead: Lead,
  { timeZone, at, dueAt }: { timeZone: string | null; at: Date; dueAt: Date },
): Promise<void> {
  const { id: subjectId, name: who, email, zipCode, selectedService: about } = lead
  const again = { kind: leadWorkKind(lead), subjectId, who, email, about, zipCode, timeZone }
  await runAsOneStatement(tx, workItemWrites({ ...again, createdAt: at, dueAt }))
}

type Again = { timeZone: string | null; at: Date; settings: BusinessSettings }

/**
 * When a lead is due that is opened again: as it was before it was closed, in the hour that its sender chose if we can still
 * hold it for them. Where that time is over it is within an hour: the sender reads it as our promise.
 */
async function dueAgain(tx: Tx, lead: Lead, { timeZone: zone, at, settings }: Again): Promise<Date> {
  const { staffed } = settings
  const soon = dueAfter(at, zone, 1, staffed)
  const closed = await lastDoneWork(tx, leadWorkKind(lead), lead.id)
  if (!closed || closed.dueAt <= at) return soon
  const subject = { kind: 'lead', id: lead.id } as const
  const hour = await slotGivenBack(tx, subject, closed.doneAt)
  if (!hour) return withinCalling(closed.dueAt, zone, staffed)
  return (await regainHour(tx, { subject, phone: lead.phone, zone }, hour, at, settings))
    ? hour.startsAt
    : soon
}

/**
 * Opens a lead again that an outcome closed, as it was: for a wrong press, or somebody who is called back. One that is
 * open, or whose call is at another lead, stays as it is. Refused once the person was erased, or took the request back.
 */
export async function reopenLead(
  { db, now, zips, settings }: LeadWorkDeps,
  member: StaffMember,
  id: string,
): Promise<Outcome<{ id: string }, 'work_gone'>> {
  const at = now()
  const subject = { kind: 'lead', id } as const
  return transaction(db, async tx => {
    await holdSubject(tx, subject)
    const lead = await findLead(tx, id)
    if (!lead || lead.erasedAt !== null) return refused('work_gone')
    if (await openLead(tx, id)) return succeeded({ id })
    const events = await eventsOf(tx, subject)
    if (events.some(({ what }) => what === 'lead_withdrawn')) return refused('work_gone')
    const timeZone = timeZoneOf(zips, lead.zipCode)
    const dueAt = await dueAgain(tx, lead, { timeZone, at, settings })
    await beginLeadAgain(tx, lead, { timeZone, at, dueAt })
    const actor = { staffId: member.id, name: member.name }
    await recordEvent(tx, { at, actor, what: 'reopenLead', subject })
    return succeeded({ id })
  })
}
