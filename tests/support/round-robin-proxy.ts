import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createProxyServer } from 'http-proxy-3'

/** How often a proxy that asks /readyz does. */
const ASKING_MS = 100

/**
 * A plain reverse proxy in front of several servers: one after the other, skipping those that are down, and, if it asks
 * them, those that say that they aren't ready.
 */
export class RoundRobinProxy {
  origin = ''
  private readonly server: Server
  private next = 0
  private readonly unready = new Set<string>()
  private asking: NodeJS.Timeout | undefined

  private constructor(targets: readonly string[]) {
    const proxy = createProxyServer()
    this.server = createServer((request, response) => {
      // Buffered, so that it can be sent to the next server if one is down.
      void buffer(request).then(body => {
        const begin = this.next++
        const ready = targets.filter(target => !this.unready.has(target))
        const asked = ready.length > 0 ? ready : targets
        const pass = (tried: number) => {
          const target = asked[(begin + tried) % asked.length] ?? ''
          const options = { target, buffer: Readable.from([body]) }
          proxy.web(request, response, options, (error: NodeJS.ErrnoException) => {
            const notSentYet = error.code === 'ECONNREFUSED' && tried + 1 < asked.length
            if (notSentYet) pass(tried + 1)
            else if (response.headersSent) response.destroy()
            else response.writeHead(502).end(error.code)
          })
        }
        pass(0)
      })
    })
  }

  static async start(targets: readonly string[], { asks = false } = {}): Promise<RoundRobinProxy> {
    const proxy = new RoundRobinProxy(targets)
    await new Promise<void>(resolve => proxy.server.listen(0, '127.0.0.1', resolve))
    proxy.origin = `http://localhost:${(proxy.server.address() as AddressInfo).port}`
    if (asks) proxy.asking = setInterval(() => void proxy.ask(targets), ASKING_MS)
    return proxy
  }

  /** Nobody at a port is for `pass` to find out. */
  private async ask(targets: readonly string[]): Promise<void> {
    for (const target of targets) {
      const answer = await fetch(`${target}/readyz`).catch(() => null)
      if (answer?.status === 503) this.unready.add(target)
      else if (answer) this.unready.delete(target)
    }
  }

  async close(): Promise<void> {
    clearInterval(this.asking)
    this.server.closeAllConnections()
    await new Promise(resolve => this.server.close(resolve))
  }
}
