import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { TestProject } from 'vitest/node'
import { guardedHandle } from '#platform/database.server.ts'
import { postgresAccess } from '#platform/postgres-access.server.ts'
import { createDatabase, startPostgres } from './postgres-server.ts'
import { openTestQueue, silentLog } from './test-queue.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** A running PostgreSQL with one migrated database and its queue, which every worker gets a copy of. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  const url = await createDatabase(server.url, 'migrated')
  const access = postgresAccess({ url }, silentLog)
  const pool = access.pool(10)
  await migrate(drizzle(pool), { migrationsFolder: 'migrations' })
  const db = guardedHandle(drizzle(pool))
  const queue = await openTestQueue({
    kind: 'PostgreSQL',
    db,
    reads: db,
    label: 'the template',
    connection: { postgres: access },
    close: () => pool.end(),
  })
  await queue.stop(1_000)
  await pool.end()
  project.provide('postgresUrl', server.url)
  return () => server.remove()
}
