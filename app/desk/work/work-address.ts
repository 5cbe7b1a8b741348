import type { QueueItem } from '#domain/desk/queue.ts'
import { workPaths } from '#domain/desk/work.ts'

/** Where a work item is done; its address keeps the filters of the queue that it was opened from (`?kind=order`). */
export function workAddress({ kind, subjectId, about }: QueueItem, queue: string): string {
  const path = workPaths[kind](subjectId, about)
  return queue === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ queue })}`
}

/** The filters of the queue that a page was opened from, as the queue's address has them; empty: all of it. */
export const queueOf = (search: string): string => new URLSearchParams(search).get('queue') ?? ''
