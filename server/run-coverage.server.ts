import { createFccClient, type FccClientOptions } from '#adapters/fcc-client.server.ts'
import type {
  CoverageFileResult,
  CoverageOrder,
  CoverageProgress,
  RunCoverageOrder,
} from '#domain/availability/coverage-data/coverage-jobs.ts'
import { CoverageFileError } from '#domain/availability/coverage-data/coverage-reader.server.ts'
import { FccAccessError } from '#domain/availability/coverage-data/fcc-files.ts'
import { takeBackImport } from '#domain/availability/coverage-data/take-back-import.server.ts'
import { SettingsError } from '#platform/config.server.ts'
import type { OpenDatabase } from '#platform/database.server.ts'
import { type ImportWatch, importFiles } from './commands/import-availability.server.ts'
import { refreshFrom } from './commands/refresh-availability.server.ts'

/** What coverage jobs use: this database, this folder for files, this FCC account. */
export type CoveragePlace = {
  database: Pick<OpenDatabase, 'db' | 'kind'>
  dataDir: string
  uploads: { pathOf(id: string): string }
  account: FccClientOptions | null
}

/** One thread: the others are for requests. */
const THREADS = 1

/** Runs coverage jobs in this process. */
export function runCoverageHere({ database, dataDir, uploads, account }: CoveragePlace): RunCoverageOrder {
  const acts = {
    upload(order: Extract<CoverageOrder, { kind: 'upload' }>, watch: ImportWatch) {
      const { uploadId, fileName, asOf, allowOlder } = order
      const files = [{ path: uploads.pathOf(uploadId), name: fileName }]
      return importFiles(database, dataDir, files, { ...(asOf ? { asOf } : {}), allowOlder }, watch)
    },
    fetch(
      { states }: Extract<CoverageOrder, { kind: 'fetch' }>,
      watch: ImportWatch,
      tell: (progress: CoverageProgress) => void,
    ) {
      if (!account) throw new CoverageFileError('no account of the FCC is set')
      let stands: CoverageProgress = { stage: 'asking', share: 0, rows: 0, file: '' }
      tell(stands)
      const failed = (words: string) => tell({ ...stands, file: `Trying again: ${words}` })
      return refreshFrom(createFccClient(account, { stop: watch.signal, failed }), database, dataDir, {
        ...{ states, watch, say: () => {} },
        downloaded(done, all, file) {
          stands = { stage: 'downloading', share: done / Math.max(1, all), rows: 0, file }
          tell(stands)
        },
      })
    },
    async back(
      { importId }: Extract<CoverageOrder, { kind: 'back' }>,
      jobId: string,
    ): Promise<CoverageFileResult[]> {
      await takeBackImport(database.db, importId, { id: jobId, now: new Date() })
      return []
    },
  }
  return async ({ jobId, order }, { signal, progress }) => {
    signal.throwIfAborted()
    const watch: ImportWatch = {
      signal,
      threads: THREADS,
      progressOf: file => ({
        show: (stage, share, rows) => progress({ stage, share, rows, file }),
        end() {},
      }),
    }
    try {
      if (order.kind === 'upload') return await acts.upload(order, watch)
      if (order.kind === 'fetch') return await acts.fetch(order, watch, progress)
      progress({ stage: 'switching', share: 0, rows: 0, file: '' })
      return await acts.back(order, jobId)
    } catch (error) {
      // These explain themselves.
      const tells = error instanceof FccAccessError || error instanceof SettingsError
      throw tells ? new CoverageFileError(error.message, { cause: error }) : error
    }
  }
}
