import { orderRequest } from '#domain/orders/order-form.ts'
import { placeOrder } from '#domain/orders/place-order.server.ts'
import { problemResponse } from '../problems/problem-response.server.ts'
import { endpoint, json, readBody } from './endpoint.server.ts'

/** Places an order (specification, section 7): `{success, orderId, reference}`, the same for the same key. */
export const action = endpoint({ method: 'POST', limit: 'order' }, async ({ request, services, visitor }) => {
  const user = await visitor()
  if (!user) return problemResponse('authentication_required')
  const body = await readBody(request, orderRequest)
  if (!body.ok) return body.response
  const outcome = await placeOrder(services, user.id, body.value)
  if (outcome.ok) return json({ success: true, ...outcome.value })
  if (outcome.code !== 'cart_changed') return problemResponse(outcome.code)
  const { items, changes } = outcome.cart
  return problemResponse('cart_changed', { extra: { lines: items, changes } })
})

export const loader = action
