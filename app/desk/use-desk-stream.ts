import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { hearEvents } from '../operations/event-stream.ts'
import { routerHere } from './connection/router-here.ts'

/** That something changed: what kind of thing and which one. `lost` is anything. */
export type DeskChange = { topic: string; id: string }

const LOST: DeskChange = { topic: 'lost', id: '' }
/** How often everything is read again where streams do not come through. */
const POLL_MS = 15_000
/** A screen reads again at most so often, however much changes. */
const PACE_MS = 1_000
/** The stream stays while one screen follows another. */
const LINGER_MS = 5_000
const NAME = 'plainwire-desk'

const listeners = new Set<(change: DeskChange) => void>()
let running: AbortController | null = null
let lingering: ReturnType<typeof setTimeout> | undefined

/**
 * Reads the screen again whenever something changes that `concerns` it, also what changed while the connection was away:
 * at most once in `paceMs`, a second by default, and only while somebody can see it. Where streams do not come through it reads every 15 seconds.
 */
export function useDeskStream(concerns: (change: DeskChange) => boolean, paceMs = PACE_MS): void {
  const { revalidate } = useRevalidator()
  const isOurs = useEffectEvent((change: DeskChange) => change.topic === 'lost' || concerns(change))
  const readAgain = useEffectEvent(() => void revalidate())
  useEffect(() => {
    let wanted = false
    let pause: ReturnType<typeof setTimeout> | undefined
    let waiting: (() => void) | undefined
    const readWhenSeen = () => {
      if (!wanted || document.hidden || pause !== undefined || waiting) return
      waiting = onceIdle(() => {
        waiting = undefined
        readWhenSeen()
      })
      if (waiting) return
      wanted = false
      pause = setTimeout(() => {
        pause = undefined
        readWhenSeen()
      }, paceMs)
      readAgain()
    }
    const stop = onDeskChange(change => {
      if (!isOurs(change)) return
      wanted = true
      readWhenSeen()
    })
    document.addEventListener('visibilitychange', readWhenSeen)
    return () => {
      stop()
      waiting?.()
      clearTimeout(pause)
      document.removeEventListener('visibilitychange', readWhenSeen)
    }
  }, [paceMs])
}

/**
 * Calls once what is on its way, such as a form and the screen after it, is there: read again meanwhile, that screen would
 * begin at its top. Answers how to stop waiting; undefined where nothing is on its way.
 */
function onceIdle(call: () => void): (() => void) | undefined {
  const router = routerHere()
  if (!router || router.state.navigation.state === 'idle') return undefined
  let turn: ReturnType<typeof setTimeout> | undefined
  const leave = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return
    leave()
    // The router ends its turn first.
    turn = setTimeout(call)
  })
  return () => {
    leave()
    clearTimeout(turn)
  }
}

/** Hears every change from now on. Answers how to stop. */
export function onDeskChange(listener: (change: DeskChange) => void): () => void {
  listeners.add(listener)
  clearTimeout(lingering)
  running ??= follow()
  return () => {
    listeners.delete(listener)
    clearTimeout(lingering)
    if (listeners.size > 0) return
    lingering = setTimeout(() => {
      running?.abort()
      running = null
    }, LINGER_MS)
  }
}

/** One tab of a browser holds the stream and tells the others; the next one takes over where it closes. */
function follow(): AbortController {
  const ending = new AbortController()
  const { signal } = ending
  const channel = new BroadcastChannel(NAME)
  signal.addEventListener('abort', () => channel.close())
  const tellHere = (change: DeskChange) => {
    for (const listener of listeners) listener(change)
  }
  channel.addEventListener('message', ({ data }) => tellHere(data as DeskChange))
  const tell = (change: DeskChange) => {
    tellHere(change)
    channel.postMessage(change)
  }
  navigator.locks
    .request(NAME, { signal }, () => holdStream(tell, signal))
    // Aborted while it waited: nobody listens any more.
    .catch(() => {})
  return ending
}

function holdStream(tell: (change: DeskChange) => void, signal: AbortSignal): Promise<void> {
  const stop = hearEvents({
    address: () => '/desk/stream',
    events: { change: ({ data }) => tell(JSON.parse(data) as DeskChange) },
    lost: () => tell(LOST),
    pollMs: POLL_MS,
  })
  return new Promise(resolve => {
    signal.addEventListener('abort', () => {
      stop()
      resolve()
    })
  })
}
