import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

/** A connection on which a test writes whatever it wants, HTTP or not. */
export class RawClient {
  readonly socket: Socket

  constructor(origin: string) {
    const { hostname, port } = new URL(origin)
    this.socket = connect({ host: hostname, port: Number(port) })
    this.socket.on('error', () => {})
  }

  /** Everything that arrives until the server ends the connection. Nothing is read before it is called. */
  read(): Promise<string> {
    return text(this.socket).catch(() => '')
  }

  /** Writes a byte at intervals until the server has had enough. */
  drip(bytes: string, everyMs: number): this {
    let sent = 0
    const timer = setInterval(() => {
      this.socket.write(bytes[sent % bytes.length] ?? '')
      sent += 1
    }, everyMs)
    this.socket.on('close', () => clearInterval(timer))
    return this
  }

  /** Writes some bytes of a body at intervals, until all of it is sent or the server has had enough. */
  dripAll(body: Buffer, bytes: number, everyMs: number): this {
    let sent = 0
    const timer = setInterval(() => {
      this.socket.write(body.subarray(sent, sent + bytes))
      sent += bytes
      if (sent >= body.length) clearInterval(timer)
    }, everyMs)
    this.socket.on('close', () => clearInterval(timer))
    return this
  }

  send(words: string): this {
    this.socket.write(words)
    return this
  }
}
