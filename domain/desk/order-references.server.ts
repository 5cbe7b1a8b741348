import { and, eq, inArray, sql } from 'drizzle-orm'
import { referenceTyped } from '#domain/shared/search-words.ts'
import type { Reader } from '#platform/database.server.ts'
import { workItems } from './desk.tables.server.ts'

/** Orders' references by the orders' ids; an order whose work item was deleted has none here. */
export async function orderReferences(db: Reader, orderIds: readonly string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map()
  const found = await db
    .select({ id: workItems.subjectId, about: workItems.about })
    .from(workItems)
    .where(and(eq(workItems.kind, 'order'), inArray(workItems.subjectId, [...orderIds])))
  return new Map(found.map(({ id, about }) => [id, about.split(' ')[0] ?? '']))
}

/** The order of a reference as somebody may have typed it; undefined where there is none. */
export async function orderOfReference(db: Reader, typed: string): Promise<string | undefined> {
  const letters = referenceTyped(typed)
  if (letters?.length !== 8) return undefined
  const about = `PW-${letters.slice(0, 4)}-${letters.slice(4)} `
  const [found] = await db
    .select({ id: workItems.subjectId })
    .from(workItems)
    .where(and(eq(workItems.kind, 'order'), sql`starts_with(${workItems.about}, ${about})`))
    .limit(1)
  return found?.id
}
