import { resolve } from 'node:path'
import { type Config, readConfig } from '#platform/config.server.ts'
import { backUp, restore } from './backup.server.ts'
import { CommandFault, type OperatorCommand, UsageError } from './operator-command.server.ts'

type Work = (config: Config, root: string, file: string) => Promise<Record<string, number>>

/** What to do about a file that can't be made or read, by the system's code. */
const backupFaults: Readonly<Record<string, string>> = {
  EEXIST:
    'there is such a file already, and a backup never overwrites one. Name another file, with the day in its name',
  ENOENT: 'there is no such folder. Make it, or name another one',
}
const restoreFaults: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file. Is its name right?',
}

const onFile = (usage: string, work: Work, faults: Readonly<Record<string, string>>): OperatorCommand => ({
  usage,
  async run([file], root, say) {
    if (!file) throw new UsageError('Name the file.')
    const path = resolve(file)
    const counts = await work(readConfig(), root, path).catch((error: NodeJS.ErrnoException) => {
      const words = error.path === path ? faults[error.code ?? ''] : undefined
      throw words ? new CommandFault(`${path}: ${words}`, { cause: error }) : error
    })
    for (const [table, rows] of Object.entries(counts)) say(`${String(rows).padStart(10)}  ${table}`)
    return true
  },
})

export const backupCommand = onFile('npm run backup -- FILE', backUp, backupFaults)
export const restoreCommand = onFile('npm run restore -- FILE', restore, restoreFaults)
