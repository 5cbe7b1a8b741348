import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Drizzle } from '#platform/database.server.ts'
import { JOBS } from './failing-writes.ts'

/** More rows than any use case that is tested with so few of them writes. */
const MOST_WRITES = 80

/**
 * Runs a use case again and again: the database refuses the first row that it writes, then the second, and so on to
 * the last, and nothing may be left of it each time. Then lets it through and returns its answer, so that a test goes on as
 * if it had been called once. Fails where it writes only one row: then this says nothing of it. What is written to the
 * tables `exceptIn` doesn't count. The name is the use case's own: a test of the code holds that each has such a test.
 */
export async function expectAllOrNothing<T>(
  db: Drizzle,
  name: string,
  call: () => Promise<T>,
  exceptIn: readonly string[] = [],
): Promise<T> {
  await db.execute(watchWrites(await tablesOf(db, exceptIn)))
  try {
    for (let refused = 1; refused <= MOST_WRITES; refused += 1) {
      await db.execute(sql`
        select setval('test_refused_write', ${refused}), setval('test_writes', 1, false), setval('test_left_in', 1, false)`)
      const answer = await call().then(
        value => ({ value }),
        (fault: unknown) => ({ fault }),
      )
      const { made, left } = await seenWrites(db)
      if (made < refused) {
        if ('fault' in answer) throw answer.fault
        expect(made, `rows that ${name} writes`).toBeGreaterThan(1)
        return answer.value
      }
      expect(left, `${name} left something when its row ${refused} was refused`).toBeNull()
    }
    throw new Error(`${name} writes more than ${MOST_WRITES} rows`)
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
  return { made: Number(rows[0]?.made), left: rows[0]?.left_in ? String(rows[0].left_in) : null }
}
