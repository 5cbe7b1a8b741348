import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import { holdersOf } from '#domain/shared/client-site.ts'
import { countHeld } from '#platform/count-held.ts'
import { watchBody } from './body-pace.server.ts'
import { mayBeProxy, networkOf, noProxies, type TrustedProxies } from './client-address.server.ts'
import { refusal, refuseOnWire } from './refusal.server.ts'
import type { Site } from './site.server.ts'

export type Listener = { origin: string; close(timeoutMs: number): Promise<void> }

export type ListenOptions = {
  host: string
  port: number
  /** Whether visitors come by https; answers to invalid HTTP must say so, too. */
  https: boolean
  proxies?: TrustedProxies
  limits?: ConnectionLimits
}

/** What one client may use, in milliseconds; and how many may be connected. */
type ConnectionLimits = typeof usualLimits

const usualLimits = {
  /** A request must arrive completely within these times; slow senders are cut off, so they can't hold all connections. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** Only a file of staff's may take longer, as long as this many bytes of it come in that time: 16 KB a second. */
  leastOfFile: 480 * 1024,
  /** And never longer than this. */
  longestRequest: 30 * 60_000,
  connectionsCheckingInterval: 2_000,
  /** A client that reads nothing of an answer for this long is gone, or wants to tie up the connection. */
  silence: 60_000,
  /** Each may hold the largest body; half a gigabyte at worst. */
  connections: 4_000,
  /** Per client: offices and schools share an address, nobody else needs a tenth of it. Proxies are not counted. */
  connectionsOfOne: 500,
  /** All networks of one /48 together. */
  connectionsOfSite: 1_500,
}
const MAX_HEADER_BYTES = 16 * 1024
/**
 * Connections are still accepted for at most this long when closing; a turn of the event loop without work takes less
 * than this.
 */
const ACCEPTING_MS = 500
const EMPTY_TURN_MS = 0.2
const QUIET_MS = 10

/**
 * Opens the port. Kept files and pages, which are most of the traffic, are sent without building a Request.
 * `siteReady` may still be pending; earlier requests wait for it.
 */
export async function listen(
  { host, port, https, proxies = noProxies, limits = usualLimits }: ListenOptions,
  siteReady: Promise<Site>,
): Promise<Listener> {
  let site: Site | null = null
  siteReady.then(
    ready => {
      site = ready
    },
    () => {},
  )
  const answer = getRequestListener(
    async (request, { incoming }) =>
      (await siteReady).fetch(request, { remoteAddress: incoming.socket?.remoteAddress ?? 'unknown' }),
    {
      errorHandler: error =>
        refusal(error instanceof RequestError ? 'malformed_request' : 'unexpected', https),
    },
  )
  const { headersTimeout, connectionsCheckingInterval, longestRequest, silence, connections } = limits
  // A missing host is refused like any other malformed request, with every header.
  const options = {
    ...{ headersTimeout, requestTimeout: longestRequest, connectionsCheckingInterval },
    ...{ maxHeaderSize: MAX_HEADER_BYTES, requireHostHeader: false },
  }
  const door: Door = { held: null }
  const serve = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (door.held) {
      door.held.push(() => serve(incoming, outgoing))
      return
    }
    // While closing, each answer is the last one on its connection.
    if (!server.listening) outgoing.setHeader('connection', 'close')
    if (hasTwoHosts(incoming)) {
      void refuseOnWire(incoming.socket, new Error('Two Host headers'), https)
      return
    }
    watchBody(incoming, limits, () => void refuseOnWire(incoming.socket, tooSlow(), https))
    if (site && answerFromMemory(site, incoming, outgoing)) return
    void answer(incoming, outgoing)
  }
  const server = createServer(options, serve)
  // An Expect header changes nothing: the request is served as usual.
  server.on('checkExpectation', serve)
  server.setTimeout(silence)
  server.maxConnections = connections
  boundEach(server, limits, proxies)
  server.on('clientError', (error, socket) => void refuseOnWire(socket, error, https))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    origin: originAt(host, taken),
    close: timeoutMs => closeServer(server, door, timeoutMs),
  }
}

type Door = { held: (() => void)[] | null }

/** As Node's own server says it. */
const tooSlow = () =>
  Object.assign(new Error('The body comes too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

/** Refuses further connections from a client that already holds too many, so that one client can't take them all. */
function boundEach(
  server: Server,
  { connectionsOfOne: each, connectionsOfSite: site }: ConnectionLimits,
  proxies: TrustedProxies,
): void {
  const held = countHeld()
  server.on('connection', socket => {
    const address = socket.remoteAddress
    if (address === undefined || mayBeProxy(address, proxies)) return
    const giveBack = held.take(holdersOf(networkOf(address), { each, site }))
    if (giveBack) socket.once('close', giveBack)
    else socket.destroy()
  })
}

function answerFromMemory(site: Site, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  if (incoming.method !== 'GET' || !incoming.url) return false
  const [path = '', query = ''] = incoming.url.split('?', 2)
  const { headers } = incoming
  const acceptEncoding = headers['accept-encoding']
  const answer = site.fromMemory(
    { path, query },
    {
      acceptEncoding: typeof acceptEncoding === 'string' ? acceptEncoding : '',
      ifNoneMatch: headers['if-none-match'] ?? '',
    },
  )
  if (!answer) return false
  outgoing.writeHead(answer.status, answer.headers)
  outgoing.end(answer.body)
  return true
}

/** Node keeps the first of them; a proxy in front may have used the second (RFC 9112, section 3.2). */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}
/** Where a browser on this machine reaches what listens there. */
export const originAt = (host: string, port: number) => `http://${visitableHost(host)}:${port}`

/** An address that a browser on this machine can open. */
function visitableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/**
 * Takes no new connections, lets running requests finish, and cuts off the rest after the time limit. Connections
 * whose request is just arriving get a moment, because http's own `close` would cut them immediately.
 */
async function closeServer(server: Server, door: Door, timeoutMs: number): Promise<void> {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  await closeBetweenArrivals(server, door, () => resolve())
  const idle = setInterval(() => server.closeIdleConnections(), Math.min(500, timeoutMs))
  const cutOff = setTimeout(() => server.closeAllConnections(), timeoutMs)
  await closed
  clearInterval(idle)
  clearTimeout(cutOff)
}

/**
 * When we close, the operating system resets connections that it has accepted for us but we haven't. Each turn of the
 * event loop accepts one of them: a turn that brought none found none waiting, and if it was short, hardly any can
 * have arrived since. So that turns are short, what arrives meanwhile is held; and whoever got an answer a moment ago
 * may be about to connect again, so it takes a moment in which nobody does.
 */
async function closeBetweenArrivals(server: Server, door: Door, whenClosed: () => void): Promise<void> {
  const held: (() => void)[] = []
  door.held = held
  let lastCame = performance.now()
  server.on('connection', () => {
    lastCame = performance.now()
  })
  const deadline = lastCame + ACCEPTING_MS
  await new Promise<void>(done => {
    const turn = (began: number) => {
      const now = performance.now()
      const noneWaits = now - began < EMPTY_TURN_MS && now - lastCame > QUIET_MS
      if (!noneWaits && now < deadline) {
        setImmediate(turn, now)
        return
      }
      // Nothing in between: who comes now is reset.
      NetServer.prototype.close.call(server, whenClosed)
      done()
    }
    setImmediate(turn, -Infinity)
  })
  door.held = null
  for (const serve of held) serve()
}
