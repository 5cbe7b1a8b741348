import type { PGlite } from '@electric-sql/pglite'
import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import type { OpenDatabase } from './database.server.ts'
import { describeError, type Log } from './log.server.ts'

/** That something changed: what kind of thing and which one. It carries no data; whoever cares reads it again. */
export type Notice = { topic: string; id: string }

/** Everything may have changed: told after a connection was lost, in which notices may have been. */
export const LOST_NOTICES: Notice = { topic: 'lost', id: '' }

export type Notices = {
  /** Hears every notice of every process from now on. Answers how to stop. */
  hear(listener: (notice: Notice) => void): () => void
  close(): Promise<void>
}

const CHANNEL = 'plainwire'
const RETRY_MS = 1_000

/** Tells all processes, once the transaction that it is run in commits. */
export function noticeOf({ topic, id }: Notice): SQL {
  return sql`select pg_notify(${CHANNEL}, ${`${topic} ${id}`})`
}

/**
 * Listens on a connection of its own, which a pooler between must not break (`LISTEN` needs the session): `directUrl` leads
 * past one. Where the connection is lost it is opened again, and listeners are told that they may have missed something.
 */
export async function openNotices(
  { connection }: OpenDatabase,
  log: Log,
  directUrl?: string,
): Promise<Notices> {
  const listeners = new Set<(notice: Notice) => void>()
  const tell = (notice: Notice) => {
    for (const listener of listeners) listener(notice)
  }
  const read = (payload: string) => {
    const [topic = '', id = ''] = payload.split(' ', 2)
    tell({ topic, id })
  }
  const stop =
    'pglite' in connection
      ? await listenInside(connection.pglite, read)
      : await listenOutside(directUrl ?? connection.postgresUrl, read, () => tell(LOST_NOTICES), log)
  return {
    hear(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: stop,
  }
}

function listenInside(pglite: PGlite, read: (payload: string) => void): Promise<() => Promise<void>> {
  return pglite.listen(CHANNEL, read).then(unlisten => () => unlisten())
}

async function listenOutside(
  connectionString: string,
  read: (payload: string) => void,
  tellLost: () => void,
  log: Log,
): Promise<() => Promise<void>> {
  let closed = false
  let client: pg.Client | null = null
  let again: NodeJS.Timeout | undefined
  const connect = async () => {
    const next = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true })
    const lost = (error?: Error) => {
      if (client !== next) return
      client = null
      if (closed) return
      log.warn({ err: error && describeError(error) }, 'the connection for notices was lost')
      retry()
    }
    next.on('error', lost)
    next.on('end', () => lost())
    next.on('notification', ({ payload = '' }) => read(payload))
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    client = next
  }
  const retry = () => {
    again = setTimeout(() => {
      connect().then(tellLost, () => {
        if (!closed) retry()
      })
    }, RETRY_MS)
    again.unref()
  }
  await connect()
  return async () => {
    closed = true
    clearTimeout(again)
    await client?.end()
  }
}
