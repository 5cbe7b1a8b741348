import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from '#platform/config.server.ts'
import type { OpenDatabase } from '#platform/database.server.ts'
import { postgresPlaces } from '#platform/database-settings.server.ts'
import type { Log } from '#platform/log.server.ts'
import { openDatabase } from '../open-database.server.ts'
import { CommandFault } from './operator-command.server.ts'

/**
 * Opens the site's database for a command. Throws `CommandFault` where there is none: a command that isn't given the site's
 * settings would otherwise make a new one beside it, and report success about nothing.
 */
export async function openSiteDatabase(config: Config, root: string, log: Log): Promise<OpenDatabase> {
  const folder = join(config.DATA_DIR, 'database')
  // A folder that has held one is told apart by the database itself.
  if (!postgresPlaces(config) && !existsSync(folder) && !existsSync(`${folder}.made`))
    throw new CommandFault(
      `There is no database in ${resolve(config.DATA_DIR)}. A command needs the settings that the site has: put them into .env in this folder, or name DATA_DIR or DATABASE_URL. A new site makes its database when it starts.`,
    )
  return openDatabase(config, root, log)
}
