import type { PGlite } from '@electric-sql/pglite'
import { type SQL, sql } from 'drizzle-orm'
import type { OpenDatabase } from './database.server.ts'
import { describeError, type Log } from './log.server.ts'
import type { PostgresAccess } from './postgres-access.server.ts'
import type { Session } from './prepared-client.server.ts'
import { repeat } from './repeat.server.ts'

/** Says that something changed: what kind of thing and which one. It carries no data; listeners that care read it again. */
export type Notice = { topic: string; id: string }

/** Everything may have changed: sent after a connection was lost, when notices may have been missed. */
export const LOST_NOTICES: Notice = { topic: 'lost', id: '' }

export type Notices = {
  /** Hears every notice from every process from now on. Returns a function that stops it. */
  hear(listener: (notice: Notice) => void): () => void
  /** Tells the listeners of this process alone: something changed in it. */
  tellHere(notice: Notice): void
  close(): Promise<void>
}

const CHANNEL = 'plainwire'
const RETRY_MS = 1_000
/** A server that is cut off can't say so, so we check regularly whether it still answers. */
const ASK_EVERY_MS = 2_000
const ANSWER_WITHIN_MS = 3_000

/** Notifies all processes once the current transaction commits. */
export function noticeOf({ topic, id }: Notice): SQL {
  return sql`select pg_notify(${CHANNEL}, ${`${topic} ${id}`})`
}

/**
 * Listens on a session of its own, bypassing any pooler. If the session is lost or stops answering, a new one is
 * opened, and listeners are told that they may have missed something.
 */
export async function openNotices({ connection }: OpenDatabase, log: Log): Promise<Notices> {
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
      : await listenOutside(connection.postgres, read, () => tell(LOST_NOTICES), log)
  return {
    hear(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tellHere: tell,
    close: stop,
  }
}

function listenInside(pglite: PGlite, read: (payload: string) => void): Promise<() => Promise<void>> {
  return pglite.listen(CHANNEL, read).then(unlisten => () => unlisten())
}

/** Listens, under a session name that operators recognize. */
async function begin(session: Session): Promise<void> {
  await session.query(`set application_name = '${CHANNEL} notices'`)
  await session.query(`listen ${CHANNEL}`)
}

async function listenOutside(
  postgres: PostgresAccess,
  read: (payload: string) => void,
  tellLost: () => void,
  log: Log,
): Promise<() => Promise<void>> {
  let closed = false
  let client: Session | null = null
  let again: NodeJS.Timeout | undefined
  const connect = async () => {
    const next = await postgres.session()
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
    await begin(next).catch((error: unknown) => {
      next.breakOff()
      throw error
    })
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
  const stopAsking = repeat(ASK_EVERY_MS, async () => stillThere(client), log)
  return async () => {
    closed = true
    clearTimeout(again)
    await stopAsking()
    await client?.end()
  }
}

/** Ends a session that doesn't answer in time, as happens when the server is cut off from us. */
async function stillThere(session: Session | null): Promise<void> {
  if (!session) return
  const silent = setTimeout(() => session.breakOff(), ANSWER_WITHIN_MS)
  await session.query('select 1').catch(() => {})
  clearTimeout(silent)
}
