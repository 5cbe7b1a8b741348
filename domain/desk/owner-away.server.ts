import { isNull, lt, or, type SQL } from 'drizzle-orm'
import { staff } from '#domain/staff/staff.tables.server.ts'

/** When the owner hasn't been seen for this long, what they claimed is free again. */
const AWAY_MS = 60 * 60_000

/** Whether the joined owner of work has been gone so long that a colleague may take it over. */
export const isAway = (at: Date): SQL | undefined =>
  or(isNull(staff.lastSeenAt), lt(staff.lastSeenAt, new Date(at.getTime() - AWAY_MS)))
