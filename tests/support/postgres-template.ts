import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { TestProject } from 'vitest/node'
import { guardedHandle } from '#platform/database.server.ts'
import { connectPostgres } from '#platform/open-postgres.server.ts'
import { createDatabase, startPostgres } from './postgres-server.ts'
import { openTestQueue } from './test-queue.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** A running PostgreSQL with one migrated database, its queue installed, that every worker gets a copy of. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  const url = await createDatabase(server.url, 'migrated')
  const pool = connectPostgres(url)
  await migrate(drizzle(pool), { migrationsFolder: 'migrations' })
  const queue = await openTestQueue({
    kind: 'PostgreSQL',
    db: guardedHandle(drizzle(pool)),
    label: 'the template',
    connection: { postgresUrl: url },
    close: () => pool.end(),
  })
  await queue.stop(1_000)
  await pool.end()
  project.provide('postgresUrl', server.url)
  return () => server.remove()
}
