import { z } from 'zod/mini'
import { CART_MAX_LINES, CART_MAX_QUANTITY, CART_MIN_QUANTITY, cartItemOf } from './cart.ts'

const boundedText = (max: number) => z.string().check(z.trim(), z.maxLength(max))

/** A line of the posted cart, as it was stored. Its price only says what the visitor saw; we charge the catalog's. */
export const postedLine = z.strictObject({
  id: boundedText(200),
  planId: z.optional(boundedText(100)),
  providerId: boundedText(100),
  providerName: boundedText(200),
  serviceName: boundedText(200),
  quantity: z.int().check(z.gte(CART_MIN_QUANTITY), z.lte(CART_MAX_QUANTITY)),
  price: z.number().check(z.gte(0), z.lte(100_000)),
})

/** The lines of the posted cart, up to a cart's limit. */
export const postedLines = z
  .array(z.pipe(postedLine, z.transform(cartItemOf)))
  .check(z.maxLength(CART_MAX_LINES))
