import type { Visitor } from '#domain/accounts/visitor.ts'
import { addressHistory } from '#domain/addresses/address-history.server.ts'
import { timeZoneOf } from '#domain/callbacks/time-zone-of.server.ts'
import { ownOrders } from '#domain/orders/own-orders.server.ts'
import type { Services } from '../contexts.ts'

/**
 * Where an account's own times are told if the browser names no zone: as on its orders, or else at the address that it
 * searched last. Undefined if neither is known.
 */
export async function homeZoneOf(
  { db, zips, now }: Pick<Services, 'db' | 'zips' | 'now'>,
  { id }: Visitor,
): Promise<string | undefined> {
  const [order] = (await ownOrders(db, id, null, now())).entries
  if (order) return order.timeZone
  const [search] = (await addressHistory(db, id, null)).entries
  return (search && timeZoneOf(zips, search.zipCode)) ?? undefined
}
