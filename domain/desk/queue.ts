import { catch as orElse, z } from 'zod/mini'
import { type WorkKind, workKinds } from './work.ts'

/** Work that is due within this time is due soon. */
export const SOON_MS = 2 * 3_600_000

/** No more are shown at once: the first ones are due first, and filters lead to the others. */
export const QUEUE_SHOWN = 500

/** A work item's status relative to its due time. */
export type Urgency = 'overdue' | 'soon' | 'later'

export function urgencyOf(dueAt: Date, now: Date): Urgency {
  const left = dueAt.getTime() - now.getTime()
  if (left < 0) return 'overdue'
  return left <= SOON_MS ? 'soon' : 'later'
}

const choice = <const Names extends readonly string[]>(names: Names) =>
  orElse(z.optional(z.enum(names)), undefined)

/** When work becomes overdue: a call in a booked hour is on time until that hour ends. */
export const lateFrom = (dueAt: Date, bookedHour: Date | null): Date =>
  bookedHour ? new Date(bookedHour.getTime() + 3_600_000) : dueAt

/** The queue's filters as in the address; anything unknown is left out. */
export const queueFilters = z.object({
  kind: choice(workKinds),
  owner: choice(['mine', 'free', 'others']),
  due: choice(['overdue', 'soon', 'today']),
  search: orElse(z.optional(z.string().check(z.trim(), z.maxLength(100))), undefined),
})
export type QueueFilters = z.infer<typeof queueFilters>

/** A work item as the list shows it. */
export type QueueItem = {
  id: string
  kind: WorkKind
  subjectId: string
  who: string
  about: string
  zipCode: string
  timeZone: string | null
  createdAt: Date
  dueAt: Date
  /** The start of the hour in which the customer asked to be called, if they chose one. */
  bookedHour: Date | null
  /** `away`: not seen for so long that a colleague may take it over. */
  owner: { id: string; name: string; away: boolean } | null
  version: number
}

/** The same in the list, with whether its number is on the do-not-call list. */
export type QueueRow = QueueItem & { doNotCall: boolean }

/** How much there is to do: of each kind, and how much of it is overdue. */
export type QueueCounts = {
  open: number
  overdue: number
  mine: number
  byKind: Partial<Record<WorkKind, number>>
}
