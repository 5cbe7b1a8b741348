import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/database.server.ts'
import type { Cut } from './cuts.ts'

/**
 * How many sources or campaigns are counted separately per day: anybody can make links, and the table must not grow
 * with them.
 */
const MAX_KEYS = 200
/** What the others are called. */
export const OTHER_KEY = '(other)'

/** One roll-up at a time, in any process: they wait for each other. */
export async function holdNumbers(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('numbers', 0))`)
}

/** Adds to the sums. */
export async function addCuts(tx: Tx, cuts: readonly Cut[]): Promise<void> {
  if (cuts.length === 0) return
  const bounded = await withBoundedKeys(tx, cuts)
  await tx.execute(sql`
    insert into number_days (dimension, day, figure, key, part, count)
    select dimension, day, figure, key, part, sum(count)
    from jsonb_to_recordset(${JSON.stringify(bounded)}::jsonb)
      as cut (dimension text, day date, figure text, key text, part text, count bigint)
    group by 1, 2, 3, 4, 5
    on conflict (dimension, day, figure, key, part) do update set count = number_days.count + excluded.count`)
}

/** Sources and campaigns beyond the first of a day are counted together. */
async function withBoundedKeys(tx: Tx, cuts: readonly Cut[]): Promise<readonly Cut[]> {
  const named = cuts.filter(({ dimension, key }) => isNamed(dimension) && key !== '')
  if (named.length === 0) return cuts
  const days = [...new Set(named.map(({ day }) => day))]
  const { rows } = await tx.execute(sql`
    select distinct dimension, day::text as day, key from number_days
    where dimension in ('source', 'campaign') and day in ${days} and key <> ''`)
  const known = new Map<string, Set<string>>()
  const of = (dimension: string, day: string) => {
    const id = `${dimension} ${day}`
    const keys = known.get(id) ?? new Set()
    known.set(id, keys)
    return keys
  }
  for (const row of rows) of(String(row.dimension), String(row.day)).add(String(row.key))
  return cuts.map(cut => {
    if (!isNamed(cut.dimension) || cut.key === '') return cut
    const keys = of(cut.dimension, cut.day)
    if (keys.has(cut.key)) return cut
    if (keys.size >= MAX_KEYS) return { ...cut, key: OTHER_KEY }
    keys.add(cut.key)
    return cut
  })
}

const isNamed = (dimension: Cut['dimension']) => dimension === 'source' || dimension === 'campaign'
