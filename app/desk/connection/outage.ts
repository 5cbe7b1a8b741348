/** What the desk knows of its connection: whether it is lost, and whether a form was sent into the void. */
export type Connection = {
  isLost: boolean
  /** The last form had no answer; `fault`: it had one, that something went wrong on our side. */
  unsaved: 'lost' | 'fault' | null
}

/** Pauses between two attempts: short at first, because most outages are the moment of a restart. */
const PAUSES_MS = [300, 700, 1_500, 3_000, 5_000]
/** Answers of a server that is going, or of a proxy that has none behind it. */
const AWAY = new Set([502, 503, 504])

let now: Connection = { isLost: false, unsaved: null }
const listeners = new Set<() => void>()
/** Those who wait for their next attempt. */
const waiting = new Set<() => void>()

export const connection = (): Connection => now

/** Hears every change. Answers how to stop. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function become(change: Partial<Connection>): void {
  const next = { ...now, ...change }
  if (next.isLost === now.isLost && next.unsaved === now.unsaved) return
  now = next
  for (const listener of listeners) listener()
}

/** Forgets the form that had no answer: whoever sent it has read so. */
export function forgetUnsaved(): void {
  become({ unsaved: null })
}

/** Ends every pause between attempts. */
export function tryNow(): void {
  for (const go of waiting) go()
}

/** What the router asks the desk's server for: the data of screens, and which screens there are. */
const isOfRouter = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && /^\/desk(?:\/.*)?\.data$|^\/desk\/__manifest$/.test(pathname)

let isKept = false

/**
 * Lets a screen outlive an outage. The router shows an error page in the place of a screen that it can't read, and with
 * the screen goes what was typed. So what it reads has an answer only once there is one, and a form that had none is
 * answered with nothing: the screen stays, and says what happened.
 */
export function keepThroughOutages(): void {
  if (isKept) return
  isKept = true
  const plain = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const request = input instanceof Request ? input : null
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (!isOfRouter(url)) return plain(input, init)
    const signal = init?.signal ?? request?.signal
    const method = init?.method ?? request?.method ?? 'GET'
    const ask = () => plain(request?.clone() ?? input, init)
    return method === 'GET' ? untilAnswered(ask, signal) : onceOrNothing(ask, signal)
  }
  window.addEventListener('online', tryNow)
  window.addEventListener('offline', () => become({ isLost: true }))
}

type Ask = () => Promise<Response>
type Ending = AbortSignal | null | undefined

/** An answer, or null where there was none. What nobody waits for any more fails as always. */
async function answerTo(ask: Ask, signal: Ending): Promise<Response | null> {
  try {
    return await ask()
  } catch (fault) {
    if (signal?.aborted) throw fault
    return null
  }
}

async function untilAnswered(ask: Ask, signal: Ending): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const answer = await answerTo(ask, signal)
    if (answer && !AWAY.has(answer.status)) {
      become({ isLost: false })
      return answer
    }
    become({ isLost: true })
    await pause(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0, signal)
  }
}

async function onceOrNothing(ask: Ask, signal: Ending): Promise<Response> {
  const answer = await answerTo(ask, signal)
  if (answer && answer.status < 500) {
    become({ isLost: false, unsaved: null })
    return answer
  }
  const isAway = !answer || AWAY.has(answer.status)
  become({ isLost: isAway, unsaved: isAway ? 'lost' : 'fault' })
  return new Response(null, { status: 204 })
}

function pause(ms: number, signal: Ending): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      waiting.delete(end)
      signal?.removeEventListener('abort', end)
      if (signal?.aborted) reject(signal.reason as Error)
      else resolve()
    }
    const timer = setTimeout(end, ms)
    waiting.add(end)
    signal?.addEventListener('abort', end)
  })
}
