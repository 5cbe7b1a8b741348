import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Drizzle } from '#platform/database.server.ts'
import { JOBS } from './failing-writes.ts'

/** Refused in place of a row: the commit, once everything is written. */
const THE_COMMIT = 9_999_999

/** A use case of a table, with what has to be there before: `call` gets what `arrange` made. */
type Row = [name: string, arrange: () => Promise<unknown>, call: (arranged: never) => Promise<unknown>]
export const row = <T>(
  name: string,
  arrange: () => Promise<T>,
  call: (arranged: T) => Promise<unknown>,
): Row => [name, arrange, call]

/**
 * Runs a use case until the database refuses its commit, then until it refuses the last row that was written before, and
 * expects that nothing of it is left. Then lets it through and returns its answer, so that a test goes on as if it had been
 * called once. Fails where it writes only one row: then this says nothing of it. Fails, too, where it commits twice: with the
 * first row of its second transaction refused, the first one is left. What is written to the tables `exceptIn` doesn't
 * count. The name is the use case's own: a test of the code holds that each has such a test.
 */
export async function expectAllOrNothing<T>(
  db: Drizzle,
  name: string,
  call: () => Promise<T>,
  exceptIn: readonly string[] = [],
): Promise<T> {
  await db.execute(watchWrites(await tablesOf(db, exceptIn)))
  const callRefusing = async (row: number) => {
    await db.execute(sql`
      select setval('test_refused_write', ${row}), setval('test_writes', 1, false), setval('test_left_in', 1, false)`)
    const answer = await call().then(
      value => ({ value }),
      (fault: unknown) => ({ fault }),
    )
    return { answer, ...(await seenWrites(db)) }
  }
  try {
    const { made: last } = await callRefusing(THE_COMMIT)
    expect(last, `rows that ${name} writes`).toBeGreaterThan(1)
    const refused = await callRefusing(last)
    expect(refused.left, `${name} left something when its last row was refused`).toBeNull()
    const { answer, made, left } = await callRefusing(last + 1)
    if (made > last) expect(left, `${name} left its first transaction without the second`).toBeNull()
    if ('fault' in answer) throw answer.fault
    return answer.value
  } finally {
    await db.execute(unwatchWrites)
  }
}

/** Every table of ours and the queue's jobs, except the limit counters. */
async function tablesOf(db: Drizzle, exceptIn: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where (schemaname = 'public' and tablename <> 'rate_limit_hits') or schemaname || '.' || tablename = ${JOBS}`)
  return rows.map(({ name }) => String(name)).filter(name => !exceptIn.includes(name))
}

/**
 * Counts in sequences, which keep their values where a transaction is rolled back. A deferred trigger runs as its
 * transaction commits, and never in one that is rolled back: its row is left.
 */
const watchWrites = (tables: readonly string[]) =>
  sql.raw(`do $do$ declare watched text; begin
    create sequence test_writes;
    create sequence test_refused_write;
    create sequence test_left_in;
    create function test_refuse_row() returns trigger language plpgsql as $$ begin
      if nextval('test_writes') = (select last_value from test_refused_write) then
        raise exception 'the test refuses this row';
      end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end $$;
    create function test_keep_left() returns trigger language plpgsql as $$ begin
      if (select last_value from test_refused_write) = ${THE_COMMIT} then
        raise exception 'the test refuses the commit';
      end if;
      perform setval('test_left_in', tg_relid::bigint);
      return null;
    end $$;
    foreach watched in array array[${tables.map(table => `'${table}'`).join(', ')}] loop
      execute format('create trigger test_refuse_row before insert or update or delete on %s
        for each row execute function test_refuse_row()', watched);
      execute format('create constraint trigger test_keep_left after insert or update or delete on %s
        deferrable initially deferred for each row execute function test_keep_left()', watched);
    end loop;
  end $do$`)

const unwatchWrites = sql.raw(`do $do$ begin
  drop function test_refuse_row() cascade;
  drop function test_keep_left() cascade;
  drop sequence test_writes, test_refused_write, test_left_in;
end $do$`)

async function seenWrites(db: Drizzle): Promise<{ made: number; left: string | null }> {
  const { rows } = await db.execute(sql`
    select case when w.is_called then w.last_value else 0 end as made,
      case when l.is_called then l.last_value::oid::regclass::text end as left_in
    from test_writes w, test_left_in l`)
  const [{ made, left_in: left } = {}] = rows
  return { made: Number(made), left: typeof left === 'string' ? left : null }
}
