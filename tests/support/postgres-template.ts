import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { createDatabase, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** A running PostgreSQL with one migrated database that every test file gets a copy of. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  const url = await createDatabase(server.url, 'migrated')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await migrate(drizzle(client), { migrationsFolder: 'migrations' })
  await client.end()
  project.provide('postgresUrl', server.url)
  return () => server.remove()
}
