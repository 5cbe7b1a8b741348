import type { Tx } from '#platform/database.server.ts'
import { isDoNotCall } from './do-not-call.server.ts'
import type { CallingTerms } from './free-hours.server.ts'
import { isWithinCalling } from './move-call.server.ts'
import { freeSeat, type HeldSlot, holdAgain, lockFor, type SlotSubject } from './slot-store.server.ts'

/** Whom a call is for, and where. */
export type Home = { subject: SlotSubject; phone: string; zone: string | null }

/**
 * Holds an hour again that was given back and is still to come, with its reminder. Returns whether it is theirs again: not
 * where it is full by now, or nobody may call them in it.
 */
export async function regainHour(
  tx: Tx,
  { subject, phone, zone }: Home,
  { id, startsAt }: HeldSlot,
  at: Date,
  { staffed, slots }: CallingTerms,
): Promise<boolean> {
  if (startsAt <= at || (await isDoNotCall(tx, phone)) || !isWithinCalling(startsAt, zone, staffed))
    return false
  await lockFor(tx, `${subject.kind} ${subject.id}`)
  await lockFor(tx, startsAt.toISOString())
  const seat = await freeSeat(tx, startsAt, slots.seatsPerHour)
  if (seat === null) return false
  await holdAgain(tx, id, seat)
  return true
}
