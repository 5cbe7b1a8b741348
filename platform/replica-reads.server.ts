import pg from 'pg'
import type { Log } from './log.server.ts'
import type { ClientOptions } from './prepared-client.server.ts'
import { repeat } from './repeat.server.ts'
import { SteadyPool } from './steady-pool.server.ts'
import { gauges } from './telemetry.server.ts'

/** How old data read from the replica may be. */
const MAX_AGE_MS = 5_000
const LOOK_EVERY_MS = 1_000
/** PostgreSQL's `query_canceled`: a query that took too long on the replica is not repeated on the primary. */
const CANCELED = '57014'

/** How far the primary's log went at a moment of our own clock. */
type Written = { position: bigint; at: number }

/**
 * Reads from a replica that has everything the primary had five seconds ago, or else from the primary; a query that
 * fails on the replica is repeated on the primary. The replica's age is determined without its clock and without
 * writing: once a second we ask the primary how far its log goes, and the replica how much of it is replayed.
 */
export class ReplicaReads extends SteadyPool {
  /** When the primary had no more than the replica shows now; unknown before the first check. */
  private asOf = Number.NEGATIVE_INFINITY
  private written: Written[] = []
  private readonly primary: pg.Pool
  private readonly stopLooking: () => Promise<void>

  constructor(config: pg.PoolConfig & ClientOptions, primary: pg.Pool, log: Log) {
    super(config)
    this.primary = primary
    let wasFresh = false
    this.stopLooking = repeat(
      LOOK_EVERY_MS,
      async () => {
        await this.look().catch(() => {})
        if (this.isFresh !== wasFresh) {
          wasFresh = this.isFresh
          log.info({ ageMs: this.ageMs }, wasFresh ? 'reads go to the replica' : 'reads go to the primary')
        }
      },
      log,
    )
    gauges({ 'plainwire.replica.age': 'Seconds that the replica is behind the primary at most' }, async () =>
      Number.isFinite(this.ageMs) ? [{ name: 'plainwire.replica.age', value: this.ageMs / 1_000 }] : [],
    )
  }

  override query(...question: never[]): never {
    if (!this.isFresh) return Reflect.apply(this.primary.query, this.primary, question) as never
    const answer = Reflect.apply(super.query, this, question) as Promise<unknown>
    return answer.catch((error: unknown) => {
      if (error instanceof pg.DatabaseError && error.code === CANCELED) throw error
      return Reflect.apply(this.primary.query, this.primary, question)
    }) as never
  }

  override end(): Promise<void> {
    return this.stopLooking().then(() => super.end())
  }

  private get ageMs(): number {
    return performance.now() - this.asOf
  }

  private get isFresh(): boolean {
    return this.ageMs <= MAX_AGE_MS
  }

  private async look(): Promise<void> {
    const at = performance.now()
    const position = await positionOf(this.primary, 'pg_current_wal_lsn()')
    // A server that was promoted, or never was a replica, has replayed nothing: don't read from it.
    const replayed = await positionOf({ query: text => super.query(text) }, 'pg_last_wal_replay_lsn()')
    if (position === null || replayed === null) return
    this.written = [...this.written.filter(one => at - one.at <= MAX_AGE_MS), { position, at }]
    const shown = this.written.findLast(one => one.position <= replayed)
    if (shown) this.asOf = shown.at
  }
}

/** A position in the write-ahead log as a number of bytes; null if there is none. */
async function positionOf(
  server: { query(text: string): Promise<{ rows: Record<string, unknown>[] }> },
  position: string,
): Promise<bigint | null> {
  const { rows } = await server.query(
    `select case when pg_is_in_recovery() = ${position.includes('replay')} then pg_wal_lsn_diff(${position}, '0/0')::text end as at`,
  )
  const at = rows[0]?.at
  return typeof at === 'string' ? BigInt(at) : null
}
