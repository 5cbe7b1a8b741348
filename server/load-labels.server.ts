import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { loadLabelBox } from '#domain/labels/load-label-box.server.ts'
import type { Database } from '#platform/database.server.ts'

const SUFFIX = '.json.br'

/**
 * Imports the broadband labels that ship with the code (`facts/labels/`), provider by provider, if they are newer
 * than what is stored. Returns the imported editions; later starts only check. Stops between two providers once
 * `signal` says so.
 */
export async function loadLabels(db: Database, root: string, signal?: AbortSignal): Promise<number> {
  const folder = join(root, 'facts', 'labels')
  let editions = 0
  for (const name of (await readdir(folder)).filter(one => one.endsWith(SUFFIX)).toSorted()) {
    if (signal?.aborted) break
    editions += await loadLabelBox(db, await readFile(join(folder, name)))
    // Lets requests run in between.
    await setImmediate()
  }
  return editions
}
