import { agreedTime } from '#domain/callbacks/agreed-time.ts'
import { isWithinCalling, withinCalling } from '#domain/callbacks/move-call.server.ts'
import { earliestSlotTo } from '#domain/callbacks/slot-store.server.ts'
import { timeZoneOf } from '#domain/callbacks/time-zone-of.server.ts'
import { heldByColleague, type Taken } from '#domain/desk/claims.server.ts'
import { eventsOf, recordEvent } from '#domain/desk/desk-events.server.ts'
import { holdSubject } from '#domain/desk/once.server.ts'
import { dueNext, finishWork } from '#domain/desk/work-items.server.ts'
import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Tx, transaction } from '#platform/database.server.ts'
import { findLead, leadsOfSamePerson, leadWorkKind, openLeadWork } from './find-lead.server.ts'
import { promiseOfLead } from './lead-promise.server.ts'
import { mailReplacedHour } from './mail-replaced-hours.server.ts'
import { openLead } from './open-lead.server.ts'
import type { LeadWorkDeps } from './record-lead-outcome.server.ts'
import type { LeadMailDeps } from './remind-of-lead-slot.server.ts'
import { beginLeadAgain } from './reopen-lead.server.ts'
import { serviceInWords } from './service-words.ts'

export type MergeDeps = LeadWorkDeps & LeadMailDeps

/**
 * Combines one person's leads, by email address or phone number: the others' open work ends here, and this lead's
 * continues, or begins again if it was done; one that was taken together with an open lead stays with that. The person is
 * called by the earliest time that any of them was promised, in the earliest hour that they chose; the promise is kept
 * with the event, for when they give that hour up. Whoever chose another hour is told. Refused if a colleague has one of them.
 */
export async function mergeLeads(
  deps: MergeDeps,
  member: StaffMember,
  id: string,
): Promise<Outcome<{ id: string }, 'work_gone'> | Taken> {
  const { db, now, zips } = deps
  const { staffed } = deps.settings
  const at = now()
  return transaction(db, async tx => {
    const lead = await findLead(tx, id)
    if (!lead) return refused('work_gone')
    const others = await leadsOfSamePerson(tx, lead)
    // In one order, so that two who merge the other way round don't wait for each other.
    for (const subject of [id, ...others.map(other => other.id)].toSorted())
      await holdSubject(tx, { kind: 'lead', id: subject })
    const live = await openLead(tx, id)
    if (live && live.lead.id !== id) return succeeded({ id: live.lead.id })
    const own = await openLeadWork(tx, lead, at)
    const open = []
    for (const other of others) {
      const work = await openLeadWork(tx, other, at)
      if (work) open.push({ other, work })
    }
    // Somebody took them together before, or all of it is done.
    if (open.length === 0) return succeeded({ id })
    for (const one of [lead, ...open.map(({ other }) => other)]) {
      const what = one === lead ? 'it' : `their lead “${serviceInWords(one.selectedService) || 'a call'}”`
      const taken = await heldByColleague(tx, member, leadWorkKind(one), one.id, what)
      if (taken) return taken
    }

    const waiting = [
      ...(own ? [{ lead, work: own }] : []),
      ...open.map(({ other, work }) => ({ lead: other, work })),
    ]
    const timeZone = timeZoneOf(zips, lead.zipCode)
    const earliest = earliestOf(waiting.map(({ work }) => work.dueAt))
    // The others may have been made for a home in another zone.
    const dueAt = withinCalling(earliest, timeZone, staffed)
    const promises = []
    for (const { lead: one } of waiting)
      promises.push(await promiseOfLead(tx, one, timeZoneOf(zips, one.zipCode), staffed))
    const kind = leadWorkKind(lead)
    if (own) await dueNext(tx, kind, id, { dueAt })
    else await beginLeadAgain(tx, lead, { timeZone, at, dueAt })
    const subjects = open.map(({ other }) => ({ kind: 'lead' as const, id: other.id }))
    const fits = (startsAt: Date) => isWithinCalling(startsAt, timeZone, staffed)
    const { kept, givenUp } = await earliestSlotTo(tx, { kind: 'lead', id }, subjects, { at, fits })
    const by = { at, actor: { staffId: member.id, name: member.name }, what: 'mergeLeads' } as const
    for (const { other } of open) {
      await finishWork(tx, leadWorkKind(other), other.id, at)
      const subject = { kind: 'lead', id: other.id } as const
      await recordEvent(tx, { ...by, subject, details: { after: { into: id } } })
    }
    for (const hour of givenUp) {
      const [of = lead] = waiting.flatMap(one => (one.lead.id === hour.subjectId ? [one.lead] : []))
      const details = {
        before: { startsAt: hour.startsAt.toISOString() },
        ...(kept ? { after: { startsAt: kept.startsAt.toISOString() } } : {}),
      }
      const what = fits(hour.startsAt) ? 'slot_replaced' : 'slot_lost'
      await recordEvent(tx, { ...by, what, subject: { kind: 'lead', id: of.id }, details })
      await mailReplacedHour(tx, deps, of, hour, { slot: kept, dueAt })
    }
    const agreed = await agreedOf(tx, waiting, dueAt)
    const merged = {
      merged: open.map(({ other }) => other.id),
      callBy: earliestOf(promises).toISOString(),
      ...(agreed ? { callAgain: agreed.toISOString() } : {}),
    }
    await recordEvent(tx, { ...by, subject: { kind: 'lead', id }, details: { after: merged } })
    return succeeded({ id })
  })
}

const earliestOf = (times: readonly Date[]) => new Date(Math.min(...times.map(time => time.getTime())))

/** The time at which they are called, if it was agreed on for one of these. */
async function agreedOf(
  tx: Tx,
  waiting: readonly { lead: { id: string } }[],
  dueAt: Date,
): Promise<Date | null> {
  for (const { lead } of waiting) {
    const agreed = agreedTime(await eventsOf(tx, { kind: 'lead', id: lead.id }), dueAt)
    if (agreed) return agreed
  }
  return null
}
