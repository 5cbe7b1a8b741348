// A day in half an hour: visitors order, ask, chat, look up and read while the clock is moved on, an hour at a time. Then
// ninety-one days more, for what is forgotten. npm run prove:soak [-- --minutes 30] [-- --clients 3]
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { serverEnv } from '../../scripts/project.mjs'
import { cookieOf } from '../support/cookies.ts'
import { anyAddress, SiteLoad } from '../support/site-load.ts'
import { SiteProcess } from '../support/site-process.ts'
import { machine } from './machine.ts'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, clients: { type: 'string', default: '3' } },
})
const HOURS = 24
const HOUR_MS = 3_600_000
const hourMs = (Number(values.minutes) * 60_000) / HOURS
const PAUSE_MS = 400
/** What a process may have more at the end than after its first quarter. */
const GROWTH_LIMIT = 1.15
const QUEUE_EMPTY_MS = 120_000
const FORGOTTEN_MS = 240_000
/** What has a term of ninety days or less, and of which nothing new comes once the visitors are gone. */
const forgotten = [
  'chat_sessions',
  'chat_messages',
  'webhook_deliveries',
  'sessions',
  'rate_limit_hits',
  'verifications',
]

console.log(machine())
const faults: string[] = []
const check = (holds: boolean, what: string) => {
  console.log(`  ${holds ? 'ok' : 'WRONG'}: ${what}`)
  if (!holds) faults.push(what)
}

const folder = mkdtempSync(join(tmpdir(), 'plainwire-soak-'))
const clockFile = join(folder, 'ahead')
writeFileSync(clockFile, '0')
const site = await SiteProcess.start('PostgreSQL', {
  NODE_OPTIONS: `--max-semi-space-size=16 --import ${join(import.meta.dirname, '..', 'support', 'moved-clock.mjs')}`,
  ...serverEnv,
  MOVED_CLOCK_FILE: clockFile,
  TRUSTED_PROXY_HOPS: '1',
  GEOCODER_URL: 'http://127.0.0.1:9',
  LOG_LEVEL: 'warn',
})
const database = new pg.Pool({ connectionString: site.databaseUrl, max: 2 })
await database.query(`create table public.moved_clock (ahead interval not null)`)
await database.query(`insert into public.moved_clock values ('0')`)
await database.query(`create or replace function pgboss.job_now() returns timestamp with time zone
  as 'select pg_catalog.now() + (select ahead from public.moved_clock)' language sql stable`)

let ahead = 0
async function moveOn(ms: number): Promise<void> {
  ahead += ms
  await database.query(`update public.moved_clock set ahead = make_interval(secs => ${ahead / 1_000})`)
  writeFileSync(clockFile, String(ahead))
}

const rows = async (statement: string) => Number((await database.query(statement)).rows[0]?.count)
const countOf = (table: string) => rows(`select count(*)::int as count from ${table}`)
const waiting = () =>
  rows(`select count(*)::int as count from pgboss.job
    where state = 'retry' or state in ('created', 'active') and start_after <= pgboss.job_now()`)
const megabytes = () => {
  const [, kilobytes = '0'] = readFileSync(`/proc/${site.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

const pages = [
  '/',
  '/results?zip=78701',
  '/metronet',
  '/internet-plans',
  '/providers?type=Fiber',
  '/quote',
  '/price-changes',
]
const answered = new Map<string, number>()
const visit = { on: true }
async function ask(path: string, init: RequestInit = {}): Promise<Response | null> {
  const headers = new Headers(init.headers)
  headers.set('x-forwarded-for', anyAddress())
  headers.set('origin', site.origin)
  const answer = await fetch(site.origin + path, { ...init, headers, redirect: 'manual' }).catch(() => null)
  const key = `${answer?.status ?? 'none'}`
  answered.set(key, (answered.get(key) ?? 0) + 1)
  return answer
}
/** Reads pages, looks up an address, and opens an account and leaves it signed in. */
async function wander(): Promise<void> {
  for (let turn = 0; visit.on; turn += 1) {
    await (await ask(pages[turn % pages.length] ?? '/'))?.arrayBuffer()
    if (turn % 5 === 0) {
      const body = JSON.stringify({ address: '100 Congress Ave, Austin, TX 78701' })
      const answer = await ask('/api/fcc-broadband', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      await answer?.arrayBuffer()
    }
    if (turn % 40 === 0) {
      const username = `soak_${randomUUID().slice(0, 8)}`
      const password = 'correct horse'
      const form = {
        intent: 'sign-up',
        email: `${username}@example.com`,
        username,
        password,
        confirmPassword: password,
      }
      const answer = await ask('/auth', { method: 'POST', body: new URLSearchParams(form) })
      if (answer) await (await ask('/account', { headers: { cookie: cookieOf(answer) } }))?.arrayBuffer()
    }
    await wait(PAUSE_MS / 4)
  }
}

const tables = [
  'sessions',
  'rate_limit_hits',
  'webhook_deliveries',
  'automation_inbox',
  'mails',
  'chat_sessions',
  'pgboss.job',
] as const
async function tell(hour: number, mb: number): Promise<void> {
  const counts = await Promise.all(tables.map(async table => `${table} ${await countOf(table)}`))
  console.log(`hour ${String(hour).padStart(2)}: ${mb} MB, due jobs ${await waiting()}, ${counts.join(', ')}`)
}

try {
  const load = await SiteLoad.start([site.origin], { clients: Number(values.clients), pauseMs: PAUSE_MS })
  const wandering = wander()
  const memory: number[] = []
  for (let hour = 1; hour <= HOURS; hour += 1) {
    const half: number[] = []
    for (let part = 0; part < 10; part += 1) {
      await wait(hourMs / 10)
      half.push(megabytes())
    }
    memory.push(half.toSorted((a, b) => a - b)[5] ?? 0)
    if (hour % 3 === 0) await tell(hour, memory.at(-1) ?? 0)
    await moveOn(HOUR_MS)
  }
  visit.on = false
  await load.stop()
  await wandering
  console.log(load.told)
  console.log(
    `pages, lookups and accounts by status: ${[...answered].map(pair => pair.join(' x ')).join(', ')}`,
  )

  // What failed once is tried again later: by then it is due, and what is left over is what was lost.
  await moveOn(HOUR_MS)
  for (const deadline = Date.now() + QUEUE_EMPTY_MS; (await waiting()) > 0 && Date.now() < deadline; )
    await wait(500)
  check((await waiting()) === 0, `${await waiting()} jobs due or to be tried again at the end of the day`)
  const quarter = Math.max(...memory.slice(3, 6))
  const end = Math.max(...memory.slice(-3))
  check(
    end <= quarter * GROWTH_LIMIT,
    `memory ${quarter} MB after a quarter of the day, ${end} MB at its end`,
  )
  check(
    [...answered.keys()].every(status => /^[23]/.test(status)) && load.failures.size === 0,
    'nothing failed',
  )
  for (const [what, count] of Object.entries(await load.lostOrDoubled(database)))
    check(count === 0, `${count} ${what}`)
  const [orders, leads] = [load.orders.size, load.leads.size]
  const should: [string, number][] = [
    ['customer_orders', orders],
    ['order_items', 2 * orders],
    ['leads', leads],
    ['chat_sessions', load.said.size],
    ["pgboss.job where name like '%_dead' or state = 'failed'", 0],
    [
      'automation_inbox',
      await rows('select count(distinct message_id)::int as count from webhook_deliveries'),
    ],
  ]
  // A delivery has a row for each time it was tried.
  const told = "select count(distinct message_id)::int as count from webhook_deliveries where kind = 'order'"
  check((await rows(told)) === orders, `webhooks of ${orders} orders`)
  for (const [table, count] of should) {
    const found = await countOf(table).catch((error: unknown) => String(error))
    check(found === count, `${table}: ${found} rows, ${count} expected`)
  }

  await moveOn(91 * 24 * HOUR_MS)
  console.log('Ninety-one days later, after the night that forgets')
  const left = async () => {
    const counts = await Promise.all(forgotten.map(async table => ({ table, count: await countOf(table) })))
    return counts.filter(({ count }) => count > 0).map(({ table, count }) => `${count} of ${table}`)
  }
  for (const deadline = Date.now() + FORGOTTEN_MS; (await left()).length > 0 && Date.now() < deadline; )
    await wait(1_000)
  check((await left()).length === 0, `left of what is over: ${(await left()).join(', ') || 'nothing'}`)
  check((await countOf('customer_orders')) === orders, `${orders} orders stay`)
  check((await countOf('leads')) === leads, `${leads} leads stay`)
  await tell(HOURS, megabytes())
  if (site.output.includes('"level":'))
    console.log(`what the log said, at most the last 3,000 letters:\n${site.output.slice(-3_000)}`)
} finally {
  visit.on = false
  await database.end()
  await site.remove()
  rmSync(folder, { recursive: true, force: true })
}
console.log(faults.length === 0 ? 'All as it should be.' : `${faults.length} faults.`)
process.exit(faults.length === 0 ? 0 : 1)
