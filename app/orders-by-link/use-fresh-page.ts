import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

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
    let source: EventSource | null = null
    let live = false
    let gathering: ReturnType<typeof setTimeout> | undefined
    const readSoon = () => {
      live = true
      clearTimeout(gathering)
      gathering = setTimeout(read, GATHER_MS)
    }
    const open = () => {
      source = new EventSource(changes)
      source.addEventListener('change', readSoon)
      // If only the server was down, the browser tries again by itself.
      source.addEventListener('error', () => {
        live = false
      })
    }
    const close = () => {
      source?.close()
      source = null
      live = false
    }
    const followWhatIsSeen = () => {
      if (document.visibilityState === 'hidden') close()
      else if (!source) open()
    }
    const poll = setInterval(() => {
      if (live || !source) return
      read()
      if (source.readyState === EventSource.CLOSED) open()
    }, POLL_MS)
    followWhatIsSeen()
    document.addEventListener('visibilitychange', followWhatIsSeen)
    return () => {
      close()
      clearInterval(poll)
      clearTimeout(gathering)
      document.removeEventListener('visibilitychange', followWhatIsSeen)
    }
  }, [changes])
}
