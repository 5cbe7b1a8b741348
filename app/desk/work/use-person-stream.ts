import { useDeskStream } from '../use-desk-stream.ts'

/** Whatever else comes in may be this person's; a page that reads that much isn't read again for each. */
const OTHERS_PACE_MS = 5_000

/**
 * Reads a page about one of somebody's orders or leads again when that changes, or another one of theirs that the page
 * lists, and before long when anything new comes in.
 */
export function usePersonStream(id: string, ...others: readonly (readonly { id: string }[])[]): void {
  useDeskStream(
    change =>
      change.id === id || change.topic === 'staff' || others.flat().some(other => other.id === change.id),
  )
  useDeskStream(({ topic }) => topic === 'work', OTHERS_PACE_MS)
}
