import { connect } from 'node:net'

export type Asking = {
  url: string
  connections: number
  seconds: number
  /** The next whole request, as it goes over the wire. */
  request(): string
}

const END_OF_CHUNKS = '0\r\n\r\n'

/**
 * Asks over and over on so many connections and answers the time of each answer in milliseconds. It only counts bytes: a
 * client that reads answers properly is busy long before a server that gives them from memory. Anything but a 200 ends it.
 */
export async function askRepeatedly({ url, connections, seconds, request }: Asking) {
  const { hostname, port } = new URL(url)
  const times: number[] = []
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1_000

  const client = () =>
    new Promise<void>((resolve, reject) => {
      const buffer = Buffer.allocUnsafe(64 * 1024)
      let length: number | null = 0
      let received = 0
      let askedAt = 0
      const fail = (message: string) => {
        socket.destroy()
        reject(new Error(`${url}: ${message}`))
      }
      const ask = () => {
        askedAt = performance.now()
        if (askedAt >= endsAt) {
          socket.destroy()
          resolve()
          return
        }
        received = 0
        socket.write(request())
      }
      const take = (count: number) => {
        if (received === 0) {
          const start = buffer.toString('latin1', 0, Math.min(count, 4_096))
          if (!start.startsWith('HTTP/1.1 200 ')) fail(start.slice(0, 1_000))
          length = lengthOf(start)
        }
        received += count
        const complete =
          length === null
            ? buffer.toString('latin1', Math.max(0, count - END_OF_CHUNKS.length), count) === END_OF_CHUNKS
            : received >= length
        if (complete) {
          times.push(performance.now() - askedAt)
          ask()
        }
        return true
      }
      const socket = connect({ host: hostname, port: Number(port), onread: { buffer, callback: take } })
      socket.setNoDelay(true)
      socket.on('connect', ask)
      socket.on('error', error => fail(error.message))
      socket.on('close', () => {
        if (performance.now() < endsAt) fail('the connection was closed')
      })
    })

  await Promise.all(Array.from({ length: connections }, client))
  return { times, seconds: (performance.now() - startedAt) / 1_000 }
}

/** How many bytes the answer has that starts here; null if its end must be looked for. */
function lengthOf(start: string): number | null {
  const headEnd = start.indexOf('\r\n\r\n') + 4
  const body = start.slice(0, headEnd).match(/\r\ncontent-length: (\d+)/i)?.[1]
  return body === undefined ? null : headEnd + Number(body)
}
