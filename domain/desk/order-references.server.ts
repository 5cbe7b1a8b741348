import { and, eq, inArray } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'
import { workItems } from './desk.tables.server.ts'

/** The references by which people know orders, by the orders' ids; an order whose work is forgotten has none here. */
export async function orderReferences(db: Reader, orderIds: readonly string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map()
  const found = await db
    .select({ id: workItems.subjectId, about: workItems.about })
    .from(workItems)
    .where(and(eq(workItems.kind, 'order'), inArray(workItems.subjectId, [...orderIds])))
  return new Map(found.map(({ id, about }) => [id, about.split(' ')[0] ?? '']))
}
