import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createProxyServer } from 'http-proxy-3'

/** A plain reverse proxy in front of several servers: one after the other, skipping those that are down. */
export class RoundRobinProxy {
  origin = ''
  private readonly server: Server
  private next = 0

  private constructor(targets: readonly string[]) {
    const proxy = createProxyServer()
    this.server = createServer((request, response) => {
      // Buffered, so that it can be sent to the next server if one is down.
      void buffer(request).then(body => {
        const begin = this.next++
        const pass = (tried: number) => {
          const target = targets[(begin + tried) % targets.length] ?? ''
          const options = { target, buffer: Readable.from([body]) }
          proxy.web(request, response, options, (error: NodeJS.ErrnoException) => {
            const notSentYet = error.code === 'ECONNREFUSED' && tried + 1 < targets.length
            if (notSentYet) pass(tried + 1)
            else if (response.headersSent) response.destroy()
            else response.writeHead(502).end(error.code)
          })
        }
        pass(0)
      })
    })
  }

  static async start(targets: readonly string[]): Promise<RoundRobinProxy> {
    const proxy = new RoundRobinProxy(targets)
    await new Promise<void>(resolve => proxy.server.listen(0, '127.0.0.1', resolve))
    proxy.origin = `http://localhost:${(proxy.server.address() as AddressInfo).port}`
    return proxy
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise(resolve => this.server.close(resolve))
  }
}
