import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { problems } from '#domain/shared/problem.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { Buyers } from '#tests/support/buyers.ts'
import { asRequest, changingRequests } from '#tests/support/changing-requests.ts'
import { cookieOf } from '#tests/support/cookies.ts'
import { anyAddress } from '#tests/support/site-load.ts'
import { SiteProcess } from '#tests/support/site-process.ts'
import { queryStored } from '#tests/support/stored-rows.ts'
import { TEST_WEBHOOK_SECRET, WebhookReceiver } from '#tests/support/webhook-receiver.ts'

const { offerings } = readSeed()

const first = offerings[0] ?? expect.unreachable('The catalogue is empty')
/** No answer may hang while PostgreSQL is away; how fast it is on a free machine is told by benchmarks. */
const ANSWER_LIMIT_MS = 20_000

/** What needs no database: kept pages and files, pages drawn on request, and the ZIP directory. */
const alwaysThere = [
  '/',
  '/checkout',
  '/metronet',
  '/icon.svg',
  '/healthz',
  '/auth',
  '/quote',
  '/providers?type=Fiber',
  '/order-confirmation',
  '/robots.txt',
  '/api/session',
  '/api/zip/78701',
  '/api/availability?zip=78701',
]
/** What of the signed-in visitor's is read from it. */
const needed = [
  '/account',
  '/orders',
  '/address-history',
  '/order-confirmation',
  '/api/session',
  '/internet/texas',
]

let receiver: WebhookReceiver
let site: SiteProcess
let cookie: string

beforeAll(async () => {
  receiver = await WebhookReceiver.start()
  site = await SiteProcess.start('PostgreSQL', {
    AUTOMATION_WEBHOOK_URL: receiver.url,
    AUTOMATION_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
    TRUSTED_PROXY_HOPS: '1',
  })
  const signUp = changingRequests().find(({ body }) => body.intent === 'sign-up')
  if (signUp) cookie = cookieOf(await ask('/auth', asRequest(signUp, site.origin)))
})
afterAll(async () => {
  await site.remove()
  await receiver.close()
})

/** Asks from an address of its own each time: limits are not what is looked at here. */
function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('x-forwarded-for', anyAddress())
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS)
  return fetch(site.origin + path, { ...init, headers, redirect: 'manual', signal })
}

/** Clients that order again and again, each order until it is acknowledged, and what they were told otherwise. */
function load(clients: number) {
  const acknowledged: string[] = []
  const otherAnswers: unknown[] = []
  const run = { on: true }
  const buyers = new Buyers(() => site.origin, anyAddress)
  const client = async () => {
    while (run.on) {
      const notes = randomUUID()
      const buyer = await buyers.next()
      const body = aPostedOrder({ notes, lines: [aStoredLine(first.providerId, first.serviceName)] })
      for (let done = false; run.on && !done; ) {
        const answer = await ask(
          '/api/orders',
          asRequest({ path: '/api/orders', kind: 'json', body }, site.origin, buyer),
        )
        const told: unknown = await answer.json()
        done = answer.ok
        if (answer.ok) acknowledged.push(notes)
        else if (answer.status === 503 && answer.headers.has('retry-after')) await wait(50)
        else otherAnswers.push(told)
      }
    }
  }
  const running = Promise.all(
    Array.from({ length: clients }, () => client().catch((fault: unknown) => otherAnswers.push(fault))),
  )
  return {
    acknowledged,
    otherAnswers,
    async growsBy(count: number) {
      const goal = acknowledged.length + count
      await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(goal)
    },
    async stop() {
      run.on = false
      await running
    },
  }
}

async function expectAway(about: string, answer: Response): Promise<string> {
  const text = await answer.text()
  expect(answer.status, `${about}: ${text.slice(0, 300)}`).toBe(503)
  expect(Number(answer.headers.get('retry-after')), `at ${about}`).toBeGreaterThan(0)
  return text
}

test.each(['fast', 'immediate'] as const)(
  'PostgreSQL stopped (%s) and started under load: what needs it answers 503, the rest serves, and all heals by itself',
  async how => {
    const orders = load(3)
    await orders.growsBy(10)
    await site.postgres?.stop(how)

    await expectAway('/readyz', await ask('/readyz'))
    for (const path of alwaysThere) expect([path, (await ask(path)).status]).toEqual([path, 200])
    for (const path of needed) await expectAway(path, await ask(path, { headers: { cookie } }))
    for (const request of changingRequests()) {
      const { path, kind, signedIn } = request
      const answer = await ask(path, asRequest(request, site.origin, signedIn && cookie))
      if (path === '/api/fcc-broadband') {
        expect(await answer.json()).toMatchObject({ precision: 'county' })
        continue
      }
      const text = await expectAway(path, answer)
      if (kind === 'json') {
        const problem = { code: 'database_unavailable', retry: true, status: 503 }
        expect(JSON.parse(text), `at ${path}`).toMatchObject(problem)
      } else {
        // A page that is read from the database cannot be drawn again; other forms stay where they are.
        const isRead = signedIn || path.includes('token=')
        const words = isRead ? 'Something went wrong on our side' : problems.database_unavailable.message
        expect(text, `at ${path}`).toContain(words)
        if (typeof request.body.email === 'string') expect(text, `at ${path}`).toContain(request.body.email)
      }
    }

    await site.postgres?.start()
    await expect.poll(async () => (await ask('/readyz')).status, { timeout: 20_000 }).toBe(200)
    await orders.growsBy(10)
    await orders.stop()
    expect(orders.otherAnswers).toEqual([])
    expect(site.runs).toBe(true)

    const [stored = []] = await queryStored(site, [
      'select notes, count(*)::int as times from customer_orders group by notes',
    ])
    const times = new Map(stored.map(row => [row.notes, row.times]))
    expect(orders.acknowledged.filter(notes => times.get(notes) !== 1)).toEqual([])
    const undelivered = () => {
      const delivered = new Set(receiver.received.map(({ payload }) => payload.notes))
      return [...times.keys()].filter(notes => !delivered.has(notes))
    }
    await expect.poll(undelivered, { timeout: 60_000 }).toEqual([])
  },
)
