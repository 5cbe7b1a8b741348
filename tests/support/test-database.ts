import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Clock } from 'pg-boss'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { webhookJob } from '#domain/automation/webhook-job.server.ts'
import { type Database, type Drizzle, guardedHandle, type OpenDatabase } from '#platform/database.server.ts'
import { pgliteHandle } from '#platform/open-pglite.server.ts'
import { postgresAccess } from '#platform/postgres-access.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { emptyDatabase } from './empty-database.ts'
import { createDatabase } from './postgres-server.ts'
import { openTestQueue, silentLog } from './test-queue.ts'

export { silentLog } from './test-queue.ts'

/** Test files in one worker share a database of each kind and its queue: opening one takes longer than most tests. */
const openDatabases = new Map<string, Promise<OpenDatabase>>()
const openQueues = new Map<OpenDatabase, Promise<Queue>>()

/** A test file's database: real, migrated, empty before each test, with its queue. */
export type TestDatabase = {
  /** The handle as production code has it; tests may also write rows with it. */
  db: Database & Drizzle
  opened: OpenDatabase
  queue: Queue
  queuedJobs(): Promise<{ data: unknown; state: string }[]>
}

/** `clock` is the queue's; by default the real one. */
export function useTestDatabase(clock?: Clock): TestDatabase {
  let opened: OpenDatabase
  let queue: Queue
  beforeAll(async () => {
    opened = await sharedDatabase(process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'pglite')
    queue = clock ? await openTestQueue(opened, clock) : await sharedQueue(opened)
  })
  beforeEach(() => emptyDatabase(opened.db))
  afterAll(async () => {
    if ((await openQueues.get(opened)) !== queue) await queue.stop(1_000)
  })
  return {
    get db() {
      return opened.db as Database & Drizzle
    },
    get opened() {
      return opened
    },
    get queue() {
      return queue
    },
    async queuedJobs() {
      const { rows } = await opened.db.execute(
        sql`select data, state::text as state from pgboss.job where name = ${webhookJob.name} order by created_on`,
      )
      return rows.map(row => ({ data: row.data, state: String(row.state) }))
    },
  }
}

function sharedDatabase(kind: 'pglite' | 'postgres'): Promise<OpenDatabase> {
  const open = openDatabases.get(kind) ?? (kind === 'postgres' ? openPostgresCopy() : openPgliteCopy())
  openDatabases.set(kind, open)
  return open
}

/** Shared until a file lets it work on jobs: from then on it is that file's own, for the work would go on in the next. */
function sharedQueue(database: OpenDatabase): Promise<Queue> {
  const open = openQueues.get(database) ?? openSharedQueue(database)
  openQueues.set(database, open)
  return open
}

async function openSharedQueue(database: OpenDatabase): Promise<Queue> {
  const queue = await openTestQueue(database)
  return {
    ...queue,
    work(kind, handle) {
      openQueues.delete(database)
      return queue.work(kind, handle)
    },
  }
}

async function openPgliteCopy(): Promise<OpenDatabase> {
  const client = await PGlite.create({ loadDataDir: await openAsBlob(inject('pgliteImage')) })
  const db = pgliteHandle(client)
  return {
    kind: 'PGlite',
    db,
    reads: db,
    label: 'PGlite in memory',
    connection: { pglite: client },
    close: () => client.close(),
  }
}

async function openPostgresCopy(): Promise<OpenDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = await createDatabase(inject('postgresUrl'), name, 'migrated')
  const access = postgresAccess({ url }, silentLog)
  const pool = access.pool(10)
  const db = guardedHandle(drizzle(pool))
  return {
    kind: 'PostgreSQL',
    db,
    reads: db,
    label: 'PostgreSQL for tests',
    connection: { postgres: access },
    close: () => pool.end(),
  }
}
