import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { loadLabelBox } from '#domain/labels/load-label-box.server.ts'
import type { Database } from '#platform/database.server.ts'

const SUFFIX = '.json.br'

/**
 * Takes over the broadband labels that come with the code (`facts/labels/`), provider by provider, where they are newer
 * than what is stored. Answers the editions that it took over; later starts only look. Stops between two providers once
 * `signal` says so.
 */
export async function loadLabels(db: Database, root: string, signal?: AbortSignal): Promise<number> {
  const folder = join(root, 'facts', 'labels')
  let editions = 0
  for (const name of (await readdir(folder)).filter(one => one.endsWith(SUFFIX)).toSorted()) {
    if (signal?.aborted) break
    editions += await loadLabelBox(db, await readFile(join(folder, name)))
    // Requests come in between.
    await setImmediate()
  }
  return editions
}
