import { type CostedService, type WholeCost, wholeCost } from '#domain/billing/whole-cost.ts'
import { placeInWords } from '#domain/shared/place-in-words.ts'
import type { Database } from '#platform/database.server.ts'
import { homesOf, isMoved } from './is-moved.ts'
import type { MailedLine } from './order-mail-lines.ts'
import { findOwnOrder } from './order-store.server.ts'

/** A service of an order as its owner sees it. */
type OrderedLine = {
  providerName: string
  serviceName: string
  quantity: number
  priceCents: number
  planId: string | null
  /** ISO date on which its price had last been checked; null in orders from before it was stored. */
  checkedOn: string | null
  /** Whether no label confirmed it then, as far as that was stored. */
  unconfirmed: boolean
  /** Whether none could: TV and home security have no labels. */
  unlabeled: boolean
}

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
  lines: OrderedLine[]
  /** The homes that the terms were worked out for: one, or another for a line that was changed later; none in older orders. */
  pricedFor: { zipCode: string; words: string }[]
  /** Whether the address names another place than those: then these figures aren't its own. */
  isMoved: boolean
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
  const homes = homesOf(order.items)
  return {
    id: order.id,
    reference: order.reference,
    placedAt: order.createdAt.toISOString(),
    contactName: order.contactName,
    contactPhone: order.contactPhone ?? '',
    address: order.shippingAddress ?? '',
    notes: order.notes ?? '',
    lines: order.items.map(({ providerName, serviceName, quantity, pricePerUnitCents, planId, terms }) => ({
      ...{ providerName, serviceName, quantity, planId },
      priceCents: pricePerUnitCents,
      checkedOn: terms?.checkedOn ?? null,
      unconfirmed: terms?.unconfirmed ?? false,
      unlabeled: terms?.unlabeled ?? false,
    })),
    pricedFor: homes.map(home => ({ zipCode: home.zipCode, words: placeInWords(home.zipCode, home) })),
    isMoved: isMoved(order.shippingAddress ?? '', homes),
    cost: costOf(order.items),
  }
}

/** Orders from before labels were stored with them say nothing about fees, not even that there are none. */
const NOT_KEPT = { certain: [], depending: [], taxes: null }

/** What an order's services cost in all, by the terms that they were sold under; null where those weren't stored. */
export function costOf(items: readonly MailedLine[]): WholeCost | null {
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
