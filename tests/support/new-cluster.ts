import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const cache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'plainwire')

/**
 * Creates a PGlite data folder without any tables at `folder`. Making one takes five seconds, so one is kept for each
 * version of PGlite and copied.
 */
export async function copyNewCluster(folder: string): Promise<void> {
  const kept = join(cache, `pglite-${pgliteVersion()}`)
  if (!existsSync(kept)) await makeCluster(kept)
  cpSync(kept, folder, { recursive: true })
}

/** PostgreSQL's two template databases, which nobody opens: 600 of 970 files, so a copy shares them with its original. */
const unopened = ['1', '4'].map(oid => join('base', oid))

/** Copies a PGlite data folder. Both folders have to be on one disk. */
export function copyCluster(from: string, to: string): void {
  const left = new Set(unopened.map(folder => join(from, folder)))
  cpSync(from, to, { recursive: true, filter: source => !left.has(source) })
  for (const folder of unopened) {
    mkdirSync(join(to, folder))
    for (const file of readdirSync(join(from, folder)))
      linkSync(join(from, folder, file), join(to, folder, file))
  }
}

async function makeCluster(kept: string): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const unfinished = mkdtempSync(join(cache, 'unfinished-'))
  const client = await PGlite.create({ dataDir: unfinished })
  await client.close()
  try {
    renameSync(unfinished, kept)
  } catch (fault) {
    // Another run made it in the meantime.
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
