import { z } from 'zod/mini'
import { CART_MAX_LINES, CART_MAX_QUANTITY, CART_MIN_QUANTITY, cartItemOf } from '#domain/cart/cart.ts'
import { contactRules } from '#domain/shared/contact-rules.ts'

const boundedText = (max: number) => z.string().check(z.trim(), z.maxLength(max))

/** A line of the posted cart, as it was stored. Its price only tells what the visitor saw; the catalogue's is charged. */
const orderLine = z.strictObject({
  id: boundedText(200),
  planId: z.optional(boundedText(100)),
  providerId: boundedText(100),
  providerName: boundedText(200),
  serviceName: boundedText(200),
  quantity: z.int().check(z.gte(CART_MIN_QUANTITY), z.lte(CART_MAX_QUANTITY)),
  price: z.number().check(z.gte(0), z.lte(100_000)),
})

/** What the checkout posts. An empty cart is not a fault of the form: the use case answers that. */
export const orderRequest = z.strictObject({
  /** Made by the browser for one attempt to order: the same key is the same order. */
  idempotencyKey: z.uuid(),
  name: contactText(contactRules.name.test, contactRules.name.message),
  email: contactText(contactRules.email.test, contactRules.email.message),
  phone: contactText(contactRules.phone.test, contactRules.phone.message),
  address: contactText(contactRules.address.test, contactRules.address.message, 500),
  notes: boundedText(2_000),
  lines: z.array(z.pipe(orderLine, z.transform(cartItemOf))).check(z.maxLength(CART_MAX_LINES)),
})

export type OrderRequest = z.infer<typeof orderRequest>
/** The same as it is posted, with the lines as they are stored. */
export type PostedOrder = z.input<typeof orderRequest>

function contactText(test: (text: string) => boolean, message: string, max = 200) {
  return z.string({ error: message }).check(z.trim(), z.maxLength(max), z.refine(test, { error: message }))
}
