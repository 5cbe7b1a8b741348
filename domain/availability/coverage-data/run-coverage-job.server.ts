import { type Database, transaction } from '#platform/database.server.ts'
import { describeError, type Log } from '#platform/log.server.ts'
import { noticeOf } from '#platform/notices.server.ts'
import type { Job, JobResult } from '#platform/queue.server.ts'
import {
  endCoverageJob,
  findCoverageJob,
  keepProgress,
  startCoverageJob,
} from './coverage-job-store.server.ts'
import type {
  CoverageFileResult,
  CoverageJobState,
  CoverageProgress,
  RunCoverageOrder,
} from './coverage-jobs.ts'
import { CoverageFileError } from './coverage-reader.server.ts'
import type { CoverageUploads } from './coverage-uploads.ts'

type Deps = {
  db: Database
  run: RunCoverageOrder
  uploads: Pick<CoverageUploads, 'remove'>
  now: () => Date
  log: Log
  /** How often progress is stored and a request to stop is checked, in milliseconds. */
  lookEveryMs?: number
}

const LOOK_EVERY_MS = 1_000
/** A fault is retried this often, then reported. */
const TRIES = 3

/** The reason given to whatever stops a job. */
class CancelledError extends Error {
  override name = 'CancelledError'
}

/** Returns the runner of coverage jobs: a job that has ended is left alone, so it may be requested twice. */
export function coverageJobRunner(deps: Deps) {
  const running = new Map<string, Promise<JobResult>>()
  return (job: Job<{ jobId: string }>): Promise<JobResult> => {
    const { jobId } = job.data
    // The queue may count a job as lost while the embedded database is busy with it.
    const known = running.get(jobId)
    if (known) return known
    const work = runOne(deps, job).finally(() => running.delete(jobId))
    running.set(jobId, work)
    return work
  }
}

async function runOne(deps: Deps, { data: { jobId }, attempt }: Job<{ jobId: string }>): Promise<JobResult> {
  const { db, run, uploads, now, log } = deps
  const begun = await transaction(db, async tx => {
    const isBegun = await startCoverageJob(tx, jobId, now())
    if (isBegun) await tx.execute(noticeOf({ topic: 'coverage', id: jobId }))
    else await endCoverageJob(tx, jobId, { state: 'cancelled', endedAt: now() })
    return isBegun
  })
  const job = await findCoverageJob(db, jobId)
  if (!job) return 'completed'
  if (!begun) {
    if (job.uploadId) await uploads.remove(job.uploadId)
    return 'completed'
  }
  const stop = new AbortController()
  const watch = watchProgress(deps, jobId, stop)
  const end = async (state: CoverageJobState, reason: string | null, results: CoverageFileResult[] = []) => {
    await transaction(db, async tx => {
      await endCoverageJob(tx, jobId, { state, reason, results, endedAt: now() })
      await tx.execute(noticeOf({ topic: 'coverage', id: jobId }))
    })
    if (job.uploadId) await uploads.remove(job.uploadId)
    log.info({ job: jobId, state, reason }, 'coverage job ended')
    return 'completed' as const
  }
  try {
    const results = await run({ jobId, order: job.order }, { signal: stop.signal, progress: watch.told })
    await watch.end()
    const refused = results.filter(one => one.outcome === 'refused')
    const isRefused = results.length > 0 && refused.length === results.length
    return await end(isRefused ? 'refused' : 'done', refused[0]?.reason ?? null, results)
  } catch (error) {
    await watch.end()
    if (stop.signal.aborted) return await end('cancelled', null)
    if (error instanceof CoverageFileError) return await end('refused', error.message)
    log.error({ err: describeError(error), job: jobId, attempt }, 'coverage job fault')
    if (attempt < TRIES) return 'failed'
    return await end('failed', faultWords(error))
  }
}

/** What the desk reads about a fault of ours: a database's statement and its values tell nobody anything there. */
function faultWords(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  return words.startsWith('Failed query') ? 'the database didn’t take it; the server’s log says why' : words
}

/** Stores progress regularly, outside the import's own transaction, and stops the import when somebody asks for it. */
function watchProgress({ db, log, lookEveryMs = LOOK_EVERY_MS }: Deps, jobId: string, stop: AbortController) {
  let latest: CoverageProgress = { stage: 'checking', share: 0, rows: 0, file: '' }
  let looking: Promise<void> = Promise.resolve()
  let isLooking = false
  const look = async () => {
    try {
      const isCancelled = await transaction(db, async tx => {
        await tx.execute(noticeOf({ topic: 'coverage', id: jobId }))
        return keepProgress(tx, jobId, latest)
      })
      if (isCancelled) stop.abort(new CancelledError('The job was canceled'))
    } catch (error) {
      log.warn({ err: describeError(error), job: jobId }, 'progress not kept')
    }
    isLooking = false
  }
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    looking = look()
  }, lookEveryMs)
  return {
    told(progress: CoverageProgress) {
      latest = progress
    },
    async end() {
      clearInterval(timer)
      await looking
    },
  }
}
