import { dueAgain } from '#domain/callbacks/due-again.server.ts'
import { timeZoneOf } from '#domain/callbacks/time-zone-of.server.ts'
import { eventsOf, recordEvent } from '#domain/desk/desk-events.server.ts'
import { holdSubject } from '#domain/desk/once.server.ts'
import { workItemWrites } from '#domain/desk/work-items.server.ts'
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
    const home = { kind: leadWorkKind(lead), subject, phone: lead.phone, zone: timeZone }
    const dueAt = await dueAgain(tx, home, at, settings)
    await beginLeadAgain(tx, lead, { timeZone, at, dueAt })
    const actor = { staffId: member.id, name: member.name }
    await recordEvent(tx, { at, actor, what: 'reopenLead', subject })
    return succeeded({ id })
  })
}
