import { type OpenWait, openWaits } from '#domain/desk/work-on.server.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { StaffedHours } from '#domain/settings/staffed-hours.ts'
import type { Reader } from '#platform/database.server.ts'
import { mayCallNow, nextStaffedAt } from './calling-hours.ts'
import { type SlotSubject, slotsOf } from './slot-store.server.ts'

/** When homes are called, and when somebody is there to chat. */
export type OurHours = Pick<BusinessSettings, 'staffed' | 'chatStaffed'>

/**
 * A promise to get in touch by a time, or to be back in a chat at one; an hour that somebody chose is no such promise
 * (`HeldSlot`).
 */
export type PromisedTime = { subject: SlotSubject; dueAt: Date }

/** The promises from a time on that end while nobody may call there, or is on duty. */
export async function closedPromises(db: Reader, after: Date, hours: OurHours): Promise<PromisedTime[]> {
  const closed = (await openWaits(db, after)).filter(wait => !isOpenFor(wait, wait.dueAt, hours))
  const chosen = new Map([
    ...(await slotsOf(db, 'order', idsOf(closed, 'order'))),
    ...(await slotsOf(db, 'lead', idsOf(closed, 'lead'))),
  ])
  return closed.flatMap(({ subjectKind: kind, subjectId: id, dueAt }) =>
    chosen.has(id) ? [] : [{ subject: { kind, id }, dueAt }],
  )
}

const idsOf = (waits: readonly OpenWait[], kind: OpenWait['subjectKind']): string[] =>
  waits.flatMap(wait => (wait.subjectKind === kind ? [wait.subjectId] : []))

/** Whether what somebody waits for can be done at a time: a call to their home, or a word in their chat. */
export function isOpenFor(
  { subjectKind, timeZone }: Pick<OpenWait, 'subjectKind' | 'timeZone'>,
  at: Date,
  { staffed, chatStaffed }: OurHours,
): boolean {
  return subjectKind === 'chat'
    ? nextStaffedAt(at, chatStaffed)?.getTime() === at.getTime()
    : isCallable(at, timeZone, staffed)
}

/** A promise may end at the minute at which we close, and a call be agreed on for the one at which we open. */
const isCallable = (dueAt: Date, zone: string | null, staffed: StaffedHours): boolean =>
  [dueAt, new Date(dueAt.getTime() - 1)].some(at => mayCallNow(at, zone, staffed).may)
