import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { type Clock, fromDrizzle, type JobWithMetadata } from 'pg-boss'
import { bossOn } from './boss.server.ts'
import type { OpenDatabase, Reader, Tx } from './database.server.ts'
import { inLines } from './jobs-in-lines.ts'
import { deadLettersOf, type KeptJobs, keptJobs } from './kept-jobs.server.ts'
import { describeError, type Log } from './log.server.ts'
import type { Write } from './one-statement.server.ts'
import { type Schedules, schedules } from './schedules.server.ts'

/** A kind of job and how it is retried. `Data` is what a job of this kind carries. */
export type JobKind<Data extends object> = {
  name: string
  retryLimit: number
  /** Seconds before the first retry; doubled each time up to `retryDelayMax`. */
  retryDelay: number
  retryDelayMax: number
  /** Seconds after which a job that didn't finish counts as failed. */
  expireInSeconds: number
  /** One after the other, oldest first, instead of many at once (see `inLines`). */
  inOrder?: true | { lineFor: string }
  /** Never two at a time, in any process. */
  oneAtATime?: true
  /** Never read; carries the type of the data. */
  data?: Data
}

/** A handler's verdict on a job: done, try again later, or never try again (kept in the dead-letter queue). */
export type JobResult = 'completed' | 'failed' | 'deadletter'

export type Job<Data> = {
  id: string
  data: Data
  /** 1 on the first attempt. */
  attempt: number
}

export type Queue = KeptJobs &
  Schedules & {
    /** Adds a job that exists if and only if the transaction commits, to run as soon as possible or from `notBefore` on. */
    enqueue<Data extends object>(tx: Tx, kind: JobKind<Data>, data: Data, notBefore?: Date): Promise<void>
    /** The same as a write that is stored in one statement with others. */
    jobWrite<Data extends object>(kind: JobKind<Data>, data: Data): Promise<Write>
    /** Starts processing jobs of a kind. */
    work<Data extends object>(
      kind: JobKind<Data>,
      handle: (job: Job<Data>) => Promise<JobResult>,
    ): Promise<void>
    /** Makes every waiting job of a kind due now, for example when the service it waited for is back. */
    retryNow(kind: JobKind<object>): Promise<void>
    /**
     * What waits, by kind: how many jobs, and for how many seconds the oldest has been due. Dead letters count as a
     * kind.
     */
    backlog(): Promise<{ queue: string; waiting: number; oldestSeconds: number }[]>
    /** Every job that waits or runs, including dead letters, so that it can be queued again elsewhere. */
    waitingJobs(db: Reader): Promise<{ queue: string; data: object }[]>
    /** Queues what `waitingJobs` returned; refuses kinds that are unknown here. */
    requeue(tx: Tx, jobs: readonly { queue: string; data: object }[]): Promise<void>
    /** Deletes jobs that ended before a time, and those that expired before it. Returns how many. */
    forgetEnded(tx: Tx, before: Date): Promise<number>
    /** Throws when the queue doesn't answer. */
    ping(): Promise<void>
    /** Finishes running jobs and takes no new ones. */
    stop(timeoutMs: number): Promise<void>
  }

const DAY_SECONDS = 86_400
const POLLING_SECONDS = 2
const UPKEEP_SECONDS = 15
/**
 * What is known about a queue is reread this often: until then, a `oneAtATime` job waits for another that has ended,
 * or died with its process.
 */
const CACHE_SECONDS = 5
/** How many milliseconds after a job is queued the worker looks for it: under load it then finds many at once. */
const WAKE_MS = 100
/** How many jobs a worker takes at once. Those that run one by one must all be done before the last counts as failed. */
const TAKEN_AT_ONCE = 20
const TAKEN_IN_ORDER = 5
/** An id that no job has. */
const NO_JOB = '00000000-0000-4000-8000-000000000000'

/** Captures the statement that the queue would run to add a job, and answers like a database that has run it. */
async function readStatement(statements: SQL[], statement: SQL) {
  statements.push(statement)
  return { rows: [{ id: randomUUID() }] }
}

/** Opens the job queue on the application's own database, whichever of the two it is. `clock` defaults to the real one. */
export async function openQueue(
  database: OpenDatabase,
  kinds: readonly JobKind<object>[],
  log: Log,
  clock?: Clock,
): Promise<Queue> {
  const upkeep = {
    monitorIntervalSeconds: UPKEEP_SECONDS,
    superviseIntervalSeconds: UPKEEP_SECONDS,
    queueCacheIntervalSeconds: CACHE_SECONDS,
    ...(clock ? { clock } : {}),
  }
  const { boss, closePool } = bossOn(database, upkeep, log)
  boss.on('error', error => log.error({ err: describeError(error) }, 'queue fault'))
  await boss.start()
  for (const kind of kinds) {
    await boss.createQueue(deadLettersOf(kind), { deleteAfterSeconds: 0, retentionSeconds: 90 * DAY_SECONDS })
    const options = {
      retryLimit: kind.retryLimit,
      retryDelay: kind.retryDelay,
      retryBackoff: true,
      retryDelayMax: kind.retryDelayMax,
      expireInSeconds: kind.expireInSeconds,
      heartbeatSeconds: 10,
      retentionSeconds: 30 * DAY_SECONDS,
      deadLetter: deadLettersOf(kind),
      // PostgreSQL lets only one transaction with a notice commit at a time, so the code below wakes the worker here
      // instead.
      notify: false,
    }
    await boss.createQueue(kind.name, kind.oneAtATime ? { ...options, policy: 'singleton' } : options)
    await boss.updateQueue(kind.name, options)
    // Fills the queue cache now, because a query inside a transaction would wait for PGlite's only connection
    // forever.
    await boss.getJobById(kind.name, NO_JOB)
    await boss.getJobById(deadLettersOf(kind), NO_JOB)
  }

  const workers = new Map<string, string>()
  const waking = new Set<string>()
  /** Makes the worker look soon, when the transaction has very likely ended, once for all jobs added in the meantime. */
  const wake = (name: string) => {
    const worker = workers.get(name)
    if (worker === undefined || waking.has(name)) return
    waking.add(name)
    const timer = setTimeout(() => {
      waking.delete(name)
      boss.notifyWorker(worker)
    }, WAKE_MS)
    timer.unref()
  }

  return {
    async enqueue(tx, kind, data, notBefore) {
      const later = notBefore ? { startAfter: notBefore } : {}
      const id = await boss.send(kind.name, data, { ...later, db: fromDrizzle(tx, sql) })
      if (id === null) throw new Error(`The queue ${kind.name} took no job`)
      wake(kind.name)
    },
    async jobWrite(kind, data) {
      const statements: SQL[] = []
      const reading = { execute: (statement: SQL) => readStatement(statements, statement) }
      await boss.send(kind.name, data, { db: fromDrizzle(reading, sql) })
      const [statement, ...others] = statements
      if (!statement || others.length > 0) throw new Error(`A job of ${kind.name} is not one statement`)
      wake(kind.name)
      return { statement, rows: 1 }
    },
    async work(kind, handle) {
      const attempt = (job: JobWithMetadata) =>
        handle({ id: job.id, data: job.data as never, attempt: job.retryCount + 1 })
          .catch((error: unknown) => {
            log.error({ err: describeError(error), job: job.id, queue: kind.name }, 'job fault')
            return 'failed' as const
          })
          .then(status => ({ id: job.id, status }))
      const worker = await boss.work(
        kind.name,
        {
          batchSize: kind.oneAtATime ? 1 : kind.inOrder ? TAKEN_IN_ORDER : TAKEN_AT_ONCE,
          perJobResults: true,
          burstWhenBatchFull: true,
          // New jobs of this process wake the worker; polling finds retries, replays and other processes' jobs.
          pollingIntervalSeconds: POLLING_SECONDS,
          includeMetadata: true,
        },
        async (jobs: JobWithMetadata[]) => {
          return kind.inOrder ? inLines(jobs, kind.inOrder, attempt) : Promise.all(jobs.map(attempt))
        },
      )
      workers.set(kind.name, worker)
    },
    ...schedules(boss),
    async retryNow({ name }) {
      await database.db.execute(
        sql`update pgboss.job set start_after = pgboss.job_now() where name = ${name} and state = 'retry'`,
      )
      wake(name)
    },
    ...keptJobs(database.db, boss, wake),
    async backlog() {
      const { rows } = await database.db.execute(sql`
        select name, count(*)::int as waiting,
          greatest(0, extract(epoch from now() - min(start_after)))::int as oldest_seconds
        from pgboss.job where state in ('created', 'retry', 'active') group by name`)
      return kinds
        .flatMap(kind => [kind.name, deadLettersOf(kind)])
        .map(name => {
          const row = rows.find(found => found.name === name)
          const { waiting = 0, oldest_seconds: oldestSeconds = 0 } = row ?? {}
          return { queue: name, waiting: Number(waiting), oldestSeconds: Number(oldestSeconds) }
        })
    },
    async waitingJobs(db) {
      const { rows } = await db.execute(sql`
        select name, data from pgboss.job where state in ('created', 'retry', 'active') order by created_on, id`)
      return rows.map(row => ({ queue: String(row.name), data: row.data as object }))
    },
    async requeue(tx, jobs) {
      const known = new Set(kinds.flatMap(kind => [kind.name, deadLettersOf(kind)]))
      for (const { queue, data } of jobs) {
        if (!known.has(queue)) throw new Error(`There is no queue ${queue}`)
        await boss.send(queue, data, { db: fromDrizzle(tx, sql) })
      }
    },
    async forgetEnded(tx, before) {
      const names = kinds.flatMap(kind => [kind.name, deadLettersOf(kind)])
      const { rows } = await tx.execute(sql`
        delete from pgboss.job where name in ${names}
          and (completed_on < ${before.toISOString()} or (state < 'active' and keep_until < ${before.toISOString()}))
        returning 1`)
      return rows.length
    },
    async ping() {
      await boss.getJobById(kinds[0]?.name ?? 'none', NO_JOB)
    },
    async stop(timeoutMs) {
      await boss.stop({ graceful: true, timeout: timeoutMs, close: true })
      await closePool()
    },
  }
}
