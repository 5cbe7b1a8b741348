import { sql } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import type { CountId, Dimension, TimeId } from './figures.ts'
import type { TimePromise } from './numbers.tables.server.ts'
import type { Range } from './range.ts'

/** A sum in a range and in the previous one. */
export type Pair = { now: number; before: number }

const SUMS = (range: Range) => sql`
  coalesce(sum(count) filter (where day >= ${range.from}), 0)::float8 as now,
  coalesce(sum(count) filter (where day < ${range.from}), 0)::float8 as before`
const inBoth = (range: Range) => sql`day between ${range.before.from} and ${range.to}`

/** The sums of every figure and its parts. */
export async function readTotals(
  db: Reader,
  range: Range,
): Promise<({ figure: CountId; part: string } & Pair)[]> {
  const { rows } = await db.execute(sql`
    select figure, part, ${SUMS(range)} from number_days
    where dimension = 'all' and ${inBoth(range)} group by 1, 2`)
  return rows.map(row => ({ ...(row as { figure: CountId; part: string }), ...pairOf(row) }))
}

/**
 * The sums of figures for each key of a dimension; in the previous range only the figures that are compared with it.
 * There may be hundreds of keys each day: what nobody shows is not read.
 */
export async function readSplit(
  db: Reader,
  range: Range,
  by: Dimension,
  { figures, compared }: { figures: readonly CountId[]; compared: readonly CountId[] },
): Promise<({ figure: CountId; key: string } & Pair)[]> {
  const { before, from, to } = range
  const { rows } = await db.execute(sql`
    select figure, key, ${SUMS(range)} from number_days
    where dimension = ${by} and (
      day between ${from} and ${to} and figure in ${figures}
      or day between ${before.from} and ${before.to} and figure in ${compared}
    ) group by 1, 2`)
  return rows.map(row => ({ ...(row as { figure: CountId; key: string }), ...pairOf(row) }))
}

/** The sums of figures by day, both ranges, oldest first. */
export async function readDays(
  db: Reader,
  range: Range,
  figures: readonly CountId[],
): Promise<{ day: string; figure: CountId; count: number }[]> {
  const { rows } = await db.execute(sql`
    select day::text as day, figure, sum(count)::float8 as count from number_days
    where dimension = 'all' and ${inBoth(range)} and figure in ${figures} group by 1, 2 order by 1`)
  return rows.map(row => ({ ...(row as { day: string; figure: CountId }), count: Number(row.count) }))
}

export type TimeSum = { figure: TimeId; seconds: number; promise: TimePromise } & Pair

/** How many took how long, shortest first. */
export async function readTimes(db: Reader, range: Range): Promise<TimeSum[]> {
  const { rows } = await db.execute(sql`
    select figure, seconds, promise, ${SUMS(range)} from number_times
    where ${inBoth(range)} group by 1, 2, 3 order by figure, seconds`)
  return rows.map(row => ({
    ...(row as Pick<TimeSum, 'figure' | 'promise'>),
    seconds: Number(row.seconds),
    ...pairOf(row),
  }))
}

/** When the sums were last updated; null before the first time. */
export async function readProgress(db: Reader): Promise<Date | null> {
  const { rows } = await db.execute(sql`select at from number_progress`)
  return rows[0] ? new Date(String(rows[0].at)) : null
}

const pairOf = (row: Record<string, unknown>): Pair => ({ now: Number(row.now), before: Number(row.before) })
