import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project, wherever a script is started from. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** The Node that everything runs on: it comes from npm, so the machine's own may be older. */
export const projectNode = join(
  root,
  'node_modules',
  '.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
)
