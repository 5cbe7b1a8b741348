import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { operationsAt } from '#app/operations/operations.server.ts'
import type { Lane } from '#domain/shared/operation.ts'

/** How much of one kind of work runs at once, and how much may wait; anything beyond that is turned away immediately. */
type Width = { running: number; waiting: number }

/**
 * Expensive work, each kind limited separately: a flood of sign-ins must not keep orders or pages waiting. Hashing
 * takes a core for about 40 ms and 19 MiB; drawing a page takes a core for a millisecond; lookups and the assistant
 * mostly wait.
 */
const lanes = {
  hashing: { running: 4, waiting: 60 },
  lookup: { running: 32, waiting: 200 },
  assistant: { running: 16, waiting: 60 },
  // For opening streams, not for their lifetime: all clients reconnect within a few seconds when a process ends.
  stream: { running: 32, waiting: 3_000 },
  page: { running: 16, waiting: 300 },
  // For staff only: no flood of visitors keeps them waiting, and none of their reports keeps a visitor waiting.
  desk: { running: 16, waiting: 200 },
  rest: { running: 64, waiting: 500 },
} as const satisfies Record<Lane, Width>

/**
 * Which kind of work a request is: that of the operation it calls. A form may have several; hashing goes first,
 * because it is the most expensive. `route` is the matched one, so no spelling of a path gets around its lane.
 */
export function laneOf(method: string, route: string): Lane {
  const reads = method === 'GET' || method === 'HEAD'
  const asked = operationsAt(reads ? 'GET' : 'POST', route).map(({ lane }) => lane)
  if (asked.includes('hashing')) return 'hashing'
  if (asked[0]) return asked[0]
  if (/^\/desk(\/|$)/.test(route)) return 'desk'
  return reads ? 'page' : 'rest'
}

/** Keeps work within its lane. Returns null if the lane and its queue are full. */
export function createLanes() {
  const bounds = new Map(
    Object.entries(lanes).map(([name, { running, waiting }]) => [name, bulkhead(running, waiting)]),
  )
  return async function within<T>(name: Lane, work: () => Promise<T>): Promise<T | null> {
    const lane = bounds.get(name)
    if (!lane) return work()
    try {
      return await lane.execute(work)
    } catch (error) {
      if (error instanceof BulkheadRejectedError) return null
      throw error
    }
  }
}
