import { type OpenWork, workOn } from '#domain/desk/work-on.server.ts'
import type { Reader } from '#platform/database.server.ts'

/** The open work on each of these orders, whichever of the two kinds it is. */
export async function workOnOrders(db: Reader, ids: readonly string[]): Promise<Map<string, OpenWork>> {
  const kinds = [await workOn(db, 'order_cancellation', ids), await workOn(db, 'order', ids)]
  return new Map(kinds.flatMap(work => [...work]))
}
