import { sql } from 'drizzle-orm'
import { latestCallBy } from '#domain/callbacks/calling-hours.ts'
import { timeZoneOf } from '#domain/callbacks/time-zone-of.server.ts'
import { leadOutcomeNames } from '#domain/leads/lead-outcomes.ts'
import { outcomeEvents } from '#domain/orders/order-outcomes.ts'
import type { Day } from '#domain/settings/business-day.ts'
import type { Reader } from '#platform/database.server.ts'
import { brokenPromises } from './broken-promises.server.ts'
import type { FactDeps } from './fact-deps.ts'
import type { TimeId } from './figures.ts'
import type { TimePromise } from './numbers.tables.server.ts'

/**
 * One thing that took time, by the day on which it ended; or a promise that was broken, by the day on which its time passed
 * without an answer. What is answered after that is no promise anymore.
 */
export type Took = { figure: TimeId; seconds: number; promise: TimePromise }

/** What answers somebody who waits: a call or an email that is put off is no answer. */
const answers = [...new Set([...outcomeEvents, ...leadOutcomeNames, 'orderForCustomer'])].filter(
  what => what !== 'call_later' && what !== 'write_later',
)

/** PostgreSQL's driver returns a timestamp as text, PGlite's as a date. */
const instantOf = (value: unknown) => new Date(value as string | Date)

const took = (figure: TimeId, from: unknown, to: unknown, promisedBy: Date | null): Took => {
  const [start, end] = [instantOf(from), instantOf(to)]
  const seconds = Math.max(0, Math.floor((end.getTime() - start.getTime()) / 1_000))
  const promise = promisedBy !== null && end <= promisedBy ? 'kept' : 'none'
  return { figure, seconds: seconds < 600 ? seconds : seconds - (seconds % 60), promise }
}

/** How long a day's first calls and answers took. */
export async function timeFacts(db: Reader, deps: FactDeps & { now: () => Date }, day: Day): Promise<Took[]> {
  const { zips, settings } = deps
  const orders = await firstOutcomes(db, day, 'order')
  const leads = await firstOutcomes(db, day, 'lead')
  const broken = await brokenPromises(db, deps, day, answers)
  return [
    ...orders.map(row =>
      took('first_call_order', row.since, row.at, row.call_by === null ? null : instantOf(row.call_by)),
    ),
    ...leads.map(row => {
      const zone = timeZoneOf(zips, String(row.zip_code))
      return took(
        'first_call_lead',
        row.since,
        row.at,
        latestCallBy(new Date(String(row.since)), zone, settings.staffed),
      )
    }),
    ...(await bookedCalls(db, day)),
    ...broken.map(({ figure, since, promisedBy }) => ({
      ...took(figure, since, promisedBy, null),
      promise: 'broken' as const,
    })),
    ...(await chatWaits(db, day)),
  ]
}

/** The first outcomes that staff recorded, of orders of the site or of leads. */
async function firstOutcomes(db: Reader, day: Day, kind: 'order' | 'lead') {
  const subject =
    kind === 'order'
      ? sql`select o.id::text as id, o.created_at as since, o.call_by, '' as zip_code from customer_orders o
          where not exists (select 1 from desk_events p where p.subject_kind = 'order'
            and p.subject_id = o.id::text and p.what = 'orderForCustomer')`
      : sql`select l.id::text as id, l.created_at as since, null::timestamptz as call_by, l.zip_code from leads l`
  const { rows } = await db.execute(sql`
    select s.since, s.call_by, s.zip_code, e.at
    from desk_events e join lateral (select * from (${subject}) as one where one.id = e.subject_id) as s on true
    where e.subject_kind = ${kind} and e.staff_id is not null and e.what in ${answers}
      and e.at >= ${day.from.toISOString()} and e.at < ${day.until.toISOString()}
      and not exists (
        select 1 from desk_events f
        where f.subject_kind = e.subject_kind and f.subject_id = e.subject_id and f.id < e.id
          and f.staff_id is not null and f.what in ${answers}
      )`)
  return rows
}

/** Calls at booked hours that were still booked when they began. */
async function bookedCalls(db: Reader, day: Day): Promise<Took[]> {
  const { rows } = await db.execute(sql`
    select c.starts_at, e.at
    from callback_slots c join lateral (
      select min(e.at) as at from desk_events e
      where e.subject_kind = c.subject_kind and e.subject_id = c.subject_id and e.staff_id is not null
        and e.what in ${answers} and e.at >= c.starts_at
    ) as e on true
    where (c.released_at is null or c.released_at >= c.starts_at)
      and e.at >= ${day.from.toISOString()} and e.at < ${day.until.toISOString()}`)
  return rows.map(row =>
    took(
      'booked_call',
      row.starts_at,
      row.at,
      new Date(new Date(String(row.starts_at)).getTime() + 3_600_000),
    ),
  )
}

/** How long chat visitors who asked for a person waited for one. */
async function chatWaits(db: Reader, day: Day): Promise<Took[]> {
  const { rows } = await db.execute(sql`
    select w.created_at as since, w.done_at as at from work_items w
    where w.kind = 'chat' and w.done_at >= ${day.from.toISOString()} and w.done_at < ${day.until.toISOString()}
      and exists (
        select 1 from desk_events e
        where e.subject_kind = 'chat' and e.subject_id = w.subject_id and e.what = 'takeOverChat' and e.at = w.done_at
      )`)
  return rows.map(row => took('chat_wait', row.since, row.at, null))
}
