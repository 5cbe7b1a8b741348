import { parseArgs } from 'node:util'
import type { CoverageFileResult } from '#domain/availability/coverage-data/coverage-jobs.ts'
import { faultOfDataDay } from '#domain/availability/coverage-data/data-day.ts'
import { FccAccessError } from '#domain/availability/coverage-data/fcc-files.ts'
import { easternDay } from '#domain/shared/calendar.ts'
import { SettingsError } from '#platform/config.server.ts'
import { DirectoryInUseError } from '#platform/directory-lock.server.ts'
import { importAvailability } from './import-availability.server.ts'
import { CommandFault, type OperatorCommand, UsageError } from './operator-command.server.ts'
import { refreshAvailability } from './refresh-availability.server.ts'
import { tellImports } from './tell-imports.server.ts'

/** Imports FCC coverage files (zip or CSV) into the index. */
export const importCommand: OperatorCommand = {
  usage: 'npm run availability:import -- FILE... [--as-of YYYY-MM-DD] [--allow-older]',
  stopped: 'Stopped. What was served before this file is served still.',
  async run(args, root, say) {
    const { values, positionals: files } = parseArgs({
      args,
      options: { 'as-of': { type: 'string' }, 'allow-older': { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const asOf = values['as-of']
    if (files.length === 0) throw new UsageError('Name at least one file.')
    const fault = asOf === undefined ? null : faultOfDataDay(asOf, easternDay(new Date()))
    if (fault !== null) throw new UsageError(`--as-of takes a day such as 2025-12-31: ${fault}.`)
    const options = { ...(asOf ? { asOf } : {}), allowOlder: values['allow-older'] }
    return tell(await importAvailability(root, files, options).catch(explainLock), say)
  },
}

/** Downloads the FCC's newest coverage data and imports them. An interrupted run resumes where it stopped. */
export const refreshCommand: OperatorCommand = {
  usage: 'npm run availability:refresh [-- --states VT,NH]',
  stopped: 'Stopped. The data that were served are served still; a new start goes on from here.',
  async run(args, root, say) {
    const { values } = parseArgs({ args, options: { states: { type: 'string' } } })
    const states = values.states?.split(',') ?? null
    const results = await refreshAvailability(root, { states, say }).catch(explainLock).catch(explainFault)
    return tell(results, say)
  },
}

function tell(results: readonly CoverageFileResult[], say: (line: string) => void): boolean {
  for (const line of tellImports(results)) say(line)
  return results.every(result => result.outcome !== 'refused')
}

function explainLock(error: unknown): never {
  if (!(error instanceof DirectoryInUseError)) throw error
  throw new CommandFault(
    'The server has this database open. Stop it for the import, or use PostgreSQL (DATABASE_URL), where both may run.',
    { cause: error },
  )
}

function explainFault(error: unknown): never {
  if ([CommandFault, FccAccessError, SettingsError].some(kind => error instanceof kind)) throw error
  throw new CommandFault(
    `The refresh failed: ${error instanceof Error ? error.message : String(error)}. What was served before is served still; a new start goes on from here.`,
    { cause: error },
  )
}
