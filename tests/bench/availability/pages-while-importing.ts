// `node tests/bench/availability/pages-while-importing.ts [--rows 10] [--rate 300]` (millions; requests a second): the p99 of
// `/` without and with an import from the desk under way, on both databases. Needs a build, and PostgreSQL as the tests do.
import { mkdtempSync, openAsBlob, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { UPLOAD_CHUNK } from '#domain/availability/coverage-data/coverage-uploads.ts'
import { writeCoverageSample } from '../../support/coverage-sample.ts'
import { createDatabase, startPostgres } from '../../support/postgres-server.ts'
import { staffOnPglite, staffOnPostgres } from '../../support/staff-of-process.ts'
import { percentile } from '../figure.ts'
import { root, startSite } from '../server-process.ts'

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '10' }, rate: { type: 'string', default: '300' } },
})
const ROUND_SECONDS = 10
const folder = mkdtempSync(join(tmpdir(), 'plainwire-bench-pages-'))
const { files, rows } = writeCoverageSample({
  state: 'VT',
  locations: Math.round((Number(values.rows) * 1_000_000) / 1.6),
  out: folder,
  zipDirectory: join(root, 'facts', 'zips', 'zip-directory.tsv.gz'),
})
const file = files.find(one => one.includes('_Cable_')) ?? ''
console.log(
  `${rows.toLocaleString('en-US')} rows in all files, ${Math.round(statSync(file).size / 1e6)} MB of cable`,
)
const server = await startPostgres()

const shoot = (origin: string, seconds: number) =>
  autocannon({ url: `${origin}/`, overallRate: Number(values.rate), connections: 10, duration: seconds })

async function upload(origin: string, cookie: string): Promise<void> {
  const blob = await openAsBlob(file)
  const headers = { cookie, origin, 'tus-resumable': '1.0.0' }
  const name = Buffer.from(basename(file)).toString('base64')
  const begun = await fetch(`${origin}/desk/coverage/uploads`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(blob.size), 'upload-metadata': `filename ${name}` },
    redirect: 'manual',
  })
  const at = new URL(begun.headers.get('location') ?? '', origin)
  for (let offset = 0; offset < blob.size; offset += UPLOAD_CHUNK) {
    const sent = await fetch(at, {
      method: 'PATCH',
      headers: {
        ...headers,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: blob.slice(offset, offset + UPLOAD_CHUNK),
      redirect: 'manual',
    })
    if (sent.status !== 204) throw new Error(`A part was answered ${sent.status}`)
  }
}

async function isOver(origin: string, cookie: string): Promise<boolean> {
  const text = await (
    await fetch(`${origin}/desk/coverage`, { headers: { cookie }, redirect: 'manual' })
  ).text()
  if (/>(?:Refused|Failed)</.test(text)) throw new Error('The import did not go through')
  return text.includes('>Done<')
}

for (const kind of ['PostgreSQL', 'PGlite'] as const) {
  const dataDir = join(folder, kind)
  const url = kind === 'PostgreSQL' ? await createDatabase(server.url, 'bench_pages') : ''
  let cookie = kind === 'PGlite' ? await staffOnPglite(dataDir, 'editor', 'Bench') : ''
  const site = await startSite({ DATABASE_URL: url, DATA_DIR: dataDir })
  if (kind === 'PostgreSQL') cookie = await staffOnPostgres(url, 'editor', 'Bench')
  await shoot(site.origin, ROUND_SECONDS)
  const quiet = [await shoot(site.origin, ROUND_SECONDS), await shoot(site.origin, ROUND_SECONDS)]
  await upload(site.origin, cookie)
  const started = performance.now()
  const busy: autocannon.Result[] = []
  do busy.push(await shoot(site.origin, 2))
  while (!(await isOver(site.origin, cookie)))
  const seconds = (performance.now() - started) / 1_000
  const p99 = (results: readonly autocannon.Result[]) =>
    percentile(
      results.map(one => one.latency.p99),
      0.5,
    )
  const failed = busy.reduce((sum, one) => sum + one.non2xx + one.errors, 0)
  const [before, during] = [p99(quiet), p99(busy)]
  console.log(
    `${kind}: p99 of / ${before} ms quiet, ${during} ms during the import (${(during / Math.max(1, before)).toFixed(1)}x, aim 1.5x), worst round ${Math.max(...busy.map(one => one.latency.p99))} ms; import ${seconds.toFixed(0)} s; ${failed} failed`,
  )
  await site.stop()
}
await server.remove()
rmSync(folder, { recursive: true, force: true })
process.exit(0)
