import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A place that nobody may be led to: it answers every request and counts who came. */
export class Elsewhere {
  url = ''
  visits: string[] = []
  private readonly server: Server

  private constructor() {
    this.server = createServer((request, response) => {
      this.visits.push(`${request.method} ${request.url}`)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }

  static async start(): Promise<Elsewhere> {
    const elsewhere = new Elsewhere()
    await new Promise<void>(resolve => elsewhere.server.listen(0, '127.0.0.1', resolve))
    elsewhere.url = `http://127.0.0.1:${(elsewhere.server.address() as AddressInfo).port}/stolen`
    return elsewhere
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise(resolve => this.server.close(resolve))
  }
}
