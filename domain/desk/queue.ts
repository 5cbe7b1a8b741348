import { catch as orElse, z } from 'zod/mini'
import { withoutHidden } from '#platform/without-hidden.ts'
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

/** Somebody who waits in a chat is due at once, and waits too long from then on: nobody waits so long in a shop. */
export const CHAT_LATE_MS = 2 * 60_000

/** When work becomes overdue: a call in a booked hour is on time until that hour ends, a chat for two minutes. */
export function lateFrom({
  kind,
  dueAt,
  bookedHour,
}: Pick<QueueItem, 'kind' | 'dueAt' | 'bookedHour'>): Date {
  if (bookedHour) return new Date(bookedHour.getTime() + 3_600_000)
  return kind === 'chat' ? new Date(dueAt.getTime() + CHAT_LATE_MS) : dueAt
}

/** The queue's filters as in the address; anything unknown is left out. */
export const queueFilters = z.object({
  kind: choice(workKinds),
  owner: choice(['mine', 'free', 'others']),
  due: choice(['overdue', 'soon', 'today']),
  search: orElse(
    z.optional(z.string().check(z.overwrite(withoutHidden), z.trim(), z.maxLength(100))),
    undefined,
  ),
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
