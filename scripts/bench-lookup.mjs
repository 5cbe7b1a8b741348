// Part of the benchmark: lookups on an index of some millions of rows, in process and over HTTP.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { cellToLatLng, latLngToCell, uncompactCells } from 'h3-js'
import { createIndexedCoverage } from '../domain/availability/indexed-coverage.server.ts'
import { loadZipDirectory } from '../domain/availability/zip-directory.server.ts'
import { createLog } from '../platform/log.server.ts'
import { openPostgres } from '../platform/open-postgres.server.ts'
import { root } from './project.mjs'

const LOOKUPS = 20_000
const ROWS_A_CELL = 8
const HTTP_ROUNDS = 5
const silent = createLog('silent')

/** Lines of the table: what, figure, compared with. */
export async function benchLookup(url, rows, port) {
  const { db, connection, close } = await openPostgres(url, join(root, 'migrations'), silent)
  const cells = manyCells(Math.ceil(rows / ROWS_A_CELL))
  await fill(connection.postgresUrl, cells)
  const lines = [await inProcess(db, connection.postgresUrl, cells)]
  await close()
  lines.push(await overHttp(url, port))
  return lines
}

/** Neighbouring cells around Burlington, Vermont. */
function manyCells(count) {
  const parents = new Set()
  for (let ring = 0; parents.size * 7 ** 4 < count; ring += 1) {
    for (let step = 0; step < 40; step += 1) {
      const angle = (step / 40) * 2 * Math.PI
      parents.add(latLngToCell(44.48 + Math.sin(angle) * ring * 0.4, -73.2 + Math.cos(angle) * ring * 0.5, 4))
    }
  }
  return uncompactCells([...parents], 8).slice(0, count)
}

async function fill(url, cells) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    `insert into coverage_imports (kind, scope, state_fips, technology, file_name, sha256, as_of, vintage, revision, rows, bad_rows, sample)
     values ('locations', '50/40', '50', 40, 'bench', '', '2025-12-31', 'D25', 'bench', 1, 0, true) returning id`,
  )
  for (let start = 0; start < cells.length; start += 20_000) {
    const some = cells.slice(start, start + 20_000).map(cell => String(BigInt(`0x${cell}`)))
    await client.query(
      `insert into coverage_cells (cell, provider_id, technology, import_id, download, upload, low_latency, locations, residential, any_residential)
       select cell, 130000 + n * 37, (array[10, 40, 50, 71])[1 + n % 4], $2, 100 * n, 10 * n, true, 20, 15, 25
       from unnest($1::bigint[]) cell, generate_series(1, ${ROWS_A_CELL}) n`,
      [some, rows[0].id],
    )
  }
  await client.query('vacuum analyze coverage_cells')
  await client.end()
}

const percentile = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]

async function inProcess(db, url, cells) {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  let place
  const coverage = createIndexedCoverage({
    db,
    geocoder: { locate: async () => place },
    log: silent,
    now: () => new Date(),
  })
  const zip = loadZipDirectory(join(root, 'build', 'zip-directory.tsv')).find('05401')
  const address = { street: '1 Church St', city: 'Burlington', state: 'VT', zipCode: '05401' }
  const bare = []
  const ours = []
  for (let index = 0; index < LOOKUPS; index += 1) {
    const cell = cells[Math.floor(Math.random() * cells.length)]
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
      const { providers } = await coverage.find({ zip, address })
      ours.push(performance.now() - started)
      if (providers.length !== ROWS_A_CELL) throw new Error(`${providers.length} providers`)
    }
    // In turn first and second, so that neither always finds the pages warm.
    for (const ask of index % 2 ? [askBare, askOurs] : [askOurs, askBare]) await ask()
  }
  await pool.end()
  const warmBare = bare.slice(LOOKUPS / 10)
  const warmOurs = ours.slice(LOOKUPS / 10)
  const milliseconds = share => `${percentile(warmOurs, share).toFixed(2)}`
  const ratio = share => (percentile(warmOurs, share) / percentile(warmBare, share)).toFixed(2)
  return [
    `lookup by cell in process, ${(cells.length * ROWS_A_CELL).toLocaleString('en-US')} index rows`,
    `p50 ${milliseconds(0.5)} ms, p99 ${milliseconds(0.99)} ms (aim under 2 ms)`,
    `the bare query p99 ${percentile(warmBare, 0.99).toFixed(2)} ms: ${ratio(0.5)}x at p50, ${ratio(0.99)}x at p99 (aim 1.3x)`,
  ]
}

async function overHttp(url, port) {
  const dataDir = mkdtempSync(join(tmpdir(), 'plainwire-bench-site-'))
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'error',
    TRUSTED_PROXY_HOPS: '1',
  }
  const site = spawn(process.execPath, [join(root, 'scripts', 'serve.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise(resolve =>
    site.stdout.on('data', chunk => String(chunk).includes('Plainwire is at') && resolve()),
  )
  // Visitors have addresses of their own; each may look up sixty times a minute.
  let visitor = 0
  const shoot = path =>
    autocannon({
      url: `http://127.0.0.1:${port}`,
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
  await shoot('/api/availability?zip=05401')
  // In turn, so that a busy moment of the machine does not count against one of them alone.
  const rounds = []
  for (let round = 0; round < HTTP_ROUNDS; round += 1) {
    rounds.push({ health: await shoot('/healthz'), lookup: await shoot('/api/availability?zip=05401') })
  }
  site.kill('SIGTERM')
  await new Promise(resolve => site.once('exit', resolve))
  rmSync(dataDir, { recursive: true, force: true })
  const failed = rounds.reduce((sum, { lookup }) => sum + lookup.non2xx, 0)
  if (failed > 0) throw new Error(`${failed} lookups failed`)
  const median = read => percentile(rounds.map(read), 0.5)
  const ratio = median(({ health, lookup }) => lookup.latency.p99 / Math.max(1, health.latency.p99))
  const rate = median(({ lookup }) => lookup.requests.average)
  return [
    `GET /api/availability?zip= at ${Math.round(rate)} requests/s (median of ${HTTP_ROUNDS} rounds)`,
    `p50 ${median(one => one.lookup.latency.p50)} ms, p99 ${median(one => one.lookup.latency.p99)} ms`,
    `/healthz p99 ${median(one => one.health.latency.p99)} ms: ${ratio.toFixed(1)}x (aim 3x)`,
  ]
}
