import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { StaffRole } from '#domain/staff/roles.ts'
import { inviteStaff } from '#domain/staff-access/invite-staff.server.ts'
import { type Database, outerHandle, transaction } from '#platform/database.server.ts'
import { openPglite } from '#platform/open-pglite.server.ts'
import { postgresAccess } from '#platform/postgres-access.server.ts'
import { signInStaff } from './staff.ts'
import { silentLog } from './test-queue.ts'

const signedIn = (db: Database, role: StaffRole, name: string) =>
  signInStaff({ assembled: { services: { db, now: () => new Date() } } }, role, { name })

/** A staff member's cookie, written into the PostgreSQL behind a site. */
export async function staffOnPostgres(url: string, role: StaffRole, name: string): Promise<string> {
  const pool = postgresAccess({ url }, silentLog).pool(10)
  try {
    return await signedIn(outerHandle(drizzle(pool)), role, name)
  } finally {
    await pool.end()
  }
}

/** The same in the embedded database of a site that hasn't started yet. */
export const staffOnPglite = (dataDir: string, role: StaffRole, name: string): Promise<string> =>
  onPglite(dataDir, db => signedIn(db, role, name))

/** The path of an invitation to the desk of a site that hasn't started yet. */
export const invitedOnPglite = (dataDir: string, email: string, role: StaffRole): Promise<string> =>
  onPglite(dataDir, db =>
    transaction(db, tx => inviteStaff(tx, '', { email, role, by: null, at: new Date() })),
  )

/** Writes something into the embedded database of a site that hasn't started yet. */
export async function onPglite<T>(dataDir: string, write: (db: Database) => Promise<T>): Promise<T> {
  const migrations = join(import.meta.dirname, '..', '..', 'migrations')
  const opened = await openPglite(join(dataDir, 'database'), migrations, silentLog)
  try {
    return await write(opened.db)
  } finally {
    await opened.close()
  }
}
