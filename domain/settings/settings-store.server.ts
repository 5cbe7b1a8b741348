import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { businessSettings } from './settings.tables.server.ts'

export type StoredSetting = typeof businessSettings.$inferSelect

/** Every change of a setting, newest first. */
export function changesOf(db: Reader, key: string): Promise<StoredSetting[]> {
  return db
    .select()
    .from(businessSettings)
    .where(eq(businessSettings.key, key))
    .orderBy(desc(businessSettings.version))
    .limit(200)
}

/** Every value that has begun by a given time: by setting, the current one first. */
export function begunSettings(db: Reader, at: Date): Promise<StoredSetting[]> {
  return db
    .select()
    .from(businessSettings)
    .where(lte(businessSettings.validFrom, at))
    .orderBy(businessSettings.key, desc(businessSettings.validFrom), desc(businessSettings.version))
}

/** A cheap fingerprint of what applies at a given time: if the text differs, something was set, or began, since. */
export async function settingsMark(db: Reader, at: Date): Promise<string> {
  const begun = sql<number>`count(*) filter (where ${businessSettings.validFrom} <= ${at.toISOString()})::int`
  const [row] = await db.select({ all: sql<number>`count(*)::int`, begun }).from(businessSettings)
  return `${row?.all ?? 0} ${row?.begun ?? 0}`
}

/** The number of a setting's last change; 0 if there is none. */
export async function lastVersion(db: Reader, key: string): Promise<number> {
  const [row] = await db
    .select({ version: sql<number>`coalesce(max(${businessSettings.version}), 0)::int` })
    .from(businessSettings)
    .where(eq(businessSettings.key, key))
  return row?.version ?? 0
}

/** One change of a setting. */
export async function findChange(db: Reader, key: string, version: number): Promise<StoredSetting | null> {
  const [found] = await db
    .select()
    .from(businessSettings)
    .where(and(eq(businessSettings.key, key), eq(businessSettings.version, version)))
  return found ?? null
}

/** Adds a change; false if somebody else has made the one with this number. */
export async function insertChange(tx: Tx, change: typeof businessSettings.$inferInsert): Promise<boolean> {
  const stored = await tx
    .insert(businessSettings)
    // The driver would take a null for a missing value.
    .values({ ...change, value: change.value ?? sql`'null'::jsonb` })
    .onConflictDoNothing()
    .returning({ version: businessSettings.version })
  return stored.length > 0
}
