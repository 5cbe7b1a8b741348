import { sql } from 'drizzle-orm'
import { type Database, transaction } from '#platform/database.server.ts'

/**
 * Empties what tests left behind, including jobs. Truncating takes time for each table, so it only does those with
 * rows.
 */
export async function emptyDatabase(db: Database): Promise<void> {
  // By the size of its file, which truncating makes nothing: asking eighty tables for a row takes five times as long.
  const { rows: filled } = await db.execute(
    sql`select format('%I', relname) as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`,
  )
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
