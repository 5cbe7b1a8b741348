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

/**
 * How the server's Node is started (docs/operations.md names the same): less room for what lives shortly, and the memory
 * of password hashing given back after each use. Without them a server that was busy once keeps about 150 MB more.
 */
export const serverFlags = ['--max-semi-space-size=16']
export const serverEnv = { MALLOC_MMAP_THRESHOLD_: '131072' }
