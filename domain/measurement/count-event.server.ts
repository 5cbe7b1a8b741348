import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database.server.ts'
import { build, runAsOneStatement, writeOf } from '#platform/one-statement.server.ts'
import type { EventName } from './events.ts'
import { eventCounts } from './measurement.tables.server.ts'

/** Counts one event for today (UTC). Nothing about the visitor is stored. */
export async function countEvent(db: Database, name: EventName, label: string, at: Date): Promise<void> {
  const counted = build
    .insert(eventCounts)
    .values({ day: at.toISOString().slice(0, 10), name, label, count: 1 })
    .onConflictDoUpdate({
      target: [eventCounts.day, eventCounts.name, eventCounts.label],
      set: { count: sql`${eventCounts.count} + 1` },
    })
  await runAsOneStatement(db, { event: writeOf(counted) })
}
