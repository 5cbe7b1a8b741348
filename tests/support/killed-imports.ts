import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { writeCoverageSample } from './coverage-sample.ts'
import type { FccServer } from './fcc-server.ts'
import type { SiteProcess } from './site-process.ts'
import { queryRunning, queryStored } from './stored-rows.ts'
import { zipOf } from './zip-of.ts'

const root = join(import.meta.dirname, '..', '..')
const LOCATIONS = 25_000
const BEGIN_MS = 30_000
const END_MS = 90_000

/** Without `.csv`: the FCC's service sends it in a zip. */
const nameOf = (round: number) => `bdc_50_Cable_fixed_broadband_D25_sample${round}`

/** What was found after a kill: the files whose rows are served, and how many rows belong to no file that is served. */
export type KilledImport = {
  files: string[]
  old: string
  next: string
  torn: number
  /** Whether the import was neither waiting nor done when its server died. */
  fellInto: boolean
}

/**
 * Has the desk order the job of a round, where one file is served. Returns the file that is served until the job is
 * done, and the one that is served from then on.
 */
type OrderJob = (round: number, served: string) => Promise<{ old: string; next: string }>

/** Imports of uploads. */
export function byUpload(running: SiteProcess, cookie: string): OrderJob {
  const large = largeFile()
  return async (round, served) => {
    await upload(running, cookie, `${nameOf(round)}.csv`, withAnotherRow(large, round))
    return { old: served, next: nameOf(round) }
  }
}

/** Imports from the FCC's service, which offers another file each time. */
export function byFetch(running: SiteProcess, cookie: string, fcc: FccServer): OrderJob {
  const large = largeFile()
  return async (round, served) => {
    const [name, text] = [nameOf(round), withAnotherRow(large, round).toString()]
    const zip = await zipOf({ name: `${name}.csv`, text })
    fcc.offered = [{ name, state: '50', technology: 40, rows: text.trimEnd().split('\n').length - 1, zip }]
    await post(running, cookie, { intent: 'fetch', states: 'VT' })
    return { old: served, next: name }
  }
}

/** Going back from a file to the one before it. */
export function byTakingBack(running: SiteProcess, cookie: string): OrderJob {
  const uploaded = byUpload(running, cookie)
  const done = () => untilImport(running, cookie, { stands: isDone, within: END_MS, every: 50 })
  return async (round, served) => {
    const bring = async (round: number) => {
      const { next } = await uploaded(round, '')
      await done()
      return next
    }
    const before = served || (await bring(0))
    const old = await bring(round + 1)
    const [[import_] = []] = await queryRunning(running, ['select id from coverage_imports where current'])
    await post(running, cookie, { intent: 'back', importId: String(import_?.id) })
    return { old, next: before }
  }
}

/**
 * Changes coverage through the desk again and again, killing the server each time: `moments` are fractions of the
 * time that the same job takes undisturbed. The next server gets to finish each job.
 */
export async function killImports(
  running: SiteProcess,
  cookie: string,
  moments: readonly number[],
  order = byUpload(running, cookie),
): Promise<{ wholeMs: number; kills: KilledImport[]; last: Pick<KilledImport, 'files' | 'torn'> }> {
  const begin = async (round: number, served: string) => {
    const files = await order(round, served)
    await untilImport(running, cookie, { stands: state => state !== 'Waiting', within: BEGIN_MS, every: 20 })
    return files
  }
  const done = (every: number) => untilImport(running, cookie, { stands: isDone, within: END_MS, every })

  let { next: standing } = await begin(0, '')
  const began = performance.now()
  await done(50)
  const wholeMs = performance.now() - began
  const kills: KilledImport[] = []
  for (const [round, moment] of moments.entries()) {
    const { old, next } = await begin(round + 1, standing)
    await wait(wholeMs * moment)
    await running.end('SIGKILL')
    // The first time the queue gives out the job by itself, because it has missed its heartbeat.
    const after = await served(running, round === 0 ? 'missed' : 'due')
    kills.push({ ...after, old, next })
    await running.launch()
    await done(500)
    standing = next
  }
  await running.end('SIGTERM')
  return { wholeMs, kills, last: await served(running) }
}

const isDone = (state: string) => state === 'Done'

/** Coverage of made-up places in a state, large enough for an import to take seconds. */
function largeFile(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'plainwire-killed-imports-'))
  try {
    const { files } = writeCoverageSample({
      state: 'VT',
      locations: LOCATIONS,
      out: folder,
      zipDirectory: join(root, 'facts', 'zips', 'zip-directory.tsv.gz'),
    })
    return readFileSync(files.find(file => file.includes('_Cable_')) ?? '')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same file with one more row, the last one at another location, because the same file again would change nothing. */
function withAnotherRow(file: Buffer, round: number): Buffer {
  const row = file.subarray(file.lastIndexOf('\n', -2) + 1).toString()
  return Buffer.concat([
    file,
    Buffer.from(row.replace(/^([^,]*,[^,]*,[^,]*),\d+,/, `$1,${9_000_000 + round},`)),
  ])
}

/** Posts a form of the page. */
async function post({ origin }: SiteProcess, cookie: string, fields: Record<string, string>): Promise<void> {
  const answer = await fetch(`${origin}/desk/coverage`, {
    method: 'POST',
    headers: { cookie, origin },
    body: new URLSearchParams(fields),
  })
  if (!answer.ok) throw new Error(`${fields.intent} was refused: ${answer.status}`)
}

/** Sends a file as a browser at the desk does, in one part. */
async function upload(running: SiteProcess, cookie: string, name: string, bytes: Buffer): Promise<void> {
  const { origin } = running
  const refused = (what: string, { status }: Response) =>
    new Error(`The upload was not ${what}: ${status}\n${running.output.slice(-2_000)}`)
  const headers = { cookie, origin, 'tus-resumable': '1.0.0' }
  const begun = await fetch(`${origin}/desk/coverage/uploads`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${btoa(name)}`,
    },
  })
  if (begun.status !== 201) throw refused('begun', begun)
  const sent = await fetch(new URL(begun.headers.get('location') ?? '', origin), {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  })
  if (sent.status !== 204) throw refused('taken', sent)
}

/** The newest job's standing, as its page shows it. */
async function standing({ origin }: SiteProcess, cookie: string): Promise<string> {
  const text = await (await fetch(`${origin}/desk/coverage`, { headers: { cookie } })).text()
  const [, row = ''] = text.match(/>Imports<\/caption>.*?<tbody[^>]*>(.*?)<\/tr>/s) ?? []
  return (
    ['Waiting', 'Refused', 'Failed', 'Canceled', 'Done'].find(words => row.includes(`>${words}<`)) ??
    'Running'
  )
}

/** Waits until the newest job has this standing. */
async function untilImport(
  running: SiteProcess,
  cookie: string,
  { stands, within, every }: { stands: (state: string) => boolean; within: number; every: number },
): Promise<void> {
  const last = performance.now() + within
  for (;;) {
    const state = await standing(running, cookie)
    if (stands(state)) return
    if (performance.now() > last) throw new Error(`After ${within / 1_000} s the import is still: ${state}`)
    await wait(every)
  }
}

/**
 * A job that the queue considers lost has been missing for long enough, or is already due, as it would be after half
 * a minute.
 */
const later = {
  missed: "update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'",
  due: "update pgboss.job set state = 'retry', heartbeat_on = null, start_after = now() where state = 'active' and name = 'coverage'",
}

/** What a server that starts now would serve; then time is moved forward, so that not every round waits for it. */
async function served(stopped: SiteProcess, then?: keyof typeof later) {
  const [imports = [], torn, jobs] = await queryStored(stopped, [
    'select file_name from coverage_imports where current',
    'select count(*)::int as count from coverage_cells where import_id not in (select id from coverage_imports where current)',
    "select count(*)::int as count from pgboss.job where state = 'active' and name = 'coverage'",
    ...(then ? [later[then]] : []),
  ])
  return {
    files: imports.map(row => String(row.file_name).replace(/\.(csv|zip)$/, '')),
    torn: Number(torn?.[0]?.count),
    fellInto: Number(jobs?.[0]?.count) > 0,
  }
}
