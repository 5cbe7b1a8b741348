// Part of the benchmark: lookups on an index of some millions of rows, in process and over HTTP.
import { join } from 'node:path'
import autocannon from 'autocannon'
import { cellToLatLng, latLngToCell, uncompactCells } from 'h3-js'
import pg from 'pg'
import { createIndexedCoverage } from '#domain/availability/coverage-data/indexed-coverage.server.ts'
import { loadZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import type { Database } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { openPostgres } from '#platform/open-postgres.server.ts'
import { percentile } from '../figure.ts'
import { root, startSite } from '../server-process.ts'

const LOOKUPS = 20_000
const ROWS_A_CELL = 8
const HTTP_ROUNDS = 5
const silent = createLog('silent')

/** A line of the table. */
export type Line = [what: string, figure: string, comparedWith: string]

/** Fills an index on the database of this address and asks it. */
export async function benchLookup(url: string, rows: number): Promise<Line[]> {
  const { db, close } = await openPostgres({ url }, join(root, 'migrations'), silent)
  const cells = manyCells(Math.ceil(rows / ROWS_A_CELL))
  await fill(url, cells)
  const lines = [await inProcess(db, url, cells)]
  await close()
  lines.push(await overHttp(url))
  return lines
}

/** Neighboring cells around Burlington, Vermont. */
function manyCells(count: number): string[] {
  const parents = new Set<string>()
  for (let ring = 0; parents.size * 7 ** 4 < count; ring += 1) {
    for (let step = 0; step < 40; step += 1) {
      const angle = (step / 40) * 2 * Math.PI
      parents.add(latLngToCell(44.48 + Math.sin(angle) * ring * 0.4, -73.2 + Math.cos(angle) * ring * 0.5, 4))
    }
  }
  return uncompactCells([...parents], 8).slice(0, count)
}

async function fill(url: string, cells: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: number }>(
    `insert into coverage_imports (kind, scope, state_fips, technology, file_name, sha256, as_of, vintage, revision, rows, bad_rows, sample)
     values ('locations', '50/40', '50', 40, 'bench', '', '2025-12-31', 'D25', 'bench', 1, 0, true) returning id`,
  )
  for (let start = 0; start < cells.length; start += 20_000) {
    const some = cells.slice(start, start + 20_000).map(cell => String(BigInt(`0x${cell}`)))
    await client.query(
      `insert into coverage_cells (cell, provider_id, technology, import_id, download, upload, low_latency, locations, residential, any_residential)
       select cell, 130000 + n * 37, (array[10, 40, 50, 71])[1 + n % 4], $2, 100 * n, 10 * n, true, 20, 15, 25
       from unnest($1::bigint[]) cell, generate_series(1, ${ROWS_A_CELL}) n`,
      [some, rows[0]?.id],
    )
  }
  await client.query('vacuum analyze coverage_cells')
  await client.end()
}

async function inProcess(db: Database, url: string, cells: readonly string[]): Promise<Line> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  let place = { latitude: 0, longitude: 0, state: 'VT' }
  const coverage = createIndexedCoverage({
    db,
    geocoder: { locate: async () => place },
    log: silent,
    now: () => new Date(),
  })
  const zip = loadZipDirectory(join(root, 'facts', 'zips', 'zip-directory.tsv.gz')).find('05401')
  if (!zip) throw new Error('The ZIP directory lacks Burlington')
  const address = { street: '1 Church St', city: 'Burlington', state: 'VT', zipCode: '05401' }
  const bare: number[] = []
  const ours: number[] = []
  for (let index = 0; index < LOOKUPS; index += 1) {
    const cell = cells[Math.floor(Math.random() * cells.length)] ?? ''
    const [latitude, longitude] = cellToLatLng(cell)
    place = { latitude, longitude, state: 'VT' }
    const number = String(BigInt(`0x${cell}`))
    const askBare = async () => {
      const started = performance.now()
      await pool.query('select * from coverage_cells where cell = $1', [number])
      bare.push(performance.now() - started)
    }
    const askOurs = async () => {
      const started = performance.now()
      const answer = await coverage.find({ zip, address })
      ours.push(performance.now() - started)
      if (answer?.providers.length !== ROWS_A_CELL) throw new Error(`${answer?.providers.length} providers`)
    }
    // In turn first and second, so that neither always finds the pages warm.
    for (const ask of index % 2 ? [askBare, askOurs] : [askOurs, askBare]) await ask()
  }
  await pool.end()
  const warmBare = bare.slice(LOOKUPS / 10)
  const warmOurs = ours.slice(LOOKUPS / 10)
  const milliseconds = (share: number) => percentile(warmOurs, share).toFixed(2)
  const ratio = (share: number) => (percentile(warmOurs, share) / percentile(warmBare, share)).toFixed(2)
  return [
    `lookup by cell in process, ${(cells.length * ROWS_A_CELL).toLocaleString('en-US')} index rows`,
    `p50 ${milliseconds(0.5)} ms, p99 ${milliseconds(0.99)} ms (aim under 2 ms)`,
    `the bare query p99 ${percentile(warmBare, 0.99).toFixed(2)} ms: ${ratio(0.5)}x at p50, ${ratio(0.99)}x at p99 (aim 1.3x)`,
  ]
}

async function overHttp(url: string): Promise<Line> {
  const site = await startSite({ DATABASE_URL: url, TRUSTED_PROXY_HOPS: '1' })
  // Visitors have addresses of their own; each may look up sixty times a minute.
  let visitor = 0
  const shoot = (path: string) =>
    autocannon({
      url: site.origin,
      overallRate: 200,
      connections: 10,
      duration: 10,
      requests: [
        {
          method: 'GET',
          path,
          setupRequest: request => {
            visitor += 1
            const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`
            return { ...request, headers: { ...request.headers, 'x-forwarded-for': address } }
          },
        },
      ],
    })
  const lookupPath = '/api/availability?zip=05401'
  await shoot(lookupPath)
  // In turn, so that a busy moment of the machine does not count against one of them alone.
  const rounds: { health: autocannon.Result; lookup: autocannon.Result }[] = []
  for (let round = 0; round < HTTP_ROUNDS; round += 1) {
    rounds.push({ health: await shoot('/healthz'), lookup: await shoot(lookupPath) })
  }
  await site.stop()
  const failed = rounds.reduce((sum, { lookup }) => sum + lookup.non2xx, 0)
  if (failed > 0) throw new Error(`${failed} lookups failed`)
  const middle = (read: (round: (typeof rounds)[number]) => number) => percentile(rounds.map(read), 0.5)
  const ratio = middle(({ health, lookup }) => lookup.latency.p99 / Math.max(1, health.latency.p99))
  const rate = middle(({ lookup }) => lookup.requests.average)
  return [
    `GET /api/availability?zip= at ${Math.round(rate)} requests/s (median of ${HTTP_ROUNDS} rounds)`,
    `p50 ${middle(one => one.lookup.latency.p50)} ms, p99 ${middle(one => one.lookup.latency.p99)} ms`,
    `/healthz p99 ${middle(one => one.health.latency.p99)} ms: ${ratio.toFixed(1)}x (aim 3x)`,
  ]
}
