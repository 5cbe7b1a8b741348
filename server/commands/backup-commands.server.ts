import { resolve } from 'node:path'
import { type Config, readConfig } from '#platform/config.server.ts'
import { backUp, restore } from './backup.server.ts'
import { CommandFault, type OperatorCommand, UsageError } from './operator-command.server.ts'

type Work = (config: Config, root: string, file: string) => Promise<Record<string, number>>

const onFile = (usage: string, work: Work): OperatorCommand => ({
  usage,
  async run([file], root, say) {
    if (!file) throw new UsageError('Name the file.')
    const counts = await work(readConfig(), root, resolve(file)).catch((error: NodeJS.ErrnoException) => {
      // The file already exists, or doesn't exist.
      const told = error.code === 'EEXIST' || error.code === 'ENOENT'
      throw told ? new CommandFault(error.message, { cause: error }) : error
    })
    for (const [table, rows] of Object.entries(counts)) say(`${String(rows).padStart(10)}  ${table}`)
    return true
  },
})

export const backupCommand = onFile('npm run backup -- FILE', backUp)
export const restoreCommand = onFile('npm run restore -- FILE', restore)
