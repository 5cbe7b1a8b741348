import type { RunCoverageOrder } from '#domain/availability/coverage-data/coverage-jobs.ts'
import type { Config } from '#platform/config.server.ts'
import type { OpenDatabase } from '#platform/database.server.ts'
import { fccAccount } from './fcc-account.server.ts'
import { type CoveragePlace, runCoverageHere } from './run-coverage.server.ts'
import { runCoverageApart } from './run-coverage-apart.server.ts'

/**
 * What runs coverage jobs: on PostgreSQL a separate process; the embedded database can be open in one process only,
 * so there it is this process, with the engine's own threads for the reading.
 */
export function coverageRunner(
  database: OpenDatabase,
  config: Config,
  { root, uploads }: { root: string; uploads: CoveragePlace['uploads'] },
): RunCoverageOrder {
  const account = fccAccount(config)
  const { connection } = database
  return 'postgres' in connection
    ? runCoverageApart(root, { places: connection.postgres.places, dataDir: config.DATA_DIR, account })
    : runCoverageHere({ database, dataDir: config.DATA_DIR, uploads, account })
}
