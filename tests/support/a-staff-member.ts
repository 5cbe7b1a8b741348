import type { StaffRole } from '#domain/staff/roles.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import type { Drizzle } from '#platform/database.server.ts'

/** Somebody of the staff, signed in by both factors at that moment. */
export async function aStaffMember(
  db: Drizzle,
  at: Date,
  { name = 'Ana Torres', role = 'agent' }: { name?: string; role?: StaffRole } = {},
): Promise<StaffMember> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@plainwire.example`
  const row = { email, name, role, passwordHash: '' }
  const [stored] = await db
    .insert(staff)
    .values({ ...row, createdAt: at })
    .returning()
  return { ...row, id: stored?.id ?? '', presence: 'online', factorAt: at }
}
