import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { finished, pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { dropFirstTerms } from '#domain/catalog/terms-store.server.ts'
import { forgetLoadedLabels } from '#domain/labels/label-store.server.ts'
import { BackupError, type BackupLine, readTables, writeTables } from '#platform/backup.server.ts'
import type { Config } from '#platform/config.server.ts'
import type { OpenDatabase } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { openQueue, type Queue } from '#platform/queue.server.ts'
import { jobKinds } from '../job-kinds.ts'
import { openDatabase } from '../open-database.server.ts'
import { openSiteDatabase } from './open-site-database.server.ts'

const FORMAT = 'plainwire-backup-2'
/** The first format had no end mark, so nobody can tell whether such a file is complete. */
const FORMAT_WITHOUT_END = 'plainwire-backup-1'

type Job = Awaited<ReturnType<Queue['waitingJobs']>>[number]
/** The last line: what a complete backup holds. The jobs' sum is here, the tables' are in their own lines. */
type LastLine = { whole: { tables: number; rows: number; jobs: number; jobsSha256: string } }
type Line = BackupLine | { format: string } | { job: Job } | LastLine

/** Writes every row of our tables and every waiting job into a compressed file. Returns the rows of each table. */
export async function backUp(config: Config, root: string, file: string): Promise<Record<string, number>> {
  return withQueue(openSiteDatabase, config, root, async ({ db }, queue) => {
    const gzip = createGzip()
    // 'wx': an older backup is never overwritten.
    const written = finished(gzip.pipe(createWriteStream(file, { flags: 'wx', mode: 0o600 })))
    written.catch(() => {})
    const write = async (line: Line) => {
      if (!gzip.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(gzip, 'drain'), written])
    }
    const counts: Record<string, number> = {}
    await write({ format: FORMAT })
    let jobs: Job[] = []
    await readTables(
      db,
      async line => {
        if ('end' in line) counts[line.end] = line.rows
        await write(line)
      },
      async tx => {
        jobs = await queue.waitingJobs(tx)
      },
    )
    for (const job of jobs) await write({ job })
    await write({ whole: sumsOf(counts, jobs) })
    gzip.end()
    await written
    return { ...counts, 'waiting jobs': jobs.length }
  })
}

/** Restores a backup into an empty database, all of it or nothing. Returns the rows of each table. */
export async function restore(config: Config, root: string, file: string): Promise<Record<string, number>> {
  // Read once before anything is opened: a truncated or damaged file is refused as a whole, and at once.
  for await (const _ of tableLines(file, []));
  return withQueue(openDatabase, config, root, async ({ db }, queue) => {
    const jobs: Job[] = []
    const counts = await writeTables(db, tableLines(file, jobs), {
      before: async tx => {
        await forgetLoadedLabels(tx)
        await dropFirstTerms(tx)
      },
      after: tx => queue.requeue(tx, jobs),
    })
    return { ...counts, 'waiting jobs': jobs.length }
  })
}

function sumsOf(counts: Record<string, number>, jobs: readonly Job[]): LastLine['whole'] {
  const hash = createHash('sha256')
  for (const job of jobs) hash.update(JSON.stringify(job)).update('\n')
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { tables: Object.keys(counts).length, rows, jobs: jobs.length, jobsSha256: hash.digest('hex') }
}

/** The lines that belong to tables; jobs, which come last, are set aside. Refuses a file without its end. */
async function* tableLines(file: string, jobs: Job[]): AsyncGenerator<BackupLine> {
  const counts: Record<string, number> = {}
  let whole: LastLine['whole'] | null = null
  let first = true
  let table = { rows: 0, hash: createHash('sha256') }
  for await (const line of linesOf(file)) {
    if (first) expectFormat(line)
    else if (whole) throw new BackupError('Something stands behind the end of the backup: it is damaged.')
    else if ('whole' in line) whole = line.whole
    else if ('job' in line) jobs.push(line.job)
    else if (!('format' in line)) {
      if ('row' in line) {
        table.hash.update(line.row).update('\n')
        table.rows += 1
      }
      if ('end' in line) {
        if (table.rows !== line.rows || table.hash.digest('hex') !== line.sha256) throw notItsCounts()
        counts[line.end] = line.rows
        table = { rows: 0, hash: createHash('sha256') }
      }
      yield line
    }
    first = false
  }
  if (!whole) throw new BackupError('The backup has no end: it is cut off. Nothing of it was restored.')
  if (JSON.stringify(whole) !== JSON.stringify(sumsOf(counts, jobs))) throw notItsCounts()
}

const notItsCounts = () =>
  new BackupError('The backup does not match its own counts: it is damaged. Nothing of it was restored.')

function expectFormat(line: Line): void {
  const format = 'format' in line ? line.format : ''
  if (format === FORMAT) return
  throw new BackupError(
    format === FORMAT_WITHOUT_END
      ? 'This backup is of an older kind, of which nobody can tell whether it is whole. Restore it with the version that made it, then make another one.'
      : 'This is no backup of ours.',
  )
}

/**
 * Each line, parsed. If a line can't be unpacked or read, the message doesn't include its content: rows are personal
 * data.
 */
async function* linesOf(file: string): AsyncGenerator<Line> {
  const unpacked = createGunzip()
  const read = pipeline(createReadStream(file), unpacked)
  read.catch(() => {})
  const lines = createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })
  // Code that stops at a bad line never hears that the file is truncated, too, and that unhandled error must not end
  // the process.
  lines.on('error', () => {})
  try {
    for await (const text of lines) yield lineOf(text)
    await read
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!code.startsWith('Z_')) throw error
    const cut = code === 'Z_BUF_ERROR'
    throw new BackupError(
      `The backup ${cut ? 'is cut off' : 'is damaged, or no backup of ours'}. Nothing of it was restored.`,
    )
  } finally {
    unpacked.destroy()
  }
}

function lineOf(text: string): Line {
  try {
    return JSON.parse(text) as Line
  } catch {
    throw new BackupError('A line of the backup cannot be read: it is damaged. Nothing of it was restored.')
  }
}

async function withQueue<T>(
  open: typeof openSiteDatabase,
  config: Config,
  root: string,
  work: (database: OpenDatabase, queue: Queue) => Promise<T>,
): Promise<T> {
  const log = createLog(config.LOG_LEVEL)
  const database = await open(config, root, log)
  const queue = await openQueue(database, jobKinds, log)
  try {
    return await work(database, queue)
  } finally {
    await queue.stop(2_000)
    await database.close()
  }
}
