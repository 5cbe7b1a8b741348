import type { JobKind } from '#platform/queue.server.ts'
import type { RefusalFacts } from './coverage-reader.server.ts'
import type { ImportReport } from './import-parts.server.ts'
import type { ImportStage } from './write-coverage.server.ts'

/** What a coverage job does: imports an uploaded file, fetches from the FCC, or serves the previous import again. */
export const coverageJobKinds = ['upload', 'fetch', 'back'] as const

/** A job's standing. `refused` is a file that was not accepted, `failed` is our own fault or the network's. */
export const coverageJobStates = ['waiting', 'running', 'done', 'refused', 'failed', 'cancelled'] as const
export type CoverageJobState = (typeof coverageJobStates)[number]

/** What a job of each kind needs to know. */
export type CoverageOrder =
  | { kind: 'upload'; uploadId: string; fileName: string; asOf: string | null; allowOlder: boolean }
  /** States by postal code; null for the whole country. */
  | { kind: 'fetch'; states: string[] | null }
  | { kind: 'back'; importId: number }

/** A job as whoever runs it gets it. */
export type OrderedCoverage = { jobId: string; order: CoverageOrder }

/** The stage a job is in. */
export type CoverageStage = ImportStage | 'asking' | 'downloading' | 'switching'

/** The outcome for one file of a job. */
export type CoverageFileResult = { file: string; seconds: number } & (
  | ImportReport
  | ({ outcome: 'refused'; reason: string } & RefusalFacts)
)

/** A job's progress: `share` of the stage's file, 0 to 1. */
export type CoverageProgress = { stage: CoverageStage; share: number; rows: number; file: string }

/**
 * Does what a job asks for, and returns the outcome for each file. Throws `CoverageFileError` for messages to the
 * operator, and the signal's reason if it was canceled: then nothing that is served has changed. What must not be done
 * twice ends its job in its own transaction.
 */
export type RunCoverageOrder = (
  ordered: OrderedCoverage,
  watch: { signal: AbortSignal; progress(progress: CoverageProgress): void },
) => Promise<CoverageFileResult[]>

/** Takes coverage jobs one after the other, one at a time across all processes. An interrupted one is started again. */
export const coverageJob: JobKind<{ jobId: string }> = {
  name: 'coverage',
  retryLimit: 5,
  retryDelay: 5,
  retryDelayMax: 60,
  // Enough for the whole country.
  expireInSeconds: 12 * 3_600,
  oneAtATime: true,
}
