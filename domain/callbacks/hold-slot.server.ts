import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import type { Tx } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { isDoNotCall } from './do-not-call.server.ts'
import { type CallingTerms, offeredHours } from './free-hours.server.ts'
import { remindBefore, slotReminderJob } from './slot-reminder-job.ts'
import {
  freeSeat,
  giveBackSlot,
  type HeldSlot,
  insertSlot,
  lockFor,
  type SlotSubject,
  slotOf,
} from './slot-store.server.ts'

/** Who wants to be called in which hour. */
export type SlotWish = {
  subject: SlotSubject
  startsAt: Date
  /** The zone in which times are shown to them. */
  visitorZone: string
  /** Of the home; null if unknown. */
  homeZone: string | null
  phone: string
}

/** The slot that is held now, the one that was given back for it, and whether anything changed at all. */
export type Held = { slot: HeldSlot; before: HeldSlot | null; changed: boolean }

/**
 * Books an hour for somebody, or moves their slot to it, in the caller's transaction. Refuses an hour that is full or
 * no longer offered, and a number on the do-not-call list; the previous slot is then kept. The reminder is queued
 * with it.
 */
export async function holdSlot(
  tx: Tx,
  queue: Queue,
  { subject, startsAt, visitorZone, homeZone, phone }: SlotWish,
  at: Date,
  terms: CallingTerms,
): Promise<Outcome<Held, 'slot_taken' | 'do_not_call'>> {
  if (await isDoNotCall(tx, phone)) return refused('do_not_call')
  await lockFor(tx, `${subject.kind} ${subject.id}`)
  const before = await slotOf(tx, subject)
  if (before?.startsAt.getTime() === startsAt.getTime())
    return succeeded({ slot: before, before: null, changed: false })
  const isOffered = offeredHours(homeZone, at, terms).some(hour => hour.getTime() === startsAt.getTime())
  if (!isOffered) return refused('slot_taken')
  // One after the other: whoever comes second sees what the first has taken. The unique index catches anything that
  // gets past this.
  await lockFor(tx, startsAt.toISOString())
  const seat = await freeSeat(tx, startsAt, terms.slots.seatsPerHour)
  if (seat === null) return refused('slot_taken')
  if (before) await giveBackSlot(tx, subject, at)
  const slot = await insertSlot(tx, {
    subjectKind: subject.kind,
    subjectId: subject.id,
    startsAt,
    seat,
    timeZone: visitorZone,
    bookedAt: at,
  })
  await queue.enqueue(tx, slotReminderJob, { slotId: slot.id }, remindBefore(startsAt))
  return succeeded({ slot, before, changed: true })
}
