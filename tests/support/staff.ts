import type { StaffRole } from '#domain/staff/roles.ts'
import { openStaffSession } from '#domain/staff/session-store.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import { asDrizzle, type Database, transaction } from '#platform/database.server.ts'

/** A site as tests have it. */
type AnySite = { assembled: { services: { db: Database; now: () => Date } } }

let people = 0

/**
 * A signed-in staff member: the cookie header of a new session in the database. With both factors, unless `factor`
 * says 'missing'.
 */
export async function signInStaff(
  site: AnySite,
  role: StaffRole,
  { name = 'Ana Torres', factor = 'proven' }: { name?: string; factor?: 'proven' | 'missing' } = {},
): Promise<string> {
  const { db, now } = site.assembled.services
  const at = now()
  people += 1
  const [person] = await asDrizzle(db)
    .insert(staff)
    .values({
      ...{ name, role, createdAt: at },
      email: `staff${people}@plainwire.example`,
      passwordHash: 'none',
    })
    .returning({ id: staff.id })
  if (!person) throw new Error('no staff')
  const token = await transaction(db, tx =>
    openStaffSession(tx, {
      staffId: person.id,
      at,
      factorAt: factor === 'proven' ? at : null,
      ipAddress: '203.0.113.1',
      userAgent: 'tests',
    }),
  )
  return `plainwire-desk=${token}`
}
