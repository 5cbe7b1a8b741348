import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { type Database, guardedHandle, type OpenDatabase } from './database.server.ts'
import { expectDatabaseOrNothing, markDatabase } from './database-mark.server.ts'
import { lockDirectory } from './directory-lock.server.ts'
import { DurableNodeFS, durableStartParams } from './durable-filesystem.server.ts'
import { folderFault } from './folder-fault.server.ts'
import { describeError, type Log } from './log.server.ts'
import { makeDatabase } from './new-database.server.ts'
import { clientForDrizzle } from './pglite-types.server.ts'
import { StartFault, startFaultWords } from './start-fault.server.ts'

const UPKEEP_MS = 10 * 60_000

/**
 * Opens the embedded database in `folder` and brings its schema up to date. Refuses a folder that another process has
 * open. Checkpoints and vacuums on a timer, because the embedded server has no background workers.
 */
export async function openPglite(folder: string, migrationsFolder: string, log: Log): Promise<OpenDatabase> {
  const unlock = lockDirectory(folder)
  try {
    expectDatabaseOrNothing(folder)
    const client = await startPglite(folder)
    markDatabase(folder)
    await migrate(drizzle(client), { migrationsFolder })
    const upkeep = setInterval(() => {
      tidy(client).catch((error: unknown) =>
        log.warn({ err: describeError(error) }, 'database upkeep failed'),
      )
    }, UPKEEP_MS)
    upkeep.unref()
    const db = pgliteHandle(client)
    return {
      kind: 'PGlite',
      db,
      reads: db,
      label: `PGlite ${folder}`,
      connection: { pglite: client },
      expectRoom: () => expectRoomForLog(folder),
      close: async () => {
        clearInterval(upkeep)
        await client.exec('checkpoint')
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

async function startPglite(folder: string): Promise<PGlite> {
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    await makeDatabase(folder, async draft => (await createPglite(draft)).close())
  }
  try {
    return await createPglite(folder)
  } catch (cause) {
    // A full disk and similar faults explain themselves.
    if (startFaultWords(cause, { place: 'PGlite', folder }) !== null) throw cause
    throw new StartFault(
      `The embedded database in ${folder} is damaged and does not start. Keep a copy of the folder, then bring it back from a copy made before, or restore a backup into a fresh DATA_DIR (npm run restore -- FILE).`,
      { cause },
    )
  }
}

/** Throws the folder's fault, by the operating system's code, where that is what kept it from starting. */
async function createPglite(folder: string): Promise<PGlite> {
  let said = ''
  let runs = false
  const hear = (line: string) => {
    const [, kind, words] = /(FATAL|PANIC): +(.+)/.exec(line) ?? []
    if (words) said = words
    if (runs && kind === 'PANIC') endAfterPanic(folder, said)
    return false
  }
  try {
    const options = { fs: new DurableNodeFS(folder), startParams: durableStartParams, onStderr: hear }
    const client = await PGlite.create(options)
    runs = true
    return client
  } catch (cause) {
    throw folderFault(cause, said) ?? cause
  }
}

/**
 * PostgreSQL has no way on, as when the disk is full and its log needs another file: what is committed is safe, and
 * the next query would never end.
 */
function endAfterPanic(folder: string, said: string): never {
  const words = startFaultWords(folderFault(null, said), { place: 'PGlite', folder })
  console.error(words ?? `The embedded database in ${folder} stopped: ${said}. Start again.`)
  process.exit(1)
}

/** Another file of PostgreSQL's log, which it cannot do without. */
const LOG_FILE_BYTES = 16 * 1024 ** 2

/** Rows fit into the log's file of now for a while: this tells of the next one before it is needed. */
async function expectRoomForLog(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < LOG_FILE_BYTES)
    throw new Error('The disk has no room for another 16 MB file of the database’s log. Make room.')
}

/** The typed handle of an open PGlite. */
export function pgliteHandle(client: PGlite): Database {
  return guardedHandle(drizzle(clientForDrizzle(client)))
}

/** Two calls, because VACUUM refuses to run in the implicit transaction of one. */
async function tidy(client: PGlite): Promise<void> {
  await client.exec('checkpoint')
  await client.exec('vacuum analyze')
}
