import type { StaffedHours } from '#domain/settings/staffed-hours.ts'
import { callingWindows, firstHourAfter } from './calling-hours.ts'

/** As long as we leave ourselves to keep an earlier promise. */
const NOTICE_MS = 3_600_000

/** A time by which somebody was to hear from us, at which nobody may call there or is on duty anymore. */
export type ClosedTime = {
  dueAt: Date
  /** IANA zone of the home; null if unknown. */
  zone: string | null
  /** Whether they said themselves when it suits them: then earlier than that doesn't. */
  isAgreed: boolean
}

/**
 * The time that a closed one becomes, by the same rule for everybody: still before it, at the end of the last hours that
 * are at least an hour ahead; where there are none, by the end of the first hour after it. One that was agreed on is only
 * put off.
 */
export function intoOurHours({ dueAt, zone, isAgreed }: ClosedTime, at: Date, staffed: StaffedHours): Date {
  const earlier = isAgreed ? undefined : callingWindows(at, dueAt, zone, staffed).at(-1)
  return earlier && earlier.closesAt.getTime() - at.getTime() >= NOTICE_MS
    ? earlier.closesAt
    : firstHourAfter(dueAt, zone, staffed)
}
