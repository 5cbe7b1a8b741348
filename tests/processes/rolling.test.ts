import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { publishCatalogue } from '#domain/catalog/publish-catalogue.server.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { outerHandle } from '#platform/database.server.ts'
import { seedWithPrice } from '#tests/support/changed-catalogue.ts'
import { HeardStream, streamHeaders } from '#tests/support/event-stream.ts'
import { freePort } from '#tests/support/postgres-server.ts'
import { RoundRobinProxy } from '#tests/support/round-robin-proxy.ts'
import { anyAddress, beginChat, SiteLoad } from '#tests/support/site-load.ts'
import { SiteProcess } from '#tests/support/site-process.ts'

const NEW_CENTS = 4321
const STREAMS = 5
const plan = readSeed().internetPlan('metronet-500') ?? expect.unreachable('the plan')
const prices = [formatMonthly(priceToday(plan.schedule)), formatMonthly(NEW_CENTS)] as const
/** Who starts is asked nothing until it can answer, and who stops is given time to say so. */
const env = {
  AUTH_SECRET: 'a secret that all servers know, of some length',
  TRUSTED_PROXY_HOPS: '1',
  LISTEN_WHEN: 'ready',
  STOP_DELAY_SECONDS: '1',
}
const sites: SiteProcess[] = []
let proxy: RoundRobinProxy
let pool: pg.Pool

beforeAll(async () => {
  const first = await SiteProcess.start('PostgreSQL', {
    ...env,
    PORT: String(await freePort()),
  })
  sites.push(first)
  for (let at = 1; at < 4; at += 1) {
    const own = { DATABASE_URL: first.databaseUrl, PORT: String(await freePort()) }
    sites.push(await SiteProcess.start('PGlite', { ...env, ...own }))
  }
  proxy = await RoundRobinProxy.start(
    sites.map(({ origin }) => origin),
    { asks: true },
  )
  pool = new pg.Pool({ connectionString: first.databaseUrl })
}, 120_000)
afterAll(async () => {
  await pool?.end()
  await proxy?.close()
  for (const site of sites.toReversed()) await site.remove()
})

/** A browser with an open chat: comes again wherever its stream ends, from where it was. */
async function follow(run: { on: boolean }) {
  const { cookie } = await beginChat(proxy.origin, 'What is fiber?')
  const heard: string[] = []
  const said: string[] = []
  const faults: string[] = []
  let current: HeardStream | undefined
  const listening = (async () => {
    for (let lastId = ''; run.on; ) {
      const headers = streamHeaders(cookie, lastId)
      const answer = await fetch(`${proxy.origin}/api/chat-assistant/stream`, { headers })
      if (answer.status !== 200) faults.push(`stream ${answer.status}`)
      const stream = new HeardStream(answer)
      current = stream
      await stream.untilEnd().catch((error: unknown) => run.on && faults.push(String(error)))
      heard.push(...stream.words)
      // A browser keeps it, also over a stream that ended before it said anything.
      lastId = stream.lastId || lastId
    }
  })()
  return {
    said,
    heard,
    faults,
    say: async () => {
      const message = `Hello ${randomUUID()}`
      const answer = await fetch(`${proxy.origin}/api/chat-assistant`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': anyAddress(),
          origin: proxy.origin,
          cookie,
        },
        body: JSON.stringify({ message, sessionId: null, userId: null }),
      })
      if (answer.ok) said.push(message)
      else faults.push(`said ${answer.status}`)
    },
    hears: () => [...heard, ...(current?.words ?? [])],
    cut: async () => {
      await current?.cut()
      await listening
    },
  }
}

test('four processes are replaced one after the other under load, and a catalog published meanwhile: nobody notices', async () => {
  const load = await SiteLoad.start([proxy.origin], { clients: 3 })
  const run = { on: true }
  const visitors = await Promise.all(Array.from({ length: STREAMS }, () => follow(run)))
  const pages: string[] = []
  const statuses = new Set<number>()
  const reading = (async () => {
    while (run.on) {
      const page = await fetch(`${proxy.origin}/metronet`)
      statuses.add(page.status)
      const html = await page.text()
      pages.push(prices.filter(price => html.includes(price)).join(' and '))
    }
  })()
  onTestFinished(async () => {
    run.on = false
    await Promise.allSettled([load.stop(), reading, ...visitors.map(({ cut }) => cut())])
  })
  await load.growsBy(10)
  for (const [at, site] of sites.entries()) {
    const gone = site.end('SIGTERM')
    await expect.poll(async () => (await fetch(`${site.origin}/readyz`)).status).toBe(503)
    expect((await fetch(`${site.origin}/metronet`)).status).toBe(200)
    expect(await gone).toBe(0)
    await Promise.all(visitors.map(visitor => visitor.say()))
    if (at === 1) {
      const deps = { db: outerHandle(drizzle(pool)), now: () => new Date() }
      expect((await publishCatalogue(deps, seedWithPrice(plan.id, NEW_CENTS, '2026-12-24'))).ok).toBe(true)
    }
    await site.launch()
    await Promise.all(visitors.map(visitor => visitor.say()))
    await load.growsBy(10)
  }
  await load.stop()
  await expect
    .poll(() => pages.slice(-20).every(price => price === prices[1]), { timeout: 60_000 })
    .toBe(true)
  for (const { said, hears } of visitors) {
    await expect.poll(() => said.filter(words => !hears().includes(words)), { timeout: 20_000 }).toEqual([])
  }
  run.on = false
  await reading
  await Promise.all(visitors.map(({ cut }) => cut()))

  expect([...load.failures]).toEqual([])
  expect([...statuses]).toEqual([200])
  expect(pages.filter(price => price !== prices[0] && price !== prices[1])).toEqual([])
  for (const { faults, heard, said } of visitors) {
    expect(faults).toEqual([])
    expect(said.filter(words => heard.filter(one => one === words).length !== 1)).toEqual([])
  }
  const wrong = await load.lostOrDoubled(pool)
  expect(Object.entries(wrong).filter(([, count]) => count > 0)).toEqual([])
})
