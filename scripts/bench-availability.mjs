// `npm run bench:availability [-- --rows 1,5,10] [--index-rows 5]` (in millions): the speed and size of the availability
// engine, each figure beside what it is compared with in the same run. Needs a build, and PostgreSQL as the tests do.
import { spawn } from 'node:child_process'
import { createReadStream, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createDatabase, freePort, startPostgres } from '../tests/support/postgres-server.ts'
import { benchLookup } from './bench-lookup.mjs'
import { root } from './project.mjs'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1,5,10' },
    'index-rows': { type: 'string', default: '5' },
  },
})
const millions = values.rows.split(',').map(Number)
const table = []
const note = (what, figure, compared = '') => table.push({ what, figure, 'compared with': compared })
const rate = (rows, seconds) => `${Math.round(rows / seconds).toLocaleString('en-US')} rows/s`

const folder = mkdtempSync(join(tmpdir(), 'plainwire-bench-'))
const server = await startPostgres()
let benchDatabases = 0
const freshDatabase = () => createDatabase(server.url, `bench_${(benchDatabases += 1)}`)

/** Runs a Node process and answers its seconds, the most memory it had (Linux) and its words. */
function measured(args, env = {}) {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    let peak = 0
    const watch = setInterval(() => {
      try {
        peak = Math.max(
          peak,
          Number(readFileSync(`/proc/${child.pid}/status`, 'utf8').match(/VmHWM:\s+(\d+)/)?.[1] ?? 0),
        )
      } catch {}
    }, 50)
    child.stdout.on('data', chunk => {
      output += chunk
    })
    child.on('exit', code => {
      clearInterval(watch)
      if (code === 0)
        resolve({ seconds: (performance.now() - started) / 1_000, peakMib: peak / 1_024, output })
      else reject(new Error(`${args.join(' ')} ended with ${code}\n${output}`))
    })
  })
}

function makeSample(rows) {
  const out = join(folder, `rows-${rows}`)
  // About 1.6 rows of cable a location.
  return measured([
    join(root, 'scripts', 'availability-sample.mjs'),
    ...['--state', 'VT', '--locations', String(Math.round((rows * 1_000_000) / 1.6)), '--out', out],
  ]).then(({ output }) => output.split('\n').find(line => line.includes('_Cable_')))
}

async function countRows(file) {
  let rows = -1
  for await (const chunk of createReadStream(file)) for (const byte of chunk) if (byte === 10) rows += 1
  return rows
}

for (const size of millions) {
  const file = await makeSample(size)
  const rows = await countRows(file)
  const alone = await measured([join(root, 'scripts', 'bench-duckdb.mjs'), file, join(folder, 'out')])
  const duckdbSeconds = Number(alone.output)
  const url = await freshDatabase()
  const env = { DATABASE_URL: url, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' }
  mkdirSync(env.DATA_DIR, { recursive: true })
  const ours = await measured([join(root, 'scripts', 'availability-import.mjs'), file], env)
  const [, became, seconds] = ours.output.match(/rows became ([\d,]+) in ([\d.]+) s/) ?? []
  const share = duckdbSeconds / Number(seconds)
  note(
    `import of ${rows.toLocaleString('en-US')} rows (${Math.round(statSync(file).size / 1e6)} MB) into PostgreSQL`,
    `${seconds} s, ${rate(rows, Number(seconds))}, ${became} index rows, at most ${Math.round(ours.peakMib)} MiB`,
    `DuckDB alone to Parquet ${duckdbSeconds.toFixed(1)} s: ${share.toFixed(2)}x its rate (aim 0.5x)`,
  )
  if (size === millions[0] || size === millions.at(-1)) {
    const plain = await measured([
      '--max-old-space-size=16000',
      join(root, 'scripts', 'bench-plain-loop.mjs'),
      file,
    ])
    const plainSeconds = Number(plain.output)
    note(
      `a plain loop making the same sums of the same ${rows.toLocaleString('en-US')} rows (csv-parse and Maps)`,
      `${plainSeconds.toFixed(1)} s, ${rate(rows, plainSeconds)}, at most ${Math.round(plain.peakMib)} MiB`,
      `the import is ${(plainSeconds / Number(seconds)).toFixed(1)}x as fast (aim 20x)`,
    )
  }
  if (size === millions[0]) {
    const embedded = { DATA_DIR: join(folder, 'embedded'), LOG_LEVEL: 'warn', DATABASE_URL: '' }
    const pglite = await measured([join(root, 'scripts', 'availability-import.mjs'), file], embedded)
    const [, pgliteSeconds] = pglite.output.match(/ in ([\d.]+) s \(/) ?? []
    note(
      `the same import into PGlite`,
      `${pgliteSeconds} s, ${rate(rows, Number(pgliteSeconds))}, at most ${Math.round(pglite.peakMib)} MiB`,
    )
  }
  rmSync(join(folder, `rows-${size}`), { recursive: true, force: true })
}

for (const line of await benchLookup(
  await freshDatabase(),
  Number(values['index-rows']) * 1_000_000,
  await freePort(),
)) {
  note(...line)
}
await server.remove()
rmSync(folder, { recursive: true, force: true })
console.log(
  `${cpus().length} x ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, PostgreSQL as the tests start it`,
)
console.table(table)
process.exit(0)
