import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locationLine } from '../support/coverage-files.ts'
import { writeCoverageSample } from '../support/coverage-sample.ts'
import { type DatabaseKind, SiteProcess } from '../support/site-process.ts'
import { staffOnPglite, staffOnPostgres } from '../support/staff-of-process.ts'
import { queryStored } from '../support/stored-rows.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'plainwire-desk-killed-'))
const CABLE = 'bdc_50_Cable_fixed_broadband_D25'
/** When the server dies, as parts of the time that the same import takes when nothing happens. */
const MOMENTS = [0.02, 0.3, 0.6]
let large = Buffer.alloc(0)
const sites: SiteProcess[] = []

beforeAll(() => {
  const { files } = writeCoverageSample({
    state: 'VT',
    locations: 25_000,
    out: folder,
    zipDirectory: join(root, 'build', 'zip-directory.tsv'),
  })
  large = readFileSync(files.find(file => file.includes('_Cable_')) ?? '')
})
afterAll(async () => {
  await Promise.all(sites.map(site => site.remove()))
  rmSync(folder, { recursive: true, force: true })
})

/** Sends a file as a browser of the desk does, in one part. */
async function upload(running: SiteProcess, cookie: string, name: string, bytes: Buffer): Promise<void> {
  const { origin } = running
  const headers = { cookie, origin, 'tus-resumable': '1.0.0' }
  const begun = await fetch(`${origin}/desk/coverage/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${btoa(name)}`,
    },
  })
  expect(begun.status, running.output.slice(-2_000)).toBe(201)
  const sent = await fetch(new URL(begun.headers.get('location') ?? '', origin), {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  })
  expect(sent.status, running.output.slice(-2_000)).toBe(204)
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

/** What the queue finds missing is missing since long; or it is due already, as half a minute after that. */
const later = {
  missed: "update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'",
  due: "update pgboss.job set state = 'retry', heartbeat_on = null, start_after = now() where state = 'active' and name = 'coverage'",
}

/** What a server that starts now would serve; then time passes, so that not every round waits for it. */
async function served(stopped: SiteProcess, then?: keyof typeof later) {
  const [imports, torn] = await queryStored(stopped, [
    'select file_name from coverage_imports where current',
    'select count(*)::int as count from coverage_cells where import_id not in (select id from coverage_imports where current)',
    ...(then ? [later[then]] : []),
  ])
  return { files: imports?.map(row => String(row.file_name)), torn: torn?.[0]?.count }
}

// They wait more than they compute: at the same time.
test.concurrent.for<DatabaseKind>(['PostgreSQL', 'PGlite'])(
  'a server that is killed while it imports serves the old data or the new, and finishes when it is back (%s)',
  { timeout: 300_000 },
  async (kind, { expect }) => {
    let cookie = ''
    const running = await SiteProcess.start(kind, {}, async dataDir => {
      if (kind === 'PGlite') cookie = await staffOnPglite(dataDir, 'editor', 'Eli Novak')
    })
    sites.push(running)
    if (kind === 'PostgreSQL') cookie = await staffOnPostgres(running.databaseUrl, 'editor', 'Eli Novak')
    const begin = async (file: string, bytes: Buffer) => {
      await upload(running, cookie, file, bytes)
      const begun = () => standing(running, cookie)
      await expect.poll(begun, { timeout: 30_000, interval: 20 }).not.toBe('Waiting')
    }
    const isDone = (interval: number) =>
      expect.poll(() => standing(running, cookie), { timeout: 90_000, interval }).toBe('Done')

    // The first one is let through and tells how long it takes.
    let old = `${CABLE}_sample0.csv`
    await begin(old, large)
    const beganAt = performance.now()
    await isDone(50)
    const wholeMs = performance.now() - beganAt
    let unfinished = 0
    for (const [round, moment] of MOMENTS.entries()) {
      const next = `${CABLE}_sample${round + 1}.csv`
      await begin(
        next,
        Buffer.concat([large, Buffer.from(`${locationLine({ location: 9_000_000 + round })}\n`)]),
      )
      await wait(wholeMs * moment)
      await running.end('SIGKILL')
      // The first time the queue gives the job out by itself, for it has missed its heartbeat.
      const after = await served(running, round === 0 ? 'missed' : 'due')
      expect(after.torn).toBe(0)
      expect([[old], [next]]).toContainEqual(after.files)
      if (after.files?.[0] === old) unfinished += 1
      await running.launch()
      await isDone(500)
      old = next
    }
    expect(unfinished).toBeGreaterThan(0)
    await running.end('SIGTERM')
    expect(await served(running)).toEqual({ files: [old], torn: 0 })
  },
)
