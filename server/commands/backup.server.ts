import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { dropFirstTerms } from '#domain/catalog/terms-store.server.ts'
import { forgetLoadedLabels } from '#domain/labels/label-store.server.ts'
import { BackupError, type BackupLine, readTables, writeTables } from '#platform/backup.server.ts'
import type { Config } from '#platform/config.server.ts'
import { createLog } from '#platform/log.server.ts'
import { openQueue, type Queue } from '#platform/queue.server.ts'
import { jobKinds, openDatabase } from '../assemble.server.ts'

const FORMAT = 'plainwire-backup-1'

type Job = Awaited<ReturnType<Queue['waitingJobs']>>[number]
type Line = BackupLine | { format: string } | { job: Job }

/** Writes every row of our tables and every waiting job into a compressed file. Answers the rows of each table. */
export async function backUp(config: Config, root: string, file: string): Promise<Record<string, number>> {
  return withQueue(config, root, async ({ db }, queue) => {
    const gzip = createGzip()
    // 'wx': an older backup is never overwritten.
    const written = finished(gzip.pipe(createWriteStream(file, { flags: 'wx', mode: 0o600 })))
    written.catch(() => {})
    const write = async (line: Line) => {
      if (!gzip.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(gzip, 'drain'), written])
    }
    const counts: Record<string, number> = {}
    await write({ format: FORMAT })
    await readTables(db, async line => {
      if ('end' in line) counts[line.end] = line.rows
      await write(line)
    })
    const jobs = await queue.waitingJobs()
    for (const job of jobs) await write({ job })
    gzip.end()
    await written
    return { ...counts, 'waiting jobs': jobs.length }
  })
}

/** Brings a backup into an empty database, all of it or nothing. Answers the rows of each table. */
export async function restore(config: Config, root: string, file: string): Promise<Record<string, number>> {
  return withQueue(config, root, async ({ db }, queue) => {
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

/** The lines that belong to tables; jobs, which come last, are put aside. */
async function* tableLines(file: string, jobs: Job[]): AsyncGenerator<BackupLine> {
  const input = createReadStream(file).pipe(createGunzip())
  let first = true
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const line = JSON.parse(text) as Line
    if (first && !('format' in line && line.format === FORMAT))
      throw new BackupError('This is no backup of ours.')
    first = false
    if ('job' in line) jobs.push(line.job)
    else if (!('format' in line)) yield line
  }
}

async function withQueue<T>(
  config: Config,
  root: string,
  work: (database: Awaited<ReturnType<typeof openDatabase>>, queue: Queue) => Promise<T>,
): Promise<T> {
  const log = createLog(config.LOG_LEVEL)
  const database = await openDatabase(config, root, log)
  const queue = await openQueue(database, jobKinds, log)
  try {
    return await work(database, queue)
  } finally {
    await queue.stop(2_000)
    await database.close()
  }
}
