import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import {
  type Database,
  databaseRefusal,
  isDatabaseDown,
  type Reader,
  type Tx,
  transaction,
} from './database.server.ts'

/**
 * A line of a backup: the table that the next lines belong to, a row as the database writes JSON, or a table's end
 * with its sums.
 */
export type BackupLine = { table: string } | { row: string } | { end: string; rows: number; sha256: string }

/** Rows read or written at once. */
const BATCH_ROWS = 500

/** Limit counters are worth nothing later. */
const LEFT_OUT = new Set(['rate_limit_hits'])

/** Our tables, ordered so that each comes after those that its rows refer to. */
async function tablesInOrder(db: Reader): Promise<string[]> {
  const { rows: tables } = await db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const { rows: edges } = await db.execute(sql`
    select distinct c.relname as "from", p.relname as "to"
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and c.oid <> p.oid`)
  const waiting = tables.map(row => String(row.name)).filter(name => !LEFT_OUT.has(name))
  const ordered: string[] = []
  while (waiting.length > 0) {
    const index = waiting.findIndex(name =>
      edges.every(
        edge => edge.from !== name || ordered.includes(String(edge.to)) || !waiting.includes(String(edge.to)),
      ),
    )
    if (index < 0) throw new Error(`Tables point to each other in a circle: ${waiting.join(', ')}`)
    ordered.push(...waiting.splice(index, 1))
  }
  return ordered
}

async function asBulkWork(tx: Tx): Promise<void> {
  // Timestamps as text are the same on every server only in one time zone.
  await tx.execute(sql`set local timezone = 'UTC'`)
  // Sorting a large table takes longer than a visitor's statement may.
  await tx.execute(sql`set local statement_timeout = 0`)
}

/**
 * Reads every row of our tables as they were at one moment. `take` gets each line and may pause the reading; `after`
 * reads what else belongs to that moment.
 */
export async function readTables(
  db: Database,
  take: (line: BackupLine) => Promise<void>,
  after: (tx: Tx) => Promise<void>,
): Promise<void> {
  const tables = await tablesInOrder(db)
  await transaction(
    db,
    async tx => {
      await asBulkWork(tx)
      for (const table of tables) {
        await take({ table })
        const { rows, sha256 } = await readTable(tx, table, row => take({ row }))
        await take({ end: table, rows, sha256 })
      }
      await after(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function readTable(tx: Tx, table: string, take: (row: string) => Promise<void>) {
  const hash = createHash('sha256')
  let rows = 0
  await tx.execute(
    sql`declare backup_rows cursor for select row_to_json(t)::text as row from ${sql.identifier(table)} t order by t::text collate "C"`,
  )
  for (;;) {
    const batch = await tx.execute(sql.raw(`fetch ${BATCH_ROWS} from backup_rows`))
    for (const found of batch.rows) {
      const row = String(found.row)
      hash.update(row).update('\n')
      rows += 1
      await take(row)
    }
    if (batch.rows.length < BATCH_ROWS) break
  }
  await tx.execute(sql`close backup_rows`)
  return { rows, sha256: hash.digest('hex') }
}

/** A backup that doesn't fit or is damaged. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/**
 * Writes the lines of a backup into an empty database in one transaction. Refuses a database that holds rows, and a
 * backup whose counts or checksums differ from what arrived. `before` and `after` run in the same transaction:
 * `before` is for whatever a start has already put into a fresh database.
 */
export async function writeTables(
  db: Database,
  lines: AsyncIterable<BackupLine>,
  { before, after }: { before: (tx: Tx) => Promise<void>; after: (tx: Tx) => Promise<void> },
): Promise<Record<string, number>> {
  return transaction(db, async tx => {
    await asBulkWork(tx)
    await before(tx)
    const counts: Record<string, number> = {}
    let table = ''
    let batch: string[] = []
    const known = new Set(await tablesInOrder(tx))
    const flush = async () => {
      if (batch.length > 0) await insertRows(tx, table, batch)
      batch = []
    }
    for await (const line of lines) {
      if ('table' in line) {
        if (table !== '') throw new BackupError(`The table ${table} has no end: the backup is damaged.`)
        table = line.table
        if (!known.delete(table))
          throw new BackupError(`There is no table ${table} to restore, or it comes twice.`)
        await expectEmpty(tx, table)
      } else if ('row' in line) {
        batch.push(line.row)
        if (batch.length === BATCH_ROWS) await flush()
      } else {
        if (line.end !== table)
          throw new BackupError(`The end of ${line.end} comes without it: the backup is damaged.`)
        await flush()
        counts[table] = await expectSame(tx, line)
        table = ''
      }
    }
    await after(tx)
    return counts
  })
}

/** A trigger creates profiles with their users; the backup's own rows replace those. */
async function expectEmpty(tx: Tx, table: string): Promise<void> {
  if (table === 'profiles') await tx.execute(sql`delete from profiles`)
  const { rows } = await tx.execute(sql`select 1 from ${sql.identifier(table)} limit 1`)
  if (rows.length > 0)
    throw new BackupError(`The table ${table} is not empty: restore into a fresh database.`)
}

async function insertRows(tx: Tx, table: string, rows: readonly string[]): Promise<void> {
  const { rows: found } = await tx.execute(sql`
    select column_name as column from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`)
  const columns = sql.join(
    found.map(({ column }) => sql.identifier(String(column))),
    sql`, `,
  )
  const name = sql.identifier(table)
  const json = `[${rows.join(',')}]`
  try {
    await tx.execute(sql`
      insert into ${name} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${name}, ${json}::json)`)
  } catch (error) {
    if (isDatabaseDown(error)) throw error
    // The database's own message contains the rows themselves, which are personal data.
    const code = databaseRefusal(error)?.code ?? 'without a code'
    throw new BackupError(`Rows of the table ${table} do not fit into it (${code}): the backup is damaged.`)
  }
}

async function expectSame(tx: Tx, line: { end: string; rows: number; sha256: string }): Promise<number> {
  const { rows, sha256 } = await readTable(tx, line.end, async () => {})
  if (rows !== line.rows || sha256 !== line.sha256) {
    throw new BackupError(`The table ${line.end} does not match its counts: the backup is damaged.`)
  }
  await continueIdentity(tx, line.end)
  return rows
}

/** Makes the database's generated ids continue after those of the backup. */
async function continueIdentity(tx: Tx, table: string): Promise<void> {
  const { rows } = await tx.execute(sql`
    select column_name as column from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_identity = 'YES'`)
  for (const row of rows) {
    const column = String(row.column)
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(${table}, ${column}),
        (select coalesce(max(${sql.identifier(column)}), 0) + 1 from ${sql.identifier(table)}), false)`)
  }
}
