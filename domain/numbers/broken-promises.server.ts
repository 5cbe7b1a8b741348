import { sql } from 'drizzle-orm'
import { latestCallBy } from '#domain/callbacks/calling-hours.ts'
import { timeZoneOf } from '#domain/callbacks/time-zone-of.server.ts'
import type { Day } from '#domain/settings/business-day.ts'
import type { Reader } from '#platform/database.server.ts'
import type { FactDeps } from './fact-deps.ts'
import type { TimeId } from './figures.ts'

/** A promise whose time passed without an answer, and how long it had been made before. */
export type Broken = { figure: TimeId; since: Date; promisedBy: Date }

type Passed = { from: Date; until: Date }

/** A promise lies at most this long ahead: it can't be further than the longest time that we may be closed. */
const LONGEST_PROMISE_MS = 15 * 86_400_000

/**
 * The promises of calls that were broken on a day: their time passed, by now, without one of `answers`, and the work was
 * still open. A booked hour is a promise of its own.
 */
export async function brokenPromises(
  db: Reader,
  deps: FactDeps & { now: () => Date },
  day: Day,
  answers: readonly string[],
): Promise<Broken[]> {
  const now = deps.now()
  const passed = { from: day.from, until: day.until < now ? day.until : now }
  return [
    ...(await ofOrders(db, passed, answers)),
    ...(await ofLeads(db, deps, passed, answers)),
    ...(await ofHours(db, passed, answers)),
  ]
}

async function ofOrders(db: Reader, { from, until }: Passed, answers: readonly string[]): Promise<Broken[]> {
  const { rows } = await db.execute(sql`
    select o.created_at as since, o.call_by as promised
    from customer_orders o join work_items w on w.kind = 'order' and w.subject_id = o.id::text
    where o.call_by >= ${from.toISOString()} and o.call_by < ${until.toISOString()}
      and (w.done_at is null or w.done_at > o.call_by)
      and not exists (select 1 from desk_events e where e.subject_kind = 'order' and e.subject_id = o.id::text
        and (e.what = 'orderForCustomer'
          or (e.staff_id is not null and e.what in ${answers} and e.at <= o.call_by)))`)
  return rows.map(row => brokenOf('first_call_order', row))
}

async function ofLeads(
  db: Reader,
  { zips, settings }: FactDeps,
  { from, until }: Passed,
  answers: readonly string[],
): Promise<Broken[]> {
  const earliest = new Date(from.getTime() - LONGEST_PROMISE_MS)
  const { rows } = await db.execute(sql`
    select l.created_at as since, l.zip_code, w.done_at,
      (select min(e.at) from desk_events e where e.subject_kind = 'lead' and e.subject_id = l.id::text
        and e.staff_id is not null and e.what in ${answers}) as answered
    from leads l join work_items w on w.kind in ('lead', 'bundle_lead') and w.subject_id = l.id::text
    where l.created_at >= ${earliest.toISOString()} and l.created_at < ${until.toISOString()}`)
  return rows.flatMap(row => {
    const since = new Date(row.since as string | Date)
    const zone = timeZoneOf(zips, String(row.zip_code))
    const promisedBy = latestCallBy(since, zone, settings.staffed)
    const isOver = (at: unknown) => at !== null && new Date(at as string | Date) <= promisedBy
    if (promisedBy < from || promisedBy >= until) return []
    if (isOver(row.answered) || isOver(row.done_at)) return []
    return [{ figure: 'first_call_lead' as const, since, promisedBy }]
  })
}

async function ofHours(db: Reader, { from, until }: Passed, answers: readonly string[]): Promise<Broken[]> {
  const { rows } = await db.execute(sql`
    select c.starts_at as since, c.starts_at + interval '1 hour' as promised
    from callback_slots c join work_items w on w.subject_id = c.subject_id
      and w.kind in ('order', 'lead', 'bundle_lead')
    where c.starts_at + interval '1 hour' >= ${from.toISOString()}
      and c.starts_at + interval '1 hour' < ${until.toISOString()}
      and (c.released_at is null or c.released_at >= c.starts_at + interval '1 hour')
      and (w.done_at is null or w.done_at > c.starts_at + interval '1 hour')
      and not exists (select 1 from desk_events e where e.subject_kind = c.subject_kind
        and e.subject_id = c.subject_id and e.staff_id is not null and e.what in ${answers}
        and e.at >= c.starts_at and e.at <= c.starts_at + interval '1 hour')`)
  return rows.map(row => brokenOf('booked_call', row))
}

/** PostgreSQL's driver returns a timestamp as text, PGlite's as a date. */
const brokenOf = (figure: TimeId, { since, promised }: Record<string, unknown>): Broken => ({
  figure,
  since: new Date(since as string | Date),
  promisedBy: new Date(promised as string | Date),
})
