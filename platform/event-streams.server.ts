/** One event for a client: `id` is what it sends back as `Last-Event-ID` when it comes again. */
type StreamEvent = { event: string; data: unknown; id?: number }

/** One client's stream while it is open. */
export type EventStream = {
  send(...events: StreamEvent[]): void
  /** Ends it after telling the client to come again, some time within these, which it does with its last event id. */
  comeAgain(withinMs?: number): void
}

/** Whose streams are counted together, and how many of them may be open. */
type StreamHolder = { name: string; most: number }

/** The open streams of server-sent events of one process. */
export type EventStreams = {
  /**
   * The answer that stays open; null where the holder or the process has as many as may be. `begin` is told the stream and
   * answers what ends with it, whoever ends it.
   */
  open(holder: StreamHolder, begin: (stream: EventStream) => () => void): Response | null
  count(): number
  /** Ends all of them, and every one that is asked for afterwards, so that clients come to another process. */
  close(): void
}

/** Proxies cut off what is silent, most of them after a minute. */
const BEAT_MS = 20_000
/** After about so long a client comes again, and is asked again who it is. */
const LIFE_MS = 10 * 60_000
/** Who takes nothing for so much is cut off, and comes again for what it missed. */
const MAX_HELD_BYTES = 512 * 1024
/** Clients come again within these, not all at once; where all must, a millisecond for each of them. */
const RETRY_MS = { least: 200, spread: 800 }
/** Below the listener's connections: pages must come through beside them. */
const MOST_STREAMS = 3_000

const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  // Proxies of the kind of nginx pass it on at once.
  'x-accel-buffering': 'no',
}
const encoder = new TextEncoder()
const encode = (text: string) => encoder.encode(text)

/** Only `accept: text/event-stream` asks for a stream: what a browser asks for otherwise would wait for its end. */
export function asksForStream(request: Request): boolean {
  return request.method === 'GET' && (request.headers.get('accept')?.includes('text/event-stream') ?? false)
}

/** The id of the last event that a client got before its connection was cut; null on its first one. */
export function lastEventId(request: Request): number | null {
  const id = request.headers.get('last-event-id') ?? ''
  return /^\d{1,15}$/.test(id) ? Number(id) : null
}

/** `most` is how many may be open in all. */
export function createEventStreams(most = MOST_STREAMS): EventStreams {
  const open = new Set<EventStream>()
  const held = new Map<string, number>()
  let closing = false
  return {
    count: () => open.size,
    open({ name, most: mostOfHolder }, begin) {
      // The connection goes too, or the client would come again on it.
      if (closing)
        return new Response(encode(retry() + AGAIN), { headers: { ...headers, connection: 'close' } })
      const before = held.get(name) ?? 0
      if (before >= mostOfHolder || open.size >= most) return null
      held.set(name, before + 1)
      const body = startStream(stream => {
        open.add(stream)
        const stop = begin(stream)
        return () => {
          open.delete(stream)
          const left = (held.get(name) ?? 1) - 1
          if (left === 0) held.delete(name)
          else held.set(name, left)
          stop()
        }
      })
      return new Response(body, { headers })
    },
    close() {
      closing = true
      const within = Math.max(RETRY_MS.spread, open.size)
      for (const stream of open) stream.comeAgain(within)
    },
  }
}

const written = ({ event, data, id }: StreamEvent) =>
  `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`

const AGAIN = written({ event: 'again', data: null })
const retry = (spread: number = RETRY_MS.spread) =>
  `retry: ${Math.round(RETRY_MS.least + Math.random() * spread)}\n\n`

function startStream(begin: (stream: EventStream) => () => void): ReadableStream<Uint8Array> {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  let stop: (() => void) | null = null
  const finish = () => {
    if (!controller) return
    controller = null
    clearInterval(beat)
    clearTimeout(life)
    stop?.()
  }
  const write = (text: string) => {
    if (!controller) return
    controller.enqueue(encode(text))
    if ((controller.desiredSize ?? 0) > -MAX_HELD_BYTES) return
    const tooSlow = controller
    finish()
    tooSlow.error(new Error('The client takes nothing of its stream'))
  }
  const stream: EventStream = {
    send: (...events) => write(events.map(written).join('')),
    comeAgain(within) {
      write(retry(within) + AGAIN)
      const last = controller
      finish()
      last?.close()
    },
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened
      },
      cancel: finish,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 16 * 1024 }),
  )
  const beat = setInterval(() => write(':\n\n'), BEAT_MS).unref()
  const life = setTimeout(() => stream.comeAgain(), LIFE_MS * (0.8 + Math.random() * 0.4)).unref()
  write(retry())
  stop = begin(stream)
  // It may have ended while it began.
  if (!controller) stop()
  return body
}
