import { eventsNamed } from '#domain/desk/desk-events.server.ts'
import { type OpenWait, openWaits } from '#domain/desk/work-on.server.ts'
import { isEmail } from '#domain/shared/contact-rules.ts'
import type { Reader } from '#platform/database.server.ts'
import { isStaffedHour } from './calling-hours.ts'
import { isOpenFor, type OurHours } from './closed-promises.server.ts'
import { slotsOf } from './slot-store.server.ts'
import type { StaysMoved } from './stays-moved-words.ts'

type Moved = { what: string; before: Record<string, unknown> | null; after: Record<string, unknown> | null }
/** Hours as they are, and as they will be. */
type Reopening = { at: Date; was: OurHours; will: OurHours }

/** Looks through the open work for what was moved out of times to come that are closed as it was, and open as it will be. */
export async function staysMoved(db: Reader, reopening: Reopening): Promise<StaysMoved> {
  const waits = await openWaits(db)
  const stays: StaysMoved = { promises: 0, hours: 0, untold: 0 }
  for (const kind of ['order', 'lead', 'chat'] as const) {
    const ofKind = waits.filter(({ subjectKind }) => subjectKind === kind)
    const ids = ofKind.map(({ subjectId }) => subjectId)
    const moves = await eventsNamed(db, kind, ids, ['promise_moved', 'slot_lost'])
    const chosen = await slotsOf(db, kind, ids)
    for (const wait of ofKind) {
      const told = chosen.has(wait.subjectId) ? [] : (moves.get(wait.subjectId) ?? [])
      const what = whatStays(wait, told, reopening)
      if (!what) continue
      stays[what] += 1
      if (kind !== 'chat' && !isEmail(wait.email)) stays.untold += 1
    }
  }
  return stays
}

function whatStays(
  wait: OpenWait,
  told: readonly Moved[],
  { at, was, will }: Reopening,
): 'promises' | 'hours' | null {
  const last = told.at(-1)
  const reopens = (time: Date | null, isOpen: (time: Date, hours: OurHours) => boolean) =>
    time !== null && time > at && isOpen(time, will) && !isOpen(time, was)
  if (last?.what === 'slot_lost')
    return reopens(timeIn(last.before?.startsAt), (hour, { staffed }) => isStaffedHour(hour, staffed))
      ? 'hours'
      : null
  const isThere = timeIn(last?.after?.callBy)?.getTime() === wait.dueAt.getTime()
  const isOfThese = told.some(({ before }) =>
    reopens(timeIn(before?.callBy), (callBy, hours) => isOpenFor(wait, callBy, hours)),
  )
  return isThere && isOfThese ? 'promises' : null
}

const timeIn = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null)
