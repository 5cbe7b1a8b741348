import { join } from 'node:path'
import type { Config } from '#platform/config.server.ts'
import type { OpenDatabase } from '#platform/database.server.ts'
import { postgresPlaces } from '#platform/database-settings.server.ts'
import type { Log } from '#platform/log.server.ts'
import { openPglite } from '#platform/open-pglite.server.ts'
import { openPostgres, type PostgresLimits } from '#platform/open-postgres.server.ts'

/** The database that the settings name, migrated. */
export function openDatabase(
  config: Config,
  root: string,
  log: Log,
  limits?: PostgresLimits,
): Promise<OpenDatabase> {
  const migrations = join(root, 'migrations')
  const places = postgresPlaces(config)
  return places
    ? openPostgres(places, migrations, log, limits)
    : openPglite(join(config.DATA_DIR, 'database'), migrations, log)
}
