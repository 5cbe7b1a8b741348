import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database.server.ts'
import { profiles } from './accounts.tables.server.ts'

/** True when a profile has this username, whatever its case. */
export async function isUsernameTaken(db: Database, username: string): Promise<boolean> {
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(sql`lower(${profiles.username})`, username.toLowerCase()))
    .limit(1)
  return rows.length > 0
}

export async function findProfile(db: Database, id: string) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, id))
  return profile
}
