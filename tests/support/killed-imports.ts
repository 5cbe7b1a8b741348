import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { writeCoverageSample } from './coverage-sample.ts'
import type { SiteProcess } from './site-process.ts'
import { queryStored } from './stored-rows.ts'

const root = join(import.meta.dirname, '..', '..')
const LOCATIONS = 25_000
const BEGIN_MS = 30_000
const END_MS = 90_000

const nameOf = (round: number) => `bdc_50_Cable_fixed_broadband_D25_sample${round}.csv`

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
 * Imports coverage through the desk again and again, killing the server each time: `moments` are fractions of the
 * time that the same import takes undisturbed. The next server gets to finish each import.
 */
export async function killImports(
  running: SiteProcess,
  cookie: string,
  moments: readonly number[],
): Promise<{ wholeMs: number; kills: KilledImport[]; last: Pick<KilledImport, 'files' | 'torn'> }> {
  const large = largeFile()
  const begin = async (file: string, bytes: Buffer) => {
    await upload(running, cookie, file, bytes)
    await untilImport(running, cookie, { stands: state => state !== 'Waiting', within: BEGIN_MS, every: 20 })
  }
  const isDone = (every: number) =>
    untilImport(running, cookie, { stands: state => state === 'Done', within: END_MS, every })

  let old = nameOf(0)
  await begin(old, large)
  const began = performance.now()
  await isDone(50)
  const wholeMs = performance.now() - began
  const kills: KilledImport[] = []
  for (const [round, moment] of moments.entries()) {
    const next = nameOf(round + 1)
    await begin(next, withAnotherRow(large, round))
    await wait(wholeMs * moment)
    await running.end('SIGKILL')
    // The first time the queue gives out the job by itself, because it has missed its heartbeat.
    const after = await served(running, round === 0 ? 'missed' : 'due')
    kills.push({ ...after, old, next })
    await running.launch()
    await isDone(500)
    old = next
  }
  await running.end('SIGTERM')
  return { wholeMs, kills, last: await served(running) }
}

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
    files: imports.map(row => String(row.file_name)),
    torn: Number(torn?.[0]?.count),
    fellInto: Number(jobs?.[0]?.count) > 0,
  }
}
