import { z } from 'zod/mini'
import { freeHours } from '#domain/callbacks/free-hours.server.ts'
import { hoursByDay } from '#domain/callbacks/hours-by-day.ts'
import { offeredDay } from '#domain/callbacks/offered-day.ts'
import { storedCartLine } from '#domain/cart/cart.ts'
import { postedLine } from '#domain/cart/posted-lines.ts'
import { cartChange } from '#domain/cart/reprice-cart.ts'
import { consentCircumstances } from '#domain/consent/consent-circumstances.ts'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'
import { operation, signedInOperation } from '#domain/shared/define-operation.ts'
import { noInput, type Person, type WebCaller } from '#domain/shared/operation.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import { orderRequest } from './order-form.ts'
import { isOver } from './order-state.ts'
import { findOwnOrder } from './order-store.server.ts'
import { type PlaceOrderDeps, placeOrder } from './place-order.server.ts'

const freeInstead = z.object({
  free: z.array(offeredDay).check(z.describe('The hours in which we can call instead, by day.')),
})

/** Places an order; the same key answers with the same order. */
export const orderServices = signedInOperation({
  name: 'orderServices',
  summary:
    'Places an order at the catalog’s prices. Sending the same key again is safe: it answers with the order it made.',
  input: orderRequest,
  output: z.object({
    success: z.literal(true),
    orderId: z.uuid(),
    reference: z.string(),
    detailsKept: z
      .optional(z.literal(true))
      .check(
        z.describe(
          'The key had made this order before, with other contact details, another address or other notes. It keeps those; nothing of this request was stored.',
        ),
      ),
  }),
  refusals: [
    'cart_empty',
    'cart_changed',
    'order_key_reused',
    'order_not_created',
    'checkout_failed',
    'slot_taken',
    'do_not_call',
  ],
  added: {
    cart_changed: z.object({
      lines: z
        .array(postedLine)
        .check(z.describe('The cart as it is offered now: send it in place of yours.')),
      changes: z.array(cartChange).check(z.describe('What is different from what was sent.')),
    }),
    slot_taken: freeInstead,
    do_not_call: freeInstead,
  },
  limits: [
    { name: 'order', per: 'client' },
    { name: 'order_account', per: 'account', counts: 'in_use_case' },
  ],
  lane: 'rest',
  fault: 'checkout_failed',
  async run(deps: PlaceOrderDeps, caller: WebCaller & { user: Person }, request) {
    const outcome = await placeOrder(deps, caller.user.id, request, consentCircumstances(caller, '/checkout'))
    if (outcome.ok) return succeeded({ success: true as const, ...outcome.value })
    if (outcome.code === 'order_not_created') caller.log.error('an inserted order gave nothing back')
    if (outcome.code === 'slot_taken' || outcome.code === 'do_not_call') {
      const { code, timeZone } = outcome
      const zone = request.callback?.timeZone ?? timeZone ?? BUSINESS_ZONE
      const free = hoursByDay(await freeHours(deps.db, timeZone, deps.now(), deps.settings), zone)
      return { ok: false, code, extra: { free } }
    }
    if (outcome.code !== 'cart_changed') return outcome
    const { items, changes } = outcome.cart
    return { ok: false, code: 'cart_changed', extra: { lines: items.map(storedCartLine), changes } }
  },
})

/** How long after an order an empty checkout still says that it was placed. */
const JUST_PLACED_MS = 3_600_000

/** The signed-in visitor's newest order, if it was placed within the hour and is not over. */
export const readOrderJustPlaced = operation({
  name: 'readOrderJustPlaced',
  summary: 'The order that the signed-in visitor placed within the last hour, if it still stands.',
  input: noInput,
  output: z.object({ order: z.nullable(z.object({ id: z.uuid(), reference: z.string() })) }),
  refusals: [],
  lane: 'rest',
  async run({ db, now }: Pick<PlaceOrderDeps, 'db' | 'now'>, caller: WebCaller) {
    const user = await caller.visitor()
    const newest = user && (await findOwnOrder(db, user.id))
    if (!newest || isOver(newest.status)) return succeeded({ order: null })
    const isFresh = now().getTime() - newest.createdAt.getTime() < JUST_PLACED_MS
    return succeeded({ order: isFresh ? { id: newest.id, reference: newest.reference } : null })
  },
})
