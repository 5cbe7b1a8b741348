import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const cache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'plainwire')

/**
 * Puts a PGlite data folder without any tables at `folder`. Making one takes five seconds, so one is kept for each
 * version of PGlite and copied.
 */
export async function copyNewCluster(folder: string): Promise<void> {
  const kept = join(cache, `pglite-${pgliteVersion()}`)
  if (!existsSync(kept)) await makeCluster(kept)
  cpSync(kept, folder, { recursive: true })
}

async function makeCluster(kept: string): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const unfinished = mkdtempSync(join(cache, 'unfinished-'))
  const client = await PGlite.create({ dataDir: unfinished })
  await client.close()
  try {
    renameSync(unfinished, kept)
  } catch (fault) {
    // Another run made it meanwhile.
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(kept)) throw fault
  }
}

function pgliteVersion(): string {
  const require = createRequire(import.meta.url)
  const entry = require.resolve('@electric-sql/pglite')
  const { version } = require(join(dirname(entry), '..', 'package.json')) as { version: string }
  return version
}
