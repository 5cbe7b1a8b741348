import pg from 'pg'
import { describeError, type Log } from './log.server.ts'
import { repeat } from './repeat.server.ts'

/** How often the server that takes writes is asked whether it still does. */
const LOOK_EVERY_MS = 1_000
/** How long one server may take to answer; one that is cut off never does. */
const ANSWER_WITHIN_MS = 1_500

/** Where connections lead to. */
export type Server = { host: string; port: number }

export type PrimaryFinder = {
  /** The server that takes writes now. Throws with a code of `isDatabaseDown` where none does. */
  find(): Promise<Server>
  /** Hears when another server took over: what is connected to the one before must be given up. */
  onMove(listener: (primary: Server) => void): void
  close(): Promise<void>
}

/** None of the servers of a cluster takes writes; `code` is PostgreSQL's `cannot_connect_now`. */
class NoPrimaryError extends Error {
  override name = 'NoPrimaryError'
  readonly code = '57P03'
}

/**
 * Finds which of a cluster's servers takes writes, and looks every second whether it still does. Who becomes it is
 * decided by what keeps the cluster (such as Patroni), never here: a server is only asked whether it is a standby.
 * The one that was found is kept as long as it answers that it is none, whatever others say.
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

/** Throws where a server does not answer in time, or answers that it is a standby. */
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
