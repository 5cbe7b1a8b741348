import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeSiteDatabase, putDatabase, useTemplate } from './site-template.ts'

const root = join(import.meta.dirname, '..', '..')

/**
 * The same database for sites that run as processes, with the broadband labels in it: otherwise each of them would
 * read and store them again during the first tests. On PostgreSQL they do.
 */
export default function useProcessTemplate(): Promise<() => void> {
  return useTemplate(`site-with-labels-${fingerprintOfLabels()}`, async folder => {
    await putDatabase(folder, 'site', makeSiteDatabase)
    // Only where they are needed: this is read in the runner, before every run.
    const [{ createLog }, { openPglite }, { loadLabels }] = await Promise.all([
      import('#platform/log.server.ts'),
      import('#platform/open-pglite.server.ts'),
      import('#server/load-labels.server.ts'),
    ])
    const database = await openPglite(join(folder, 'database'), join(root, 'migrations'), createLog('silent'))
    await loadLabels(database.db, root)
    await database.close()
  })
}

/** The labels are no part of the build. */
function fingerprintOfLabels(): string {
  const folder = join(root, 'facts', 'labels')
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).toSorted()) {
    if (name.endsWith('.json.br')) hash.update(name).update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
