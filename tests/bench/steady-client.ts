import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type Steadily = {
  url: string
  /** How many requests arrive in a second, each at a moment of its own, as visitors do. */
  rate: number
  seconds: number
  /** The next whole request, as it goes over the wire. */
  request(): string
}

/**
 * As many as a proxy keeps open: some ten times as many as are asked at once. A request waits for one of them only
 * where answers are late, and its wait counts.
 */
const CONNECTIONS = 20
const END_OF_HEAD = '\r\n\r\n'

/**
 * Asks at a given rate however long the answers take, and returns the time of each in milliseconds, from the moment at
 * which it was due. Arrivals are random (a Poisson process): a tool that sends the requests of a second in one burst
 * measures its own queue. The first fifth isn't counted: this client is slow itself while it starts. Anything but a 200
 * ends it.
 */
export async function askSteadily({ url, rate, seconds, request }: Steadily): Promise<number[]> {
  const { hostname, port } = new URL(url)
  const times: number[] = []
  const free: ((due: number) => void)[] = []
  const waiting: number[] = []
  const sockets: Socket[] = []
  let finished = false

  const open = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port) })
      let answer = ''
      let askedFor = 0
      const ask = (due: number) => {
        askedFor = due
        socket.write(request())
      }
      const rest = () => {
        const next = waiting.shift()
        if (next === undefined) free.push(ask)
        else ask(next)
      }
      socket.setNoDelay(true)
      socket.setEncoding('latin1')
      socket.on('connect', () => {
        rest()
        resolve()
      })
      socket.on('error', reject)
      socket.on('close', () => {
        if (!finished) throw new Error(`${url}: the connection was closed`)
      })
      sockets.push(socket)
      socket.on('data', (chunk: string) => {
        answer += chunk
        if (!isWhole(answer)) return
        if (!answer.startsWith('HTTP/1.1 200 ')) throw new Error(`${url}: ${answer.slice(0, 1_000)}`)
        times.push(performance.now() - askedFor)
        answer = ''
        rest()
      })
    })

  await Promise.all(Array.from({ length: CONNECTIONS }, open))
  const ends = performance.now() + seconds * 1_000
  let due = performance.now()
  let asked = 0
  while (due < ends) {
    for (; due <= performance.now(); due += (-Math.log(1 - Math.random()) * 1_000) / rate) {
      // In turn: the server closes a connection that rests for seconds.
      const ask = free.shift()
      if (ask) ask(due)
      else waiting.push(due)
      asked += 1
    }
    await wait(1)
  }
  while (times.length < asked) await wait(10)
  finished = true
  for (const socket of sockets) socket.destroy()
  return times.slice(asked / 5)
}

function isWhole(answer: string): boolean {
  const headEnd = answer.indexOf(END_OF_HEAD)
  if (headEnd < 0) return false
  const length = answer.slice(0, headEnd).match(/\r\ncontent-length: (\d+)/i)?.[1]
  if (length === undefined) return answer.endsWith(`0${END_OF_HEAD}`)
  return answer.length >= headEnd + END_OF_HEAD.length + Number(length)
}
