import { setPriority } from 'node:os'
import { join } from 'node:path'
import { createCoverageUploads } from '#adapters/coverage-uploads.server.ts'
import type { FccClientOptions } from '#adapters/fcc-client.server.ts'
import type {
  CoverageFileResult,
  CoverageProgress,
  OrderedCoverage,
} from '#domain/availability/coverage-data/coverage-jobs.ts'
import { CoverageFileError } from '#domain/availability/coverage-data/coverage-reader.server.ts'
import { createLog, describeError } from '#platform/log.server.ts'
import { openPostgres } from '#platform/open-postgres.server.ts'
import type { PostgresPlaces } from '#platform/postgres-access.server.ts'
import { runCoverageHere } from './run-coverage.server.ts'
import { uploadsFolder } from './uploads-folder.ts'

/** What the server sends to the process that imports for it. */
export type ChildOrder = {
  ordered: OrderedCoverage
  places: PostgresPlaces
  dataDir: string
  account: FccClientOptions | null
}

/** What that process answers. */
export type ChildAnswer =
  | { kind: 'ready' }
  | { kind: 'progress'; progress: CoverageProgress }
  | { kind: 'done'; results: CoverageFileResult[] }
  /** `told`: the message is meant for the operator as it is. */
  | { kind: 'failed'; told: boolean; words: string }

/** Serving pages takes priority on every core. */
const LOW_PRIORITY = 10

/**
 * Does one coverage job in a process of its own, on its own connection. It ends with its work, and with the server:
 * anything it hadn't committed never happened.
 */
export function runCoverageChild(root: string): void {
  setPriority(LOW_PRIORITY)
  process.on('disconnect', () => process.exit(1))
  const answer = (told: ChildAnswer, then?: () => void) => process.send?.(told, undefined, {}, then)
  process.once('message', (given: ChildOrder) => {
    work(root, given, progress => answer({ kind: 'progress', progress })).then(
      results => answer({ kind: 'done', results }, () => process.exit(0)),
      (error: unknown) => {
        const words = error instanceof Error ? error.message : String(error)
        answer({ kind: 'failed', told: error instanceof CoverageFileError, words }, () => process.exit(1))
      },
    )
  })
  answer({ kind: 'ready' })
}

async function work(
  root: string,
  { ordered, places, dataDir, account }: ChildOrder,
  progress: (progress: CoverageProgress) => void,
): Promise<CoverageFileResult[]> {
  const log = createLog('error')
  const database = await openPostgres(places, join(root, 'migrations'), log)
  const onFault = (error: unknown) => log.error({ err: describeError(error) }, 'upload fault')
  const uploads = createCoverageUploads(uploadsFolder(dataDir), '/', onFault)
  const run = runCoverageHere({ database, dataDir, uploads, account })
  try {
    return await run(ordered, { signal: new AbortController().signal, progress })
  } finally {
    await database.close()
  }
}
