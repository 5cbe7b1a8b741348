import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartFault } from './start-fault.server.ts'
import { makeWholeFile } from './whole-file.server.ts'

/** Beside the folder, not in it: it survives when the whole folder is gone. */
const markOf = (folder: string) => `${folder}.made`

/**
 * Throws `StartFault` rather than create a new database where there was one: PGlite would, over the old files, as
 * soon as only PG_VERSION is missing.
 */
export function expectDatabaseOrNothing(folder: string): void {
  if (existsSync(join(folder, 'PG_VERSION'))) return
  // A new one gets this name when it is whole, so pg_control without PG_VERSION was left by a complete database.
  if (!existsSync(markOf(folder)) && !existsSync(join(folder, 'global', 'pg_control'))) return
  throw new StartFault(
    `${folder} has held a database, but PG_VERSION is missing in it: is a disk not mounted, or was something deleted? Bring the folder back from a copy. To begin with an empty database instead, move ${folder} and ${markOf(folder)} away.`,
  )
}

/** Records that there is a database from now on. */
export function markDatabase(folder: string): void {
  const mark = markOf(folder)
  if (!existsSync(mark)) makeWholeFile(mark, `${new Date().toISOString()}\n`)
}
