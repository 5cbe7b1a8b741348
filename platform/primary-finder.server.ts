import pg from 'pg'
import { describeError, type Log } from './log.server.ts'
import { repeat } from './repeat.server.ts'

/** How often to ask the server that takes writes whether it still does. */
const LOOK_EVERY_MS = 1_000
/** How long one server may take to answer; one that is cut off never does. */
const ANSWER_WITHIN_MS = 1_500

/** Where connections go. */
export type Server = { host: string; port: number }

export type PrimaryFinder = {
  /** The server that takes writes now. Throws with an `isDatabaseDown` code if none does. */
  find(): Promise<Server>
  /** Called when another server took over: connections to the previous one must be given up. */
  onMove(listener: (primary: Server) => void): void
  close(): Promise<void>
}

/** None of the cluster's servers takes writes; `code` is PostgreSQL's `cannot_connect_now`. */
class NoPrimaryError extends Error {
  override name = 'NoPrimaryError'
  readonly code = '57P03'
}

/**
 * Finds which of a cluster's servers takes writes, and checks every second whether it still does. The cluster manager
 * (such as Patroni) decides which one that is, never this code: it only asks each server whether it is a standby. A
 * server that was found is kept as long as it answers that it isn't one, whatever others say.
 */
export function createPrimaryFinder(addresses: readonly string[], log: Log): PrimaryFinder {
  const listeners: ((primary: Server) => void)[] = []
  let primary: string | null = null
  let asking: Promise<string> | null = null

  const ask = () =>
    Promise.any(addresses.map(async address => (await assertPrimary(address), address))).catch(() => {
      throw new NoPrimaryError(`None of ${addresses.length} PostgreSQL servers takes writes`)
    })
  const found = async () => {
    if (primary) return primary
    asking ??= ask().finally(() => {
      asking = null
    })
    primary = await asking
    return primary
  }
  let last: string | null = null
  let away = false
  const look = async () => {
    if (
      primary &&
      (await assertPrimary(primary).then(
        () => true,
        () => false,
      ))
    ) {
      last = primary
      return
    }
    primary = null
    const now = await found().catch((error: unknown) => {
      if (!away) log.warn({ err: describeError(error) }, 'no PostgreSQL server takes writes')
      away = true
      return null
    })
    if (now === null) return
    away = false
    if (last !== null && now !== last) {
      const server = serverOf(now)
      log.warn(server, 'another PostgreSQL server takes writes')
      for (const listener of listeners) listener(server)
    }
    last = now
  }
  const stop = repeat(LOOK_EVERY_MS, look, log)
  return {
    find: async () => serverOf(await found()),
    onMove: listener => void listeners.push(listener),
    close: stop,
  }
}

function serverOf(address: string): Server {
  const { hostname, port } = new URL(address)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 5432) }
}

/** Throws if a server doesn't answer in time, or answers that it is a standby. */
async function assertPrimary(address: string): Promise<void> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    if (rows[0]?.standby !== false) throw new Error('a standby')
    await client.end()
  } finally {
    client.connection.stream.destroy()
  }
}
