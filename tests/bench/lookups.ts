import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { createDatabase, startPostgres } from '../support/postgres-server.ts'
import { type Figure, median } from './figure.ts'
import { startSite } from './server-process.ts'
import { type Shot, shoot } from './shoot.ts'

const PER_SECOND = 500
const TARGET_MS = 30
const WARM_UP_SECONDS = 20

/**
 * Lookups of ZIP codes from all over the country on one process and PostgreSQL, with the checked-in facts and every
 * label loaded: what the search of a page asks, and what partners ask.
 */
export async function benchLookups(
  { rounds, seconds }: { rounds: number; seconds: number },
  tell: (text: string) => void,
): Promise<Figure[]> {
  const postgres = await startPostgres()
  const url = await createDatabase(postgres.url, 'bench_lookups')
  const site = await startSite({ DATABASE_URL: url, TRUSTED_PROXY_HOPS: '1' })
  const figures: Figure[] = []
  try {
    await untilLabelsAreLoaded(url)
    for (const which of ['search', 'api']) {
      const ask = (time = seconds) => shoot('ask-lookups.ts', [site.origin, which, PER_SECOND, time])
      await ask(WARM_UP_SECONDS)
      const shots: Shot[] = []
      for (let round = 0; round < rounds; round += 1) {
        shots.push(await ask())
        tell(`lookups (${which}), round ${round + 1} of ${rounds}: ${shown(shots)}`)
      }
      const p99 = median(shots.map(shot => shot.p99))
      const path = which === 'api' ? 'GET /api/availability' : 'POST /api/fcc-broadband'
      figures.push({
        what: `${path} at ${PER_SECOND} requests a second, random arrivals, median of ${rounds} rounds`,
        figure: `p50 ${median(shots.map(shot => shot.p50)).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
        target: `p99 ${TARGET_MS} ms`,
        met: p99 <= TARGET_MS,
      })
    }
  } finally {
    await site.stop()
    await postgres.remove()
  }
  return figures
}

const shown = (shots: readonly Shot[]) => {
  const { p50, p99 } = shots.at(-1) ?? { p50: 0, p99: 0 }
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
}

/** They are stored after the first start, while the site already answers. */
async function untilLabelsAreLoaded(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (let before = -1, count = 0; count === 0 || count !== before; await wait(2_000)) {
    before = count
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from label_editions',
    )
    count = rows[0]?.count ?? 0
  }
  await client.end()
}
