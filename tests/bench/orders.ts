import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { createDatabase, startPostgres } from '../support/postgres-server.ts'
import { type Figure, median } from './figure.ts'
import { startServer, startSite } from './server-process.ts'
import { type Shot, shoot } from './shoot.ts'

/** As many as the site keeps open to PostgreSQL, and as many clients at once. */
const CONNECTIONS = 10
const WARM_UP_SECONDS = 15

/**
 * Orders over HTTP, signed in, each with a key of its own and its webhook delivered meanwhile, beside the same rows,
 * and fewer of them, written in one bare SQL transaction each, by the same driver on the same PostgreSQL with as many at
 * once.
 */
export async function benchOrders(
  { rounds, seconds }: { rounds: number; seconds: number },
  tell: (text: string) => void,
): Promise<Figure[]> {
  const postgres = await startPostgres()
  const hook = await startServer([join(import.meta.dirname, 'hook.ts')])
  const env = { AUTOMATION_WEBHOOK_URL: `${hook.origin}/`, TRUSTED_PROXY_HOPS: '1' }
  const bareUrl = await createDatabase(postgres.url, 'bench_bare')
  // The site makes the tables and some accounts; then nobody but the bare SQL is at work there.
  const maker = await startSite({ ...env, DATABASE_URL: bareUrl })
  await shoot('post-orders.ts', [maker.origin, 1, 1])
  await maker.stop()
  const url = await createDatabase(postgres.url, 'bench_orders')
  const site = await startSite({ ...env, DATABASE_URL: url })
  const results: Round[] = []
  try {
    const order = (time = seconds) => shoot('post-orders.ts', [site.origin, CONNECTIONS, time])
    const insert = (rows: 'FEW' | 'ALL', time = seconds) =>
      shoot('insert-orders.ts', [bareUrl, CONNECTIONS, time, rows])
    // A server runs for days: what is measured is its code once it is compiled.
    await order(WARM_UP_SECONDS)
    await insert('ALL', 2)
    for (let round = 0; round < rounds; round += 1) {
      await untilDelivered(url)
      const bare = { few: await insert('FEW'), all: await insert('ALL') }
      const atSite = await order()
      results.push({ site: atSite, bare })
      const figures = `site ${shown(atSite)}, bare SQL ${shown(bare.all)}, of fewer rows ${shown(bare.few)}`
      tell(`orders, round ${round + 1} of ${rounds}: ${figures}`)
    }
  } finally {
    await site.stop()
    await postgres.remove()
  }
  const embedded = await startSite(env)
  try {
    await shoot('post-orders.ts', [embedded.origin, CONNECTIONS, WARM_UP_SECONDS])
    const atEmbedded = await shoot('post-orders.ts', [embedded.origin, CONNECTIONS, seconds])
    return figuresOf(results, atEmbedded)
  } finally {
    await embedded.stop()
    await hook.stop()
  }
}

const shown = ({ rate, p99 }: Shot) => `${Math.round(rate)}/s p99 ${p99.toFixed(1)} ms`

/** `few`: an order as a site without terms, desk and mails would store it. */
type Round = { site: Shot; bare: { few: Shot; all: Shot } }

function figuresOf(results: readonly Round[], embedded: Shot): Figure[] {
  const site = Math.round(median(results.map(round => round.site.rate)))
  const against = (rows: keyof Round['bare']) => {
    const ratio = median(results.map(({ site, bare }) => site.rate / bare[rows].rate))
    const bare = Math.round(median(results.map(round => round.bare[rows].rate)))
    return {
      figure: `${site}/s, bare ${bare}/s`,
      ratio: `${ratio.toFixed(2)}x`,
      target: 'at least 0.5x',
      met: ratio >= 0.5,
    }
  }
  const what = `orders over HTTP on PostgreSQL, ${CONNECTIONS} connections, against`
  return [
    { what: `${what} order, lines, consent and message in bare SQL`, ...against('few') },
    { what: `${what} all that it stores in bare SQL`, ...against('all') },
    { what: 'orders over HTTP on PGlite', figure: shown(embedded), met: null },
  ]
}

/** Deliveries that still wait would be paid for by whatever is measured next. */
async function untilDelivered(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (let waiting = 1; waiting > 0; await wait(200)) {
    const { rows } = await client.query<{ waiting: number }>(
      `select count(*)::int as waiting from pgboss.job_common where name = 'automation_webhook' and state < 'completed'`,
    )
    waiting = rows[0]?.waiting ?? 0
  }
  await client.end()
}
