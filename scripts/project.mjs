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
 * How the server's Node is started (docs/operations.md and the Containerfile name the same): less room for what lives
 * shortly, and the memory of password hashing given back after each use; without them a server that was busy once keeps
 * about 150 MB more. And the heap may double before everything in it is looked at: by itself Node lets it grow by about a
 * third, does so every other second under load, and answers late meanwhile (p99 of lookups at 500 a second 13 to 28 ms
 * instead of 38 to 64). What was compiled for functions that nobody called since the last six times goes with their bytecode,
 * which Node forgets by itself: 4 to 9 MB after some use.
 *
 * What packs a page asks for a megabyte at a time: with all above 128 kB given back to the system at once, each page of
 * results cost 33 to 40 ms of the processor instead of 19, for pages of memory that came anew. Two arenas instead of one
 * for each thread keep what is held back small (250 to 260 MB after 380 pages of results; 225 to 294 before).
 */
export const serverFlags = ['--max-semi-space-size=16', '--heap-growing-percent=100', '--flush-baseline-code']
export const serverEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1572864',
  MALLOC_TRIM_THRESHOLD_: '3145728',
}
