import { FccAccessError } from '#domain/availability/coverage-data/fcc-files.ts'
import { BackupError } from '#platform/backup.server.ts'
import { SettingsError } from '#platform/config.server.ts'
import { DirectoryInUseError } from '#platform/directory-lock.server.ts'
import { withoutHidden } from '#platform/without-hidden.ts'
import { wordsAtStart } from '../words-at-start.server.ts'
import { backupCommand, restoreCommand } from './backup-commands.server.ts'
import { importCommand, refreshCommand } from './coverage-commands.server.ts'
import { deskInviteCommand } from './desk-invite.server.ts'
import { deskResetFactorCommand } from './desk-reset-factor.server.ts'
import { importLabelsCommand, refreshLabelsCommand } from './label-commands.server.ts'
import { listReports } from './list-reports.server.ts'
import { staleCommand } from './list-stale.server.ts'
import { CommandFault, type OperatorCommand, UsageError } from './operator-command.server.ts'
import { publishCommand } from './publish-catalog.server.ts'
import { replayWebhooks } from './replay-webhooks.server.ts'

/**
 * By the names of npm's scripts. With the embedded database the server must be stopped first; on PostgreSQL all of
 * them can run while it serves.
 */
const commands: Record<string, OperatorCommand> = {
  backup: backupCommand,
  restore: restoreCommand,
  'availability:import': importCommand,
  'availability:refresh': refreshCommand,
  'availability:reports': {
    usage: 'npm run availability:reports',
    async run(_, root, say) {
      for (const line of await listReports(root)) say(line)
      return true
    },
  },
  'catalog:publish': publishCommand,
  'catalog:stale': staleCommand,
  'desk:invite': deskInviteCommand,
  'desk:reset-factor': deskResetFactorCommand,
  'labels:import': importLabelsCommand,
  'labels:refresh': refreshLabelsCommand,
  'webhooks:replay': {
    usage: 'npm run webhooks:replay',
    async run(_, root, say) {
      say(`${await replayWebhooks(root)} webhooks will be delivered again.`)
      return true
    },
  },
}

/** Runs a command and returns the process's exit code. Failures are reported in one line. */
export async function runCommand(name: string, args: string[], root: string): Promise<number> {
  const command = commands[name]
  if (!command) {
    console.error(`There is no command ${name}; there are ${Object.keys(commands).join(', ')}.`)
    return 1
  }
  const { stopped } = command
  if (stopped !== undefined) {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        console.error(`\n${stopped}`)
        process.exit(130)
      })
    }
  }
  try {
    return (await command.run(args, root, line => console.log(withoutHidden(line)))) ? 0 : 1
  } catch (error) {
    console.error(withoutHidden(wordsOf(error, command) ?? wordsAtStart(error)))
    return 1
  }
}

/** The message to the operator for a fault that explains itself; null for others. */
function wordsOf(error: unknown, { usage }: OperatorCommand): string | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  if (error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS')) return `${error.message}\n${usage}`
  const tells = [CommandFault, SettingsError, BackupError, FccAccessError, DirectoryInUseError].some(
    kind => error instanceof kind,
  )
  return tells ? error.message : null
}
