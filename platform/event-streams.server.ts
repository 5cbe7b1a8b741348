import { countHeld, type Holder } from './count-held.ts'

/** One event for a client: the client sends `id` back as `Last-Event-ID` when it reconnects. */
type StreamEvent = { event: string; data: unknown; id?: number }

/** One client's stream while it is open. */
export type EventStream = {
  send(...events: StreamEvent[]): void
  /**
   * Closes it after telling the client to reconnect within this many milliseconds, which it does with its last event
   * id.
   */
  comeAgain(withinMs?: number): void
}

/** The open streams of server-sent events of one process. */
export type EventStreams = {
  /**
   * The response that stays open; null if a holder or the process has reached its limit. `begin` gets the stream
   * and returns what to run when it ends, whoever ends it.
   */
  open(holders: readonly Holder[], begin: (stream: EventStream) => () => void): Response | null
  count(): number
  /** Closes all streams, and every one requested afterwards, so that clients move to another process. */
  close(): void
}

/** Proxies cut off silent connections, most of them after a minute. */
const BEAT_MS = 20_000
/** After about this long a client reconnects, and its identity is checked again. */
const LIFE_MS = 10 * 60_000
/** A client that stops reading for this much is cut off, and reconnects for what it missed. */
const MAX_HELD_BYTES = 512 * 1024
/** Clients reconnect within this time, not all at once; when all must, it is a millisecond for each of them. */
const RETRY_MS = { least: 200, spread: 800 }
/** Fewer than the listener's connections, so that pages still get through. */
const MOST_STREAMS = 3_000

const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  // Makes proxies like nginx pass it on without buffering.
  'x-accel-buffering': 'no',
}
const encoder = new TextEncoder()
const encode = (text: string) => encoder.encode(text)

/** Only `accept: text/event-stream` asks for a stream: any other request from a browser would wait for its end. */
export function asksForStream(request: Request): boolean {
  return request.method === 'GET' && (request.headers.get('accept')?.includes('text/event-stream') ?? false)
}

/** The id of the last event that a client received before its connection was cut; null on its first connection. */
export function lastEventId(request: Request): number | null {
  const id = request.headers.get('last-event-id') ?? ''
  return /^\d{1,15}$/.test(id) ? Number(id) : null
}

/** `most` is how many may be open in total. */
export function createEventStreams(most = MOST_STREAMS): EventStreams {
  const open = new Set<EventStream>()
  const held = countHeld()
  let closing = false
  return {
    count: () => open.size,
    open(holders, begin) {
      // The connection goes, too, or the client would reconnect over it.
      if (closing)
        return new Response(encode(retry() + AGAIN), { headers: { ...headers, connection: 'close' } })
      const giveBack = open.size < most ? held.take(holders) : null
      if (!giveBack) return null
      const body = startStream(stream => {
        open.add(stream)
        const stop = begin(stream)
        return () => {
          open.delete(stream)
          giveBack()
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
  // It may have ended while it was starting.
  if (!controller) stop()
  return body
}
