import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Drizzle } from '#platform/database.server.ts'

/** Where the tests' queue keeps its jobs. */
export const JOBS = 'pgboss.job_common'

/**
 * Makes the database refuse every row that is written to `table` while `call` runs, and expects that nothing the call
 * wrote is left: each row of each table is as before, except for those in `exceptIn`. `call` may throw or refuse.
 * Returns its result.
 */
export async function expectNothingLeft<T>(
  db: Drizzle,
  table: string,
  call: () => Promise<T>,
  exceptIn: readonly string[] = [],
): Promise<T | Error> {
  const before = await everyRow(db, exceptIn)
  const answer = await whileRefusing(db, table, call)
  expect(await everyRow(db, exceptIn)).toEqual(before)
  return answer
}

/** Runs `call` while the database refuses every row that is written to `table`. Returns its result or its fault. */
export async function whileRefusing<T>(
  db: Drizzle,
  table: string,
  call: () => Promise<T>,
): Promise<T | Error> {
  const target = sql.raw(table)
  await db.execute(sql`
    create or replace function refuse_row() returns trigger language plpgsql
    as $$ begin raise exception 'the test refuses this row'; end $$`)
  await db.execute(sql`
    create trigger refuse_row before insert or update or delete on ${target}
    for each row execute function refuse_row()`)
  try {
    return await call().catch((fault: unknown) => (fault instanceof Error ? fault : new Error(String(fault))))
  } finally {
    await db.execute(sql`drop trigger refuse_row on ${target}`)
  }
}

/** Every row of our tables and of the queue as text, by table, except the limit counters. */
async function everyRow(db: Drizzle, exceptIn: readonly string[]): Promise<Record<string, string[]>> {
  const { rows: tables } = await db.execute(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where (schemaname = 'public' and tablename <> 'rate_limit_hits') or schemaname || '.' || tablename = ${JOBS}`)
  const found: Record<string, string[]> = {}
  for (const table of tables) {
    const name = String(table.name)
    if (exceptIn.includes(name)) continue
    const { rows } = await db.execute(sql`select t::text as row from ${sql.raw(name)} t order by 1`)
    found[name] = rows.map(({ row }) => String(row))
  }
  return found
}
