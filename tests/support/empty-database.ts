import { sql } from 'drizzle-orm'
import { type Database, transaction } from '#platform/database.server.ts'

/**
 * Empties what tests left behind, including jobs. Truncating takes time for each table, so it only does those with
 * rows.
 */
export async function emptyDatabase(db: Database): Promise<void> {
  const { rows: tables } = await db.execute(
    sql`select format('%I', tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const names = tables.map(({ name }) => String(name))
  const hasRows = names.map(name => `select '${name}' as name where exists (select from ${name})`)
  const { rows: filled } = await db.execute(sql.raw(hasRows.join(' union all ')))
  if (filled.length > 0) {
    await transaction(db, async tx => {
      // A trigger keeps events from being deleted.
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql.raw(`truncate ${filled.map(({ name }) => String(name)).join(', ')} cascade`))
    })
  }
  await db.execute(sql`delete from pgboss.job`)
  await db.execute(sql`delete from pgboss.schedule`)
}
