import { storedCartLine } from '#domain/cart/cart.ts'
import { orderRequest } from '#domain/orders/order-form.ts'
import { placeOrder } from '#domain/orders/place-order.server.ts'
import { settingsContext } from '../contexts.ts'
import { problemResponse } from '../problems/problem-response.server.ts'
import type { Route } from './+types/orders.route.ts'
import { endpoint, json } from './endpoint.server.ts'
import { leadCircumstances } from './lead-circumstances.server.ts'
import { readBody } from './read-body.server.ts'

/** Places an order (specification, section 7): `{success, orderId, reference}`, the same for the same key. */
export function action(args: Route.ActionArgs) {
  const { salesPhone } = args.context.get(settingsContext)
  const kind = { method: 'POST', limit: 'order', fault: 'checkout_failed' } as const
  return endpoint(kind, async ({ request, services, facts, visitor }) => {
    const user = await visitor()
    if (!user) return problemResponse('authentication_required')
    const body = await readBody(request, orderRequest)
    if (!body.ok) return body.response
    const outcome = await placeOrder(
      { ...services, salesPhone },
      user.id,
      body.value,
      leadCircumstances(request, facts, '/checkout'),
    )
    if (outcome.ok) return json({ success: true, ...outcome.value })
    if (outcome.code === 'order_not_created') facts.log.error('an inserted order gave nothing back')
    if (outcome.code !== 'cart_changed') return problemResponse(outcome.code)
    const { items, changes } = outcome.cart
    return problemResponse('cart_changed', { extra: { lines: items.map(storedCartLine), changes } })
  })(args)
}

export const loader = action
