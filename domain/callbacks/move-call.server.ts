import type { StaffedHours } from '#domain/settings/staffed-hours.ts'
import type { Tx } from '#platform/database.server.ts'
import { latestCallBy, mayCallNow } from './calling-hours.ts'
import { dueAfter } from './due-after.ts'
import { giveBackSlot, type HeldSlot, type SlotSubject, slotOf } from './slot-store.server.ts'

/** A call that was promised, before its home turned out to be in another time zone. */
export type CallToMove = {
  subject: SlotSubject
  /** When it was asked for: the promise counts from then. */
  askedAt: Date
  /** When the work is due; null if it is done. */
  dueAt: Date | null
  /** The promise that it was made with; null if that isn't known. */
  callBy: Date | null
}

/** The call as it is due by the clock of its new home. */
export type MovedCall = {
  dueAt: Date | null
  callBy: Date
  /** The chosen hour that nobody may call in there; its seat is free again. */
  lost: HeldSlot | null
}

const HOUR_MS = 3_600_000

/**
 * What becomes of a promised call when its home lies in another time zone than we thought: the promise and the next try
 * land within calling hours there, and an hour that was chosen stays if somebody may be called in all of it.
 */
export async function moveCall(
  tx: Tx,
  { subject, askedAt, dueAt, callBy }: CallToMove,
  zone: string | null,
  at: Date,
  staffed: StaffedHours,
): Promise<MovedCall> {
  const first = latestCallBy(askedAt, zone, staffed)
  const promise = first > at ? first : latestCallBy(at, zone, staffed)
  const slot = await slotOf(tx, subject)
  const isLost = slot !== null && slot.startsAt > at && !isWithinCalling(slot.startsAt, zone, staffed)
  if (isLost) await giveBackSlot(tx, subject, at)
  const lost = isLost ? slot : null
  if (dueAt === null) return { dueAt, callBy: promise, lost }
  const isPromise = lost !== null || dueAt.getTime() === callBy?.getTime()
  return { dueAt: isPromise ? promise : withinCalling(dueAt, zone, staffed), callBy: promise, lost }
}

/** Whether an hour lies within calling hours in this zone, all of it. */
export function isWithinCalling(startsAt: Date, zone: string | null, staffed: StaffedHours): boolean {
  const calling = mayCallNow(startsAt, zone, staffed)
  return calling.may && calling.until.getTime() >= startsAt.getTime() + HOUR_MS
}

/** The same time if somebody in this zone may be called until then, or else the end of the first hour in which they may. */
export function withinCalling(dueAt: Date, zone: string | null, staffed: StaffedHours): Date {
  return dueAfter(dueAt, zone, 0, staffed)
}
