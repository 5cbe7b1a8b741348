import { z } from 'zod/mini'
import type { LookUpDeps } from '#domain/availability/look-up-providers.server.ts'
import { slotOf } from '#domain/callbacks/slot-store.server.ts'
import { operation, signedInOperation } from '#domain/shared/define-operation.ts'
import type { Caller, WebCaller } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import type { Page } from '#domain/shared/page-of.ts'
import type { OwnOrderDeps } from './change-own-order.server.ts'
import { openOrder } from './open-order.server.ts'
import { orderAccess, orderAccessOf } from './order-access.ts'
import { type OrderAtHome, orderAtHome } from './order-at-home.server.ts'
import { orderForConfirmation } from './order-for-confirmation.server.ts'
import { type OrderPage, orderPage } from './order-page.server.ts'
import { type ListedOrder, ownOrders } from './own-orders.server.ts'

/** Each looks up what our data say of an order's home, so they share the lookups' lane. */
const reading = { limits: [{ name: 'own_pages', per: 'client' }], lane: 'lookup' } as const

type ReadDeps = OwnOrderDeps & LookUpDeps
type OneOrder = { page: OrderPage; at: OrderAtHome }

/** The caller's own orders with what our data say of each one's home, a page at a time. */
export const readOwnOrders = signedInOperation({
  name: 'readOwnOrders',
  summary: 'Your own orders, the newest first.',
  input: z.object({ page: z.nullable(z.string()) }),
  output: z.custom<Page<{ order: ListedOrder; at: OrderAtHome }>>(),
  refusals: [],
  ...reading,
  async run(deps: ReadDeps, { user, log }, { page }) {
    const orders = await ownOrders(deps.db, user.id, page, deps.now())
    const entries = orders.entries.map(async order => ({
      order,
      at: await orderAtHome({ ...deps, log }, order),
    }))
    return succeeded({ ...orders, entries: await Promise.all(entries) })
  },
})

/** One order, for its customer's session or whoever has the link of its emails. */
export const readOwnOrder = operation({
  name: 'readOwnOrder',
  summary: 'An order as its customer sees it.',
  input: z.object(orderAccess),
  output: z.custom<OneOrder>(),
  refusals: ['order_unknown'],
  ...reading,
  async run(deps: ReadDeps, caller: WebCaller, asked) {
    const page = await orderPage(deps, await orderAccessOf(caller, asked))
    if (!page) return refused('order_unknown')
    return succeeded({ page, at: await orderAtHome({ ...deps, log: caller.log }, page) })
  },
})

/** The caller's own order, or the newest of them. Somebody else's gets the same answer as none. */
export const readPlacedOrder = operation({
  name: 'readPlacedOrder',
  summary: 'The order that you placed last, or another one of yours.',
  input: z.object({ order: z.nullable(z.uuid()) }),
  output: z.custom<OneOrder>(),
  refusals: ['order_unknown'],
  ...reading,
  async run(deps: ReadDeps, { visitor, log }: Caller, input) {
    const user = await visitor()
    if (!user) return refused('order_unknown')
    const order = await orderForConfirmation(deps.db, user.id, input.order ?? undefined)
    const page = order && (await orderPage(deps, { reference: order.reference, key: null, userId: user.id }))
    return page
      ? succeeded({ page, at: await orderAtHome({ ...deps, log }, page) })
      : refused('order_unknown')
  },
})

/** When the customer of an order is called, for a calendar. */
export const readOrderCall = operation({
  name: 'readOrderCall',
  summary: 'The hour that was chosen for the call about an order.',
  input: z.object(orderAccess),
  output: z.custom<{ id: string; reference: string; phone: string; startsAt: Date }>(),
  refusals: ['order_unknown'],
  limits: reading.limits,
  lane: 'page',
  async run(deps: OwnOrderDeps, caller: WebCaller, asked) {
    const order = await openOrder(deps, await orderAccessOf(caller, asked))
    const slot = order && (await slotOf(deps.db, { kind: 'order', id: order.id }))
    if (!slot) return refused('order_unknown')
    const { id, reference, contactPhone } = order
    return succeeded({ id, reference, phone: contactPhone ?? '', startsAt: slot.startsAt })
  },
})

/** Whether an order's customer is still told of prices that end. */
export const readPriceReminders = operation({
  name: 'readPriceReminders',
  summary: 'Whether emails about the end of a promotional price are on for an order.',
  input: z.object(orderAccess),
  output: z.object({ reference: z.string(), stopped: z.boolean() }),
  refusals: ['order_unknown'],
  limits: reading.limits,
  lane: 'page',
  async run(deps: OwnOrderDeps, caller: WebCaller, asked) {
    const order = await openOrder(deps, await orderAccessOf(caller, asked))
    if (!order) return refused('order_unknown')
    return succeeded({ reference: order.reference, stopped: order.remindersOffAt !== null })
  },
})
