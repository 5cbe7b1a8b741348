import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

/** How often a page that is looked at asks whether something happened, where streams do not come through. */
const POLL_MS = 15_000
/** What changes within these is read once. */
const GATHER_MS = 200

/**
 * Keeps the page as it is at the server while somebody looks at it: read again whenever the stream at `changes` tells of a
 * change. What was typed stays. Nobody looks: no stream is held, browsers have few connections to a site.
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
      // Where the server only was away the browser tries again by itself.
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
