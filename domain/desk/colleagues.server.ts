import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type Presence, presences } from '#domain/staff/roles.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import { presenceNow } from '#domain/staff/who-is-there.server.ts'
import type { Reader } from '#platform/database.server.ts'

export type Colleague = { id: string; name: string; presence: Presence }

const answersCustomers = and(isNull(staff.disabledAt), inArray(staff.role, ['agent', 'administrator']))

/** Colleagues who answer customers: who is online comes first, who is away last. */
export async function colleaguesFor(db: Reader, at: Date): Promise<Colleague[]> {
  const colleagues = await db
    .select({ id: staff.id, name: staff.name, presence: presenceNow(at) })
    .from(staff)
    .where(answersCustomers)
    .orderBy(staff.name)
  return presences.flatMap(presence => colleagues.filter(one => one.presence === presence))
}

/** Whether work can be given to somebody. */
export async function takesWork(db: Reader, staffId: string): Promise<boolean> {
  const found = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.id, staffId), answersCustomers))
  return found.length > 0
}
