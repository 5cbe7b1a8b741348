// What one request of each kind costs the server's process in processor time, which other work on the machine doesn't
// affect: npm run bench:costs. docs/operations.md uses these figures.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { requestLimits } from '#domain/shared/limits.ts'
import { serverEnv } from '../../scripts/project.mjs'
import { machine } from '../proofs/machine.ts'
import { cookieOf } from '../support/cookies.ts'
import { anyAddress } from '../support/site-load.ts'
import { SiteProcess } from '../support/site-process.ts'
import { benchOrder } from './bench-order.ts'

const TICKS_A_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

console.log(machine())
const site = await SiteProcess.start('PostgreSQL', {
  ...serverEnv,
  TRUSTED_PROXY_HOPS: '1',
  GEOCODER_URL: 'http://127.0.0.1:9',
  LOG_LEVEL: 'warn',
})

/** Seconds of processor time that the process has taken so far. */
function used(): number {
  const stat = readFileSync(`/proc/${site.pid}/stat`, 'utf8')
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number)
  return (user + system) / TICKS_A_SECOND
}

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('x-forwarded-for', anyAddress())
  headers.set('origin', site.origin)
  headers.set('accept-encoding', 'br')
  return fetch(site.origin + path, { ...init, headers, redirect: 'manual' })
}
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const signUp = () => {
  const username = `cost_${randomUUID().slice(0, 8)}`
  const [password, email] = ['correct horse', `${username}@example.com`]
  const form = { intent: 'sign-up', email, username, password, confirmPassword: password }
  return ask('/auth', { method: 'POST', body: new URLSearchParams(form) })
}

const ORDERS = 300
const WARM = 20
// None of them may order so often that it is refused.
const buyers: string[] = []
while (buyers.length * requestLimits.order_account.points < ORDERS + WARM)
  buyers.push(cookieOf(await signUp()))
let placed = 0
const anyBuyer = () => buyers[placed++ % buyers.length] ?? ''

const kinds: [what: string, times: number, act: () => Promise<Response>][] = [
  ['kept page (`/metronet`)', 500, () => ask('/metronet')],
  ['drawn page (`/results?zip=78701`)', 300, () => ask('/results?zip=78701')],
  [
    'drawn page of one provider (`/internet-plans?provider=metronet`)',
    300,
    () => ask('/internet-plans?provider=metronet'),
  ],
  ['who serves a ZIP code (`/api/availability`)', 500, () => ask('/api/availability?zip=78701')],
  [
    'who serves an address (`/api/fcc-broadband`)',
    300,
    () => post('/api/fcc-broadband', { address: '100 Congress Ave, Austin, TX 78701' }),
  ],
  [
    'a message to the assistant',
    300,
    () => post('/api/chat-assistant', { message: 'What is latency?', sessionId: null, userId: null }),
  ],
  [
    'an order, with its mail and webhook',
    ORDERS,
    () => post('/api/orders', { ...benchOrder, idempotencyKey: randomUUID() }, { cookie: anyBuyer() }),
  ],
  ['a new account (password hashed)', 40, signUp],
]

try {
  for (const [what, times, act] of kinds) {
    for (let warm = 0; warm < WARM; warm += 1) await (await act()).arrayBuffer()
    await new Promise(resolve => setTimeout(resolve, 1_500))
    const [before, idleFrom] = [used(), Date.now()]
    for (let time = 0; time < times; time += 1) {
      const answer = await act()
      if (answer.status >= 400) throw new Error(`${what}: ${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
    }
    // What an order leaves to be done belongs to it.
    await new Promise(resolve => setTimeout(resolve, 1_500))
    const milliseconds = ((used() - before) / times) * 1_000
    console.log(
      `| ${what} | ${milliseconds.toFixed(2)} ms | ${Math.round(1_000 / milliseconds)}/s | (${Date.now() - idleFrom} ms passed)`,
    )
  }
} finally {
  await site.remove()
}
