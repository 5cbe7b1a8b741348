// `npm run bench:availability [-- --rows 1,5,10] [--index-rows 5]` (in millions): the speed and size of the availability
// engine, each figure beside what it is compared with in the same run. Needs a build, and PostgreSQL as the tests do.
import { createReadStream, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyNewCluster } from '../../support/new-cluster.ts'
import { createDatabase, startPostgres } from '../../support/postgres-server.ts'
import { root } from '../server-process.ts'
import { benchLookup } from './lookup.ts'
import { measured } from './measured.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1,5,10' },
    'index-rows': { type: 'string', default: '5' },
  },
})
const millions = values.rows.split(',').map(Number)
const table: Record<string, string>[] = []
const note = (what: string, figure: string, compared = '') =>
  table.push({ what, figure, 'compared with': compared })
const rate = (rows: number, seconds: number) => `${Math.round(rows / seconds).toLocaleString('en-US')} rows/s`

const folder = mkdtempSync(join(tmpdir(), 'plainwire-bench-'))
const server = await startPostgres()
let benchDatabases = 0
const freshDatabase = () => createDatabase(server.url, `bench_${(benchDatabases += 1)}`)

/** Returns the sample file with cable rows, about 1.6 per location. */
async function makeSample(rows: number): Promise<string> {
  const out = join(folder, `rows-${rows}`)
  const locations = String(Math.round((rows * 1_000_000) / 1.6))
  const { output } = await measured([
    join(root, 'tests', 'bench', 'coverage-sample.ts'),
    ...['--state', 'VT', '--locations', locations, '--out', out],
  ])
  const file = output.split('\n').find(line => line.includes('_Cable_'))
  if (!file) throw new Error(`No file of cable in\n${output}`)
  return file
}

async function countRows(file: string): Promise<number> {
  let rows = -1
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    for (const byte of chunk) if (byte === 10) rows += 1
  }
  return rows
}

const importFile = (file: string, env: Record<string, string>) =>
  measured([join(root, 'scripts', 'command.mjs'), 'availability:import', file], env)

for (const size of millions) {
  const file = await makeSample(size)
  const rows = await countRows(file)
  const alone = await measured([join(import.meta.dirname, 'duckdb-alone.ts'), file, join(folder, 'out')])
  const duckdbSeconds = Number(alone.output)
  const url = await freshDatabase()
  const env = { DATABASE_URL: url, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' }
  mkdirSync(env.DATA_DIR, { recursive: true })
  const ours = await importFile(file, env)
  const [, became, seconds] = ours.output.match(/rows became ([\d,]+) in ([\d.]+) s/) ?? []
  const share = duckdbSeconds / Number(seconds)
  note(
    `import of ${rows.toLocaleString('en-US')} rows (${Math.round(statSync(file).size / 1e6)} MB) into PostgreSQL`,
    `${seconds} s, ${rate(rows, Number(seconds))}, ${became} index rows, at most ${Math.round(ours.peakMib)} MiB`,
    `DuckDB alone to Parquet ${duckdbSeconds.toFixed(1)} s: ${share.toFixed(2)}x its rate (aim 0.5x)`,
  )
  if (size === millions[0] || size === millions.at(-1)) {
    const loop = join(import.meta.dirname, 'plain-loop.ts')
    const plain = await measured(['--max-old-space-size=16000', loop, file])
    const plainSeconds = Number(plain.output)
    note(
      `a plain loop making the same sums of the same ${rows.toLocaleString('en-US')} rows (csv-parse and Maps)`,
      `${plainSeconds.toFixed(1)} s, ${rate(rows, plainSeconds)}, at most ${Math.round(plain.peakMib)} MiB`,
      `the import is ${(plainSeconds / Number(seconds)).toFixed(1)}x as fast (aim 20x)`,
    )
  }
  if (size === millions[0]) {
    const embedded = { DATA_DIR: join(folder, 'embedded'), LOG_LEVEL: 'warn', DATABASE_URL: '' }
    // A command makes no database of its own.
    await copyNewCluster(join(embedded.DATA_DIR, 'database'))
    const pglite = await importFile(file, embedded)
    const [, pgliteSeconds] = pglite.output.match(/ in ([\d.]+) s \(/) ?? []
    note(
      `the same import into PGlite`,
      `${pgliteSeconds} s, ${rate(rows, Number(pgliteSeconds))}, at most ${Math.round(pglite.peakMib)} MiB`,
    )
  }
  rmSync(join(folder, `rows-${size}`), { recursive: true, force: true })
}

const indexRows = Number(values['index-rows']) * 1_000_000
for (const line of await benchLookup(await freshDatabase(), indexRows)) note(...line)
await server.remove()
rmSync(folder, { recursive: true, force: true })
console.log(
  `${cpus().length} x ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, PostgreSQL as the tests start it`,
)
console.table(table)
process.exit(0)
