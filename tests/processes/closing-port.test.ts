import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const script = join(import.meta.dirname, '..', 'support', 'busy-listener.ts')
const ROUNDS = 6
const CLIENTS = 4
/** So many orders are answered before the server is told to stop. */
const ENOUGH = 40

/** One order on a connection of its own; what went wrong, or null. */
const post = (origin: string) =>
  new Promise<string | null>(resolve => {
    const failed = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)
    const order = request(origin, { method: 'POST', agent: false }, answer => {
      answer.resume().once('end', () => resolve(null))
      answer.once('error', failed)
    })
    order.once('error', failed).end('{}')
  })

/** Orders one after the other until nobody listens any more, as a proxy's next server would be asked then; other faults. */
async function orderOn(origin: string, answered: () => void): Promise<string[]> {
  const faults: string[] = []
  for (let fault = await post(origin); fault !== 'ECONNREFUSED'; fault = await post(origin)) {
    if (fault) faults.push(fault)
    else answered()
  }
  return faults
}

test('a busy server closes its port in a moment in which nobody connects: each request is answered or refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [said] = (await once(server.stdout, 'data')) as [Buffer]
    const origin = said.toString().trim().replace('localhost', '127.0.0.1')
    let count = 0
    const answered = () => {
      count += 1
      if (count === ENOUGH) server.kill('SIGTERM')
    }
    const clients = Array.from({ length: CLIENTS }, () => orderOn(origin, answered))
    expect((await Promise.all(clients)).flat()).toEqual([])
  }
})
