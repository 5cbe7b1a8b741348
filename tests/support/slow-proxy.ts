import type { AddressInfo } from 'node:net'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** `through` passes everything on, `silent` accepts what comes and never answers, `dripping` answers byte by byte. */
export type ProxyMode = 'through' | 'silent' | 'dripping'

/** One byte at this interval escapes a silence limit, and makes an answer take hours. */
const DRIP_MS = 25

/** Goes in front of a server and makes it hang, whatever protocol it speaks. */
export class SlowProxy {
  /** How often somebody connected. */
  connections = 0
  port = 0
  private mode: ProxyMode = 'through'
  private readonly open = new Set<Socket>()
  private readonly behind = new Set<Socket>()
  private readonly server: Server

  private constructor(target: { host: string; port: number }) {
    this.server = createServer(client => {
      this.connections += 1
      this.open.add(client)
      client.on('error', () => {})
      client.on('close', () => this.open.delete(client))
      if (this.mode === 'silent') {
        client.resume()
        return
      }
      const behind = connect(target)
      this.behind.add(behind)
      behind.on('close', () => this.behind.delete(behind))
      behind.on('error', () => client.destroy())
      client.on('close', () => behind.destroy())
      client.pipe(behind)
      if (this.mode === 'through') behind.pipe(client)
      else drip(behind, client)
    })
  }

  /** A proxy in front of the server at this address; `url` is the same address at the proxy. */
  static async before(address: string): Promise<SlowProxy & { url: string }> {
    const { hostname, port, href, host } = new URL(address)
    const proxy = new SlowProxy({ host: hostname, port: Number(port) })
    await new Promise<void>(resolve => proxy.server.listen(0, '127.0.0.1', resolve))
    proxy.port = (proxy.server.address() as AddressInfo).port
    return Object.assign(proxy, { url: href.replace(host, `127.0.0.1:${proxy.port}`) })
  }

  /** From now on; open connections are broken off. */
  become(mode: ProxyMode): void {
    this.mode = mode
    for (const socket of this.open) socket.destroy()
  }

  /** Falls silent on open connections, too; they stay open. */
  freeze(): void {
    this.mode = 'silent'
    for (const behind of this.behind) behind.unpipe().pause()
  }

  async close(): Promise<void> {
    this.become('silent')
    await new Promise(resolve => this.server.close(resolve))
  }
}

function drip(from: Socket, to: Socket): void {
  let waiting = Buffer.alloc(0)
  from.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk])
  })
  const timer = setInterval(() => {
    if (waiting.length === 0) return
    to.write(waiting.subarray(0, 1))
    waiting = waiting.subarray(1)
  }, DRIP_MS)
  to.on('close', () => clearInterval(timer))
}
