import { join } from 'node:path'
import { createLog } from '#platform/log.server.ts'
import { openPglite } from '#platform/open-pglite.server.ts'
import { loadLabels } from '#server/load-labels.server.ts'
import makeSiteTemplate from './site-template.ts'

const root = join(import.meta.dirname, '..', '..')

/**
 * The same database for sites that run as processes, with the broadband labels in it: each of them would read and store
 * them anew beside the first tests. On PostgreSQL they do.
 */
export default async function makeProcessTemplate(): Promise<() => void> {
  const remove = await makeSiteTemplate()
  const database = await openPglite(
    process.env.SITE_TEMPLATE ?? '',
    join(root, 'migrations'),
    createLog('silent'),
  )
  await loadLabels(database.db, root)
  await database.close()
  return remove
}
