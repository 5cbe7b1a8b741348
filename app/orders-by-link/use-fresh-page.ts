import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { hearEvents } from '../operations/event-stream.ts'

/** How often a visible page polls for changes if streams don't get through. */
const POLL_MS = 15_000
/** Changes within this time are read once. */
const GATHER_MS = 200

/**
 * Keeps the page up to date while somebody looks at it: it is read again whenever the stream at `changes` reports a
 * change. What was typed stays. While nobody looks, it holds no stream, because browsers have few connections per
 * site.
 */
export function useFreshPage(changes: string): void {
  const { revalidate } = useRevalidator()
  const read = useEffectEvent(() => void revalidate())
  useEffect(() => {
    let stop: (() => void) | undefined
    let gathering: ReturnType<typeof setTimeout> | undefined
    const readSoon = () => {
      clearTimeout(gathering)
      gathering = setTimeout(read, GATHER_MS)
    }
    const close = () => {
      stop?.()
      stop = undefined
    }
    const followWhatIsSeen = () => {
      if (document.visibilityState === 'hidden') close()
      else
        stop ??= hearEvents({
          address: () => changes,
          events: { change: readSoon },
          lost: read,
          pollMs: POLL_MS,
        })
    }
    followWhatIsSeen()
    document.addEventListener('visibilitychange', followWhatIsSeen)
    return () => {
      close()
      clearTimeout(gathering)
      document.removeEventListener('visibilitychange', followWhatIsSeen)
    }
  }, [changes])
}
