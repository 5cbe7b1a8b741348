import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locationCsv, locationLine } from '../support/coverage-files.ts'
import { writeCoverageSample } from '../support/coverage-sample.ts'
import { type DatabaseKind, SiteProcess } from '../support/site-process.ts'
import { staffOnPglite, staffOnPostgres } from '../support/staff-of-process.ts'
import { queryStored } from '../support/stored-rows.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'plainwire-desk-killed-'))
const CABLE = 'bdc_50_Cable_fixed_broadband_D25'
/** After the job is seen to run, so many milliseconds later the server dies. */
const MOMENTS_MS = [0, 250, 600]
let large = ''
const sites: SiteProcess[] = []

beforeAll(() => {
  const { files } = writeCoverageSample({
    state: 'VT',
    locations: 100_000,
    out: folder,
    zipDirectory: join(root, 'build', 'zip-directory.tsv'),
  })
  large = files.find(file => file.includes('_Cable_')) ?? ''
})
afterAll(async () => {
  await Promise.all(sites.map(site => site.remove()))
  rmSync(folder, { recursive: true, force: true })
})

/** Sends a file as a browser of the desk does, in one part. */
async function upload(running: SiteProcess, cookie: string, path: string): Promise<void> {
  const { origin } = running
  const bytes = readFileSync(path)
  const headers = { cookie, origin, 'tus-resumable': '1.0.0' }
  const name = Buffer.from(basename(path)).toString('base64')
  const begun = await fetch(`${origin}/desk/coverage/uploads`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(bytes.length), 'upload-metadata': `filename ${name}` },
  })
  expect(begun.status).toBe(201)
  const sent = await fetch(new URL(begun.headers.get('location') ?? '', origin), {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  })
  expect(sent.status).toBe(204)
}

/** How the newest job stands, as its page says. */
async function standing(running: SiteProcess, cookie: string): Promise<string> {
  const text = await (await fetch(`${running.origin}/desk/coverage`, { headers: { cookie } })).text()
  const [, row = ''] = text.match(/>Imports<\/caption>.*?<tbody[^>]*>(.*?)<\/tr>/s) ?? []
  return (
    ['Waiting', 'Refused', 'Failed', 'Cancelled', 'Done'].find(words => row.includes(`>${words}<`)) ??
    'Running'
  )
}

async function served(stopped: SiteProcess) {
  const [imports, torn] = await queryStored(stopped, [
    'select file_name from coverage_imports where current',
    'select count(*)::int as count from coverage_cells where import_id not in (select id from coverage_imports where current)',
  ])
  return { files: imports?.map(row => String(row.file_name)), torn: torn?.[0]?.count }
}

/** What the queue does half a minute after a heartbeat was missed, so that not every round waits for that. */
async function giveOutAgain(stopped: SiteProcess): Promise<void> {
  await queryStored(stopped, [
    "update pgboss.job set state = 'retry', heartbeat_on = null, start_after = now() where state = 'active' and name = 'coverage'",
  ])
}

// They wait more than they compute: at the same time.
test.concurrent.for<DatabaseKind>(['PostgreSQL', 'PGlite'])(
  'a server that is killed while it imports serves the old data or the new, and finishes when it is back (%s)',
  { timeout: 600_000 },
  async (kind, { expect }) => {
    let cookie = ''
    const running = await SiteProcess.start(kind, {}, async dataDir => {
      if (kind === 'PGlite') cookie = await staffOnPglite(dataDir, 'editor', 'Eli Novak')
    })
    sites.push(running)
    if (kind === 'PostgreSQL') cookie = await staffOnPostgres(running.databaseUrl, 'editor', 'Eli Novak')
    let old = join(folder, kind, `${CABLE}_sample0.csv`)
    mkdirSync(dirname(old))
    writeFileSync(old, locationCsv(...[1, 2, 3].map(location => locationLine({ location }))))
    await upload(running, cookie, old)
    await expect.poll(() => standing(running, cookie), { timeout: 30_000 }).toBe('Done')

    for (const [round, moment] of MOMENTS_MS.entries()) {
      const next = join(folder, kind, `${CABLE}_sample${round + 2}.csv`)
      copyFileSync(large, next)
      appendFileSync(next, `${locationLine({ location: 9_000_000 + round })}\n`)
      await upload(running, cookie, next)
      await expect
        .poll(() => standing(running, cookie), { timeout: 30_000, interval: 20 })
        .not.toBe('Waiting')
      await wait(moment)
      await running.end('SIGKILL')
      const after = await served(running)
      expect(after.torn).toBe(0)
      if (round > 0) await giveOutAgain(running)
      expect([[basename(old)], [basename(next)]]).toContainEqual(after.files)
      await running.launch()
      // The first time the queue gives the job out by itself, once it misses its heartbeat.
      await expect.poll(() => standing(running, cookie), { timeout: 90_000, interval: 500 }).toBe('Done')
      old = next
    }
    await running.end('SIGTERM')
    expect(await served(running)).toEqual({ files: [basename(old)], torn: 0 })
  },
)
