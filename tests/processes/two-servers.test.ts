import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { Buyers } from '#tests/support/buyers.ts'
import { cookieOf } from '#tests/support/cookies.ts'
import { RoundRobinProxy } from '#tests/support/round-robin-proxy.ts'
import { anyAddress } from '#tests/support/site-load.ts'
import { SiteProcess } from '#tests/support/site-process.ts'
import { queryStored } from '#tests/support/stored-rows.ts'

const { offerings } = readSeed()

const first = offerings[0] ?? expect.unreachable('The catalogue is empty')
const shared = { AUTH_SECRET: 'a secret that both servers know, of some length', TRUSTED_PROXY_HOPS: '1' }
let a: SiteProcess
let b: SiteProcess
let proxy: RoundRobinProxy

beforeAll(async () => {
  a = await SiteProcess.start('PostgreSQL', shared)
  b = await SiteProcess.start('PGlite', { ...shared, DATABASE_URL: a.databaseUrl })
  proxy = await RoundRobinProxy.start([a.origin, b.origin])
})
afterAll(async () => {
  await proxy.close()
  await b.remove()
  await a.remove()
})

const enter = async (fields: Record<string, string>) => {
  const answer = await fetch(`${proxy.origin}/auth`, {
    method: 'POST',
    headers: { origin: proxy.origin },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  // Whole pages: Node's fetch throws outside of the test where one is left half read and its connection ends.
  await answer.arrayBuffer()
  return answer
}
const person = (username: string) => ({
  email: `${username}@example.com`,
  username,
  password: 'correct horse',
})
const signUp = async (username: string) =>
  cookieOf(await enter({ ...person(username), intent: 'sign-up', confirmPassword: 'correct horse' }))
const order = (cookie: string, body: unknown) =>
  fetch(`${proxy.origin}/api/orders`, {
    method: 'POST',
    headers: {
      origin: proxy.origin,
      cookie,
      'content-type': 'application/json',
      // Clients of their own: limits by address are not what is looked at here.
      'x-forwarded-for': anyAddress(),
    },
    body: JSON.stringify(body),
  })
const anOrder = () => aPostedOrder({ lines: [aStoredLine(first.providerId, first.serviceName)] })

test('a session made by one server opens the other, and ends on both at once', async () => {
  const cookie = await signUp('wanderer')
  for (const { origin } of [a, b]) {
    const session = await (await fetch(`${origin}/api/session`, { headers: { cookie } })).json()
    expect(session).toMatchObject({ user: { username: 'wanderer' } })
  }
  await fetch(`${a.origin}/api/sign-out`, { method: 'POST', headers: { origin: a.origin, cookie } })
  const after = await (await fetch(`${b.origin}/api/session`, { headers: { cookie } })).json()
  expect(after).toEqual({ user: null })
})

test('guesses at one account count together, whichever server they reach', async () => {
  await signUp('guessed')
  const statuses: number[] = []
  for (let guess = 0; guess < 12; guess += 1) {
    const answer = await enter({
      intent: 'sign-in',
      email: 'guessed@example.com',
      password: `guess ${guess}`,
    })
    statuses.push(answer.status)
  }
  expect(statuses.filter(status => status === 401)).toHaveLength(10)
  expect(statuses.slice(10)).toEqual([429, 429])
})

test('twenty posts of one order through both servers are one order', async () => {
  const cookie = await signUp('twice')
  const body = anOrder()
  const answers = await Promise.all(Array.from({ length: 20 }, () => order(cookie, body)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  const texts = await Promise.all(answers.map(answer => answer.text()))
  expect(new Set(texts).size).toBe(1)
})

test('a conversation goes on with the other server', async () => {
  let cookie = ''
  for (const message of ['I want to order', 'Ada Homeowner', '78701']) {
    const answer = await fetch(`${proxy.origin}/api/chat-assistant`, {
      method: 'POST',
      headers: { origin: proxy.origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ message, sessionId: '', userId: null }),
    })
    expect(answer.status).toBe(200)
    cookie ||= cookieOf(answer)
  }
  const [rows = []] = await queryStored(a, [
    `select name, zip_code from chat_sessions where name = 'Ada Homeowner'`,
  ])
  expect(rows).toEqual([{ name: 'Ada Homeowner', zip_code: '78701' }])
})

test('one server is drained and one is killed under load: what a client tries again with its key is done once', async () => {
  const buyers = new Buyers(() => proxy.origin, anyAddress)
  await buyers.next()
  const running = { on: true }
  const done: string[] = []
  const failures: string[] = []
  const client = async () => {
    while (running.on) {
      const body = { ...anOrder(), notes: `load ${randomUUID()}` }
      const buyer = await buyers.next()
      for (let placed = false; !placed; ) {
        // Whole: a server that is killed can take the rest of its answer with it.
        const fault = await order(buyer, body)
          .then(answer => answer.text().then(text => (answer.ok ? '' : `${answer.status} ${text}`)))
          .catch((error: Error) => `${error.message}: ${String(error.cause)}`)
        if (fault === '') placed = true
        else failures.push(fault)
      }
      done.push(body.notes)
    }
  }
  const clients = Promise.all(Array.from({ length: 4 }, client))
  const until = async (count: number) => {
    await expect.poll(() => done.length, { timeout: 30_000 }).toBeGreaterThan(count)
  }
  await until(20)
  await b.end('SIGTERM')
  await until(done.length + 20)
  expect(failures, 'requests that failed while one server was drained').toEqual([])
  await b.launch()
  await until(done.length + 20)
  await b.end('SIGKILL')
  await until(done.length + 20)
  running.on = false
  await clients
  const [rows = []] = await queryStored(a, [
    `select notes, count(*)::int as times from customer_orders where notes like 'load %' group by notes`,
  ])
  const times = new Map(rows.map(row => [String(row.notes), row.times]))
  expect(done.filter(notes => times.get(notes) !== 1)).toEqual([])
})
