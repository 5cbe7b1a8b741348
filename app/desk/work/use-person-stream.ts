import { useDeskStream } from '../use-desk-stream.ts'

/** Whatever else comes in may be this person's; a page that reads that much isn't read again for each. */
const OTHERS_PACE_MS = 5_000

/**
 * Reads a page about one of somebody's orders or leads again when that changes, or another one of theirs that the page
 * lists, when other prices or hours hold (`edition`), and before long when anything new comes in.
 */
export function usePersonStream(id: string, ...others: readonly (readonly { id: string }[])[]): void {
  useDeskStream(
    ({ topic, id: changed }) =>
      [id, ...others.flat().map(other => other.id)].includes(changed) ||
      topic === 'staff' ||
      topic === 'edition',
  )
  useDeskStream(({ topic }) => topic === 'work', OTHERS_PACE_MS)
}
