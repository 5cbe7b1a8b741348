import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { rollUp } from '#domain/numbers/roll-up.server.ts'
import { builtInSettings } from '#domain/settings/business-settings.ts'
import { asDrizzle, type Database, outerHandle } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { postgresAccess } from '#platform/postgres-access.server.ts'
import { createDatabase, startPostgres } from '../support/postgres-server.ts'
import { signInStaff } from '../support/staff.ts'
import { type Figure, percentile } from './figure.ts'
import { startSite } from './server-process.ts'

const TARGET_MS = 300
/** The events of so many days: the longest range with the one before it. */
const DAYS = 180
const CHUNK = 100_000
const addresses = [
  '/desk/numbers?range=28',
  '/desk/numbers?range=90&by=campaign',
  '/desk/numbers?range=90&by=state',
  '/desk/numbers/table?table=split&range=90&by=source',
]

/**
 * The page of the numbers on PostgreSQL over so many events of half a year, in thirty states, with a hundred campaigns: how
 * long they take to sum up, and how long the page takes then.
 */
export async function benchNumbers(
  { events, asks }: { events: number; asks: number },
  tell: (text: string) => void,
): Promise<Figure[]> {
  const postgres = await startPostgres()
  const url = await createDatabase(postgres.url, 'bench_numbers')
  const site = await startSite({ DATABASE_URL: url })
  const pool = postgresAccess({ url }, createLog('silent')).pool(10)
  const now = () => new Date()
  try {
    const db = outerHandle(drizzle(pool))
    const clock = performance.now()
    for (let made = 0; made < events; made += CHUNK) {
      await makeEvents(db, { from: made, count: Math.min(CHUNK, events - made), of: events })
    }
    tell(`numbers: ${events} events made in ${((performance.now() - clock) / 1_000).toFixed(0)} s`)
    const began = performance.now()
    const deps = { db, now, zips: { find: () => undefined, place: () => undefined } }
    const summed = await rollUp({ ...deps, catalogue: { providers: [] }, settings: builtInSettings })
    const seconds = (performance.now() - began) / 1_000
    tell(`numbers: ${summed.events} events summed up in ${seconds.toFixed(0)} s`)
    const cookie = await signInStaff({ assembled: { services: { db, now } } }, 'editor')
    const times: number[] = []
    for (let index = 0; index < asks; index += 1) {
      const from = performance.now()
      const address = addresses[index % addresses.length] ?? ''
      const answer = await fetch(site.origin + address, { headers: { cookie } })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
      times.push(performance.now() - from)
    }
    const { rows } = await db.execute(sql`select count(*)::int as rows from number_days`)
    const p95 = percentile(times, 0.95)
    return [
      {
        what: `events summed up a second, of ${events.toLocaleString('en-US')}`,
        figure: Math.round(summed.events / seconds).toLocaleString('en-US'),
        met: null,
      },
      { what: 'rows of their sums', figure: Number(rows[0]?.rows).toLocaleString('en-US'), met: null },
      {
        what: `page of the numbers, p95 of ${asks}`,
        figure: `${p95.toFixed(0)} ms (p50 ${percentile(times, 0.5).toFixed(0)} ms)`,
        target: `${TARGET_MS} ms`,
        met: p95 < TARGET_MS,
      },
    ]
  } finally {
    await pool.end()
    await site.stop()
    await postgres.remove()
  }
}

/**
 * Events as visitors leave them, the oldest first, spread over the days: most of them searches and what they found. Half of
 * the visits come by one of a hundred campaigns, each of one source.
 */
async function makeEvents(db: Database, { from, count, of }: { from: number; count: number; of: number }) {
  const number = (value: number) => sql.raw(String(value))
  await asDrizzle(db).execute(sql`
    insert into counted_events (at, name, label, state, providers, source, campaign)
    select now() - interval '1 day' * ${number(DAYS)} * (1 - number::float8 / ${number(of)}),
      (array['place_searched', 'place_answered', 'place_searched', 'place_answered', 'cart_started',
        'checkout_started', 'contact_initiated'])[1 + number % 7],
      (array['', 'found', '', 'likely', '', '', 'phone'])[1 + number % 7],
      (array['AL', 'AZ', 'CA', 'CO', 'FL', 'GA', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'MD', 'MA', 'MI', 'MN', 'MO', 'NC',
        'NJ', 'NY', 'OH', 'OK', 'OR', 'PA', 'SC', 'TN', 'TX', 'UT', 'VA', 'WA'])[1 + floor(random() * 30)::int],
      case when number % 7 in (4, 5) then array[(array['metronet', 'att', 'spectrum', 'xfinity'])[1 + number % 4]]
        else '{}' end,
      case when campaign < 100 then 'source-' || campaign % 12 else '' end,
      case when campaign < 100 then 'campaign-' || campaign else '' end
    from generate_series(${number(from + 1)}, ${number(from + count)}) number,
      lateral (select floor(random() * 200)::int + number * 0 as campaign) visit`)
}
