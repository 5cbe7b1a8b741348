import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#platform/database.server.ts'
import { createDatabase, startPostgres } from './postgres-server.ts'
import { keptDatabase, makeSiteDatabase, makeTables, putDatabase, useTemplate } from './site-template.ts'

const root = join(import.meta.dirname, '..', '..')

/**
 * The same databases for sites that run as processes, with the broadband labels in them: otherwise each of them would
 * read and store them again during the first tests. One is embedded, one in a PostgreSQL.
 */
export default async function prepareDatabases(): Promise<() => void> {
  const labels = fingerprintOfLabels()
  process.env.POSTGRES_TEMPLATE = await keptDatabase(`postgres-with-labels-${labels}`, makeCluster)
  return useTemplate(`site-with-labels-${labels}`, async folder => {
    await putDatabase(folder, 'site', makeSiteDatabase)
    // Only where they are needed: this is read in the runner, before every run.
    const [{ createLog }, { openPglite }] = await Promise.all([
      import('#platform/log.server.ts'),
      import('#platform/open-pglite.server.ts'),
    ])
    const database = await openPglite(join(folder, 'database'), join(root, 'migrations'), createLog('silent'))
    await storeLabels(database.db)
    await database.close()
  })
}

/** The database in that PostgreSQL. */
const READY = 'ready'

/** A PostgreSQL with a database that a site can start on: tables, queue and labels are there, where a run has made them. */
export async function startPostgresForSite(): Promise<{
  server: Awaited<ReturnType<typeof startPostgres>>
  url: string
}> {
  const cluster = process.env.POSTGRES_TEMPLATE
  const server = await startPostgres(cluster)
  const url = cluster ? new URL(`/${READY}`, server.url).href : await createDatabase(server.url, READY)
  return { server, url }
}

async function makeCluster(place: string): Promise<void> {
  const server = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'plainwire-template-'))
  try {
    const url = await createDatabase(server.url, READY)
    await makeTables({ DATA_DIR: folder, DATABASE_URL: url })
    const [{ default: pg }, { drizzle }, { guardedHandle }] = await Promise.all([
      import('pg'),
      import('drizzle-orm/node-postgres'),
      import('#platform/database.server.ts'),
    ])
    const pool = new pg.Pool({ connectionString: url })
    // A connection that is being closed may still hear that the server stops, after nobody listens to it anymore.
    // An idle one tells its pool.
    pool.on('connect', client => client.on('error', () => {}))
    pool.on('error', () => {})
    await storeLabels(guardedHandle(drizzle(pool)))
    await pool.end()
    await server.keepCluster(place)
  } finally {
    await server.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function storeLabels(db: Database): Promise<void> {
  const { loadLabels } = await import('#server/load-labels.server.ts')
  await loadLabels(db, root)
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
