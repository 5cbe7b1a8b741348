import { isWithinCalling, withinCalling } from '#domain/callbacks/move-call.server.ts'
import { earliestSlotTo, giveBackSlot, slotOf } from '#domain/callbacks/slot-store.server.ts'
import { timeZoneOf } from '#domain/callbacks/time-zone-of.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { holdSubject } from '#domain/desk/once.server.ts'
import { dueNext, finishWork, workItemWrites } from '#domain/desk/work-items.server.ts'
import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { transaction } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { findLead, leadsOfSamePerson, leadWorkKind, openLeadWork } from './lead-for-desk.server.ts'
import { promiseOfLead } from './lead-promise.server.ts'
import type { LeadWorkDeps } from './record-lead-outcome.server.ts'

/**
 * Combines one person's leads, by email address or phone number: the others' open work ends here, and this lead's
 * continues, or begins again if it was done. The person is called by the earliest time that any of them was promised,
 * in the earliest hour that they chose; the promise is kept with the event, for when they give that hour up.
 */
export async function mergeLeads(
  { db, now, zips, settings: { staffed } }: LeadWorkDeps,
  member: StaffMember,
  id: string,
): Promise<Outcome<{ id: string }, 'work_gone'>> {
  const at = now()
  return transaction(db, async tx => {
    const lead = await findLead(tx, id)
    if (!lead) return refused('work_gone')
    const others = await leadsOfSamePerson(tx, lead)
    // In one order, so that two who merge the other way round don't wait for each other.
    for (const subject of [id, ...others.map(other => other.id)].toSorted())
      await holdSubject(tx, { kind: 'lead', id: subject })
    const own = await openLeadWork(tx, lead, at)
    const open = []
    for (const other of others) {
      const work = await openLeadWork(tx, other, at)
      if (work) open.push({ other, work })
    }
    // Somebody took them together before, or all of it is done.
    if (open.length === 0) return succeeded({ id })

    const dues = [own, ...open.map(({ work }) => work)].flatMap(work => work?.dueAt ?? [])
    const timeZone = timeZoneOf(zips, lead.zipCode)
    const earliest = new Date(Math.min(...dues.map(due => due.getTime())))
    // The others may have been made for a home in another zone.
    const dueAt = withinCalling(earliest, timeZone, staffed)
    const waiting = [...(own ? [lead] : []), ...open.map(({ other }) => other)]
    const promises = []
    for (const one of waiting)
      promises.push(await promiseOfLead(tx, one, timeZoneOf(zips, one.zipCode), staffed))
    const callBy = new Date(Math.min(...promises.map(promise => promise.getTime())))
    const kind = leadWorkKind(lead)
    if (own) await dueNext(tx, kind, id, { dueAt })
    else {
      const { name: who, email, zipCode, selectedService: about } = lead
      const again = { kind, subjectId: id, who, email, about, zipCode, timeZone, createdAt: at, dueAt }
      await runAsOneStatement(tx, workItemWrites(again))
    }
    const subjects = open.map(({ other }) => ({ kind: 'lead' as const, id: other.id }))
    await earliestSlotTo(tx, { kind: 'lead', id }, subjects, at)
    const slot = await slotOf(tx, { kind: 'lead', id })
    const isLost = slot !== null && !isWithinCalling(slot.startsAt, timeZone, staffed)
    if (isLost) await giveBackSlot(tx, { kind: 'lead', id }, at)
    const by = { at, actor: { staffId: member.id, name: member.name }, what: 'mergeLeads' } as const
    for (const { other } of open) {
      await finishWork(tx, leadWorkKind(other), other.id, at)
      const subject = { kind: 'lead', id: other.id } as const
      await recordEvent(tx, { ...by, subject, details: { after: { into: id } } })
    }
    if (isLost) {
      const details = { before: { startsAt: slot.startsAt.toISOString() } }
      await recordEvent(tx, { ...by, what: 'slot_lost', subject: { kind: 'lead', id }, details })
    }
    const merged = { after: { merged: open.map(({ other }) => other.id), callBy: callBy.toISOString() } }
    await recordEvent(tx, { ...by, subject: { kind: 'lead', id }, details: merged })
    return succeeded({ id })
  })
}
