import { type CostedService, type WholeCost, wholeCost } from '#domain/billing/whole-cost.ts'
import type { Database } from '#platform/database.server.ts'
import { findOwnOrder } from './order-store.server.ts'

/** What the confirmation shows of an order. */
export type OrderView = {
  id: string
  reference: string
  /** ISO 8601 in UTC. */
  placedAt: string
  contactName: string
  contactPhone: string
  address: string
  notes: string
  lines: { providerName: string; serviceName: string; quantity: number; priceCents: number }[]
  /** By the terms that everything was sold under; `null` for orders from before they were stored. */
  cost: WholeCost | null
}

/** An order of this user as its confirmation shows it, or null. */
export async function orderForConfirmation(
  db: Database,
  userId: string,
  orderId?: string,
): Promise<OrderView | null> {
  const order = await findOwnOrder(db, userId, orderId)
  return order && orderView(order)
}

/** An order as its owner sees it: without user id and key. */
export function orderView(order: NonNullable<Awaited<ReturnType<typeof findOwnOrder>>>): OrderView {
  return {
    id: order.id,
    reference: order.reference,
    placedAt: order.createdAt.toISOString(),
    contactName: order.contactName,
    contactPhone: order.contactPhone ?? '',
    address: order.shippingAddress ?? '',
    notes: order.notes ?? '',
    lines: order.items.map(({ providerName, serviceName, quantity, pricePerUnitCents }) => ({
      providerName,
      serviceName,
      quantity,
      priceCents: pricePerUnitCents,
    })),
    cost: costOf(order.items),
  }
}

/** Orders from before labels were stored with them say nothing about fees, not even that there are none. */
const NOT_KEPT = { certain: [], depending: [], taxes: null }

/** What an order's services cost in all, by the terms that they were sold under; null where those weren't stored. */
export function costOf(
  items: NonNullable<Awaited<ReturnType<typeof findOwnOrder>>>['items'],
): WholeCost | null {
  const services = items.flatMap(({ terms, providerName, serviceName, quantity }): CostedService[] =>
    terms
      ? [
          {
            providerName,
            serviceName,
            quantity,
            schedule: terms.schedule,
            charges: terms.charges === undefined ? NOT_KEPT : terms.charges,
            conditions: terms.conditions ?? [],
          },
        ]
      : [],
  )
  return services.length === items.length ? wholeCost(services) : null
}
