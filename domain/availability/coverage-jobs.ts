import type { JobKind } from '#platform/queue.server.ts'
import type { ImportReport } from './import-parts.server.ts'
import type { ImportStage } from './write-coverage.server.ts'

/** What a job of coverage does: takes an uploaded file over, fetches from the FCC, or serves the import before again. */
export const coverageJobKinds = ['upload', 'fetch', 'back'] as const

/** How a job stands. `refused` is a file that was not believed, `failed` a fault of ours or of the network. */
export const coverageJobStates = ['waiting', 'running', 'done', 'refused', 'failed', 'cancelled'] as const
export type CoverageJobState = (typeof coverageJobStates)[number]

/** What a job of each kind needs to know. */
export type CoverageOrder =
  | { kind: 'upload'; uploadId: string; fileName: string; asOf: string | null; allowOlder: boolean }
  /** States by postal code; null for the whole country. */
  | { kind: 'fetch'; states: string[] | null }
  | { kind: 'back'; importId: number }

/** What a job is busy with. */
export type CoverageStage = ImportStage | 'downloading' | 'switching'

/** What became of one file of a job. */
export type CoverageFileResult = { file: string; seconds: number } & (
  | ImportReport
  | { outcome: 'refused'; reason: string }
)

/** How far a job is: `share` of the stage's file, 0 to 1. */
export type CoverageProgress = { stage: CoverageStage; share: number; rows: number; file: string }

/**
 * Does what a job asks for, and answers what became of each file. Throws `CoverageFileError` for words to the operator, and the
 * signal's reason where it was cancelled: then what was served is served still.
 */
export type RunCoverageOrder = (
  order: CoverageOrder,
  watch: { signal: AbortSignal; progress(progress: CoverageProgress): void },
) => Promise<CoverageFileResult[]>

/** Takes coverage jobs one after the other, one at a time in all processes. A broken one is started anew. */
export const coverageJob: JobKind<{ jobId: string }> = {
  name: 'coverage',
  retryLimit: 5,
  retryDelay: 5,
  retryDelayMax: 60,
  // The whole country, with room to spare.
  expireInSeconds: 12 * 3_600,
  oneAtATime: true,
}
