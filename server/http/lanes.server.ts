import { BulkheadRejectedError, bulkhead } from 'cockatiel'

/** How much of one kind of work runs at once, and how much may wait for it; what comes on top is turned away at once. */
type Lane = { running: number; waiting: number }

/**
 * Work that costs much, each kind bounded by itself: a flood of sign-ins must not keep orders or pages waiting. Hashing
 * takes a core for some 40 ms and 19 MiB; drawing a page a core for a millisecond; lookups and the assistant mostly wait.
 */
const lanes = {
  hashing: { running: 4, waiting: 60 },
  lookup: { running: 32, waiting: 200 },
  assistant: { running: 16, waiting: 60 },
  page: { running: 16, waiting: 300 },
  rest: { running: 64, waiting: 500 },
} as const satisfies Record<string, Lane>

export type LaneName = keyof typeof lanes

/** Which kind of work a request is. */
export function laneOf(method: string, path: string): LaneName {
  const changes = method !== 'GET' && method !== 'HEAD'
  if (changes && /^\/(auth|account)\b|^\/api\/sign-in$/.test(path)) return 'hashing'
  if (/^\/api\/(fcc-broadband|availability)\b/.test(path)) return 'lookup'
  if (path.startsWith('/api/chat-assistant')) return 'assistant'
  return path.startsWith('/api/') || changes ? 'rest' : 'page'
}

/** Keeps work within its lane. Answers null where the lane and its queue are full. */
export function createLanes() {
  const bounds = new Map(
    Object.entries(lanes).map(([name, { running, waiting }]) => [name, bulkhead(running, waiting)]),
  )
  return async function within<T>(name: LaneName, work: () => Promise<T>): Promise<T | null> {
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
