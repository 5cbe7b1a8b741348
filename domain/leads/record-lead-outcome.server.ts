import { agreedLater } from '#domain/callbacks/agreed-later.server.ts'
import { callTime, callTimeFault, NEVER_CALLED, writeTimeFault } from '#domain/callbacks/call-time.ts'
import { isDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import { dueAfter } from '#domain/callbacks/due-after.ts'
import { hourAfterCall } from '#domain/callbacks/slot-store.server.ts'
import { type PlacesOfZips, timeZoneOf } from '#domain/callbacks/time-zone-of.server.ts'
import { heldByColleague, type Taken } from '#domain/desk/claims.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { latestActor } from '#domain/desk/latest-events.server.ts'
import { holdSubject, isRepeat } from '#domain/desk/once.server.ts'
import { dueNext, finishWork } from '#domain/desk/work-items.server.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Database, type Reader, type Tx, transaction } from '#platform/database.server.ts'
import { findLead, leadsOfSamePerson, leadWorkKind, openLeadWork } from './find-lead.server.ts'
import { type LeadOutcome, leadOutcomes, outcomesWith } from './lead-outcomes.ts'
import type { LeadMailDeps } from './remind-of-lead-slot.server.ts'
import { mailWrongNumber } from './wrong-number-of-lead.server.ts'

export type LeadWorkDeps = {
  db: Database
  now: () => Date
  zips: PlacesOfZips
  settings: BusinessSettings
}

export type LeadOutcomeDeps = LeadWorkDeps & Pick<LeadMailDeps, 'queue' | 'siteUrl' | 'salesPhone'>

/** The outcome of calling about a lead, as it is recorded. */
export type RecordedLeadOutcome = {
  id: string
  /** The version of its work that was looked at. */
  version?: number | undefined
  outcome: LeadOutcome
  /** When to call again: local date and time at the home. */
  time?: string | undefined
  reason?: string | undefined
  note?: string | undefined
}

type Refused =
  | Taken
  | Outcome<{ id: string }, 'work_gone' | 'work_changed'>
  | { ok: false; code: 'invalid_input'; fields: Record<string, string> }

const fault = (field: string, message: string) => ({
  ok: false as const,
  code: 'invalid_input' as const,
  fields: { [field]: message },
})

/**
 * Records the outcome of calling about a lead, when it is due next, if at all, and the email to send. Refused if somebody did something about it
 * since it was looked at, or a colleague has it.
 */
export async function recordLeadOutcome(
  deps: LeadOutcomeDeps,
  member: StaffMember,
  told: RecordedLeadOutcome,
): Promise<Refused> {
  const { db, now, zips } = deps
  const { staffed } = deps.settings
  const at = now()
  const subject = { kind: 'lead', id: told.id } as const
  const lead = await findLead(db, told.id)
  if (!lead) return refused('work_gone')
  const hasOther = lead.phone === '' && (await leadsOfSamePerson(db, lead)).some(({ phone }) => phone !== '')
  if (!outcomesWith(lead.phone, hasOther).includes(told.outcome))
    return fault('outcome', lead.phone === '' ? 'They gave no phone number' : 'They gave a phone number')
  const zone = timeZoneOf(zips, lead.zipCode)
  const callAgain = told.time ? callTime(told.time, zone) : null
  const after = {
    ...(told.reason ? { reason: told.reason } : {}),
    ...(callAgain ? { callAgain: callAgain.toISOString() } : {}),
    // Known as wrong also once the lead is open again.
    ...(told.outcome === 'wrong_number' ? { phone: lead.phone } : {}),
  }
  const press = { at, what: told.outcome, subject, staffId: member.id, note: told.note, after }
  /** A press that has been recorded already came from the screen as it was before. */
  const isDone = async (reader: Reader, work: Awaited<ReturnType<typeof openLeadWork>>) =>
    told.version !== undefined && told.version !== work?.version && (await isRepeat(reader, press))
  if (await isDone(db, await openLeadWork(db, lead, at))) return succeeded({ id: lead.id })
  const rule: { needs: readonly string[]; done?: true; afterHours?: number } = leadOutcomes[told.outcome]
  if (rule.needs.includes('reason') && !told.reason) return fault('reason', 'Say why')
  if (rule.needs.includes('time')) {
    const isCall = told.outcome === 'call_later'
    if (!callAgain) return fault('time', isCall ? 'Enter when to call again' : 'Enter when to write again')
    if (isCall && (await isDoNotCall(db, lead.phone))) return fault('time', NEVER_CALLED)
    const wrong = (isCall ? callTimeFault : writeTimeFault)(callAgain, zone, { at, staffed })
    if (wrong) return fault('time', wrong)
  }
  const kind = leadWorkKind(lead)
  return transaction(db, async tx => {
    await holdSubject(tx, subject)
    const work = await openLeadWork(tx, lead, at)
    if (await isDone(tx, work)) return succeeded({ id: lead.id })
    if (!work) return (await closedSince(tx, member, told)) ?? refused('work_gone')
    if (told.version !== undefined && told.version !== work.version) return refused('work_changed')
    const taken = await heldByColleague(tx, member, kind, lead.id)
    if (taken) return taken
    const { outcome } = told
    const bookedHour = await hourAfterCall(tx, subject, { isKept: outcome === 'no_answer', at })
    if (rule.done) await finishWork(tx, kind, lead.id, at)
    else {
      const agreedAt = outcome === 'no_answer' ? await agreedLater(tx, subject, kind, at) : null
      const dueAt = callAgain ?? bookedHour ?? agreedAt ?? dueAfter(at, zone, rule.afterHours ?? 0, staffed)
      await dueNext(tx, kind, lead.id, { dueAt, release: true })
    }
    await recordEvent(tx, {
      at,
      actor: { staffId: member.id, name: member.name },
      what: told.outcome,
      subject,
      details: {
        ...(told.note ? { note: told.note } : {}),
        after,
      },
    })
    if (outcome === 'wrong_number') await mailWrongNumber(tx, deps, lead)
    return succeeded({ id: lead.id })
  })
}

/** A request that a colleague closed since it was looked at: their name says whom to ask. */
async function closedSince(
  tx: Tx,
  member: StaffMember,
  { id, version }: RecordedLeadOutcome,
): Promise<Taken | null> {
  const last = version === undefined ? undefined : await latestActor(tx, { kind: 'lead', id })
  return last?.staffId && last.staffId !== member.id
    ? { ok: false, code: 'work_taken', message: `${last.actor} closed this since you opened it.` }
    : null
}
