import { sql } from 'drizzle-orm'
import { type Arrival, NO_ARRIVAL } from '#domain/shared/arrival.ts'
import type { Tx } from '#platform/database.server.ts'
import { insertOf, type Write } from '#platform/one-statement.server.ts'
import type { EventName, ServerEvent } from './events.ts'
import { countedEvents } from './measurement.tables.server.ts'

/** What identifies a counted event. */
export type CountedFacts = {
  at: Date
  state?: string
  providers?: readonly string[]
  arrival?: Arrival
}

/** Counts one event. Nothing about the visitor is stored. */
export function countedWrite(
  event: { name: EventName; label: string } | ServerEvent,
  { at, state = '', providers = [], arrival = NO_ARRIVAL }: CountedFacts,
): Write {
  const { name, label } = event
  return insertOf(countedEvents, { at, name, label, state, providers: [...providers], ...arrival })
}

/** How many equal events there were on one day. */
export type EventGroup = {
  /** Calendar day in the given zone. */
  day: string
  name: string
  label: string
  state: string
  providers: string[]
  source: string
  campaign: string
  count: number
}

/**
 * Removes the oldest events from the table, at most `limit`, and returns their sums: storing these in the same
 * transaction counts each event exactly once, however late it came and however often the work is interrupted.
 */
export async function takeCountedEvents(
  tx: Tx,
  { zone, limit }: { zone: string; limit: number },
): Promise<{ taken: number; groups: EventGroup[] }> {
  const { rows } = await tx.execute(sql`
    with oldest as (
      select ${countedEvents.id} from ${countedEvents} order by ${countedEvents.id} limit ${limit} for update skip locked
    ), gone as (
      delete from counted_events where id in (select id from oldest)
      returning (at at time zone ${zone})::date::text as day, name, label, state, providers, source, campaign
    )
    select day, name, label, state, providers, source, campaign, count(*)::int as count
    from gone group by 1, 2, 3, 4, 5, 6, 7`)
  const groups = rows.map(row => ({ ...row, count: Number(row.count) })) as EventGroup[]
  return { taken: groups.reduce((sum, { count }) => sum + count, 0), groups }
}
