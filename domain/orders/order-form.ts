import { _default as orDefault, z } from 'zod/mini'
import { callWish } from '#domain/callbacks/call-wish.ts'
import { CART_MAX_LINES } from '#domain/cart/cart.ts'
import { postedLines } from '#domain/cart/posted-lines.ts'
import { shownPrices } from '#domain/cart/reprice-cart.ts'
import { atMost } from '#domain/shared/at-most.ts'
import { contactRules } from '#domain/shared/contact-rules.ts'
import { asLines, asOneLine } from '#domain/shared/one-line.ts'

const boundedText = (max: number) => z.string().check(z.trim(), z.maxLength(max))

/** An address, in as many lines as it was typed. */
export const addressText = contactText(contactRules.address.test, contactRules.address.message, 500, asLines)

/** What the checkout posts. An empty cart is not a fault of the form: the use case answers it. */
export const orderRequest = z.strictObject({
  /** Made by the browser for one attempt to order: the same key is the same order. */
  idempotencyKey: z.uuid(),
  name: contactText(contactRules.name.test, contactRules.name.message),
  email: contactText(contactRules.email.test, contactRules.email.message),
  phone: contactText(contactRules.phone.test, contactRules.phone.message),
  address: addressText,
  notes: orDefault(boundedText(2_000), ''),
  lines: postedLines,
  shown: z
    .optional(z.array(shownPrices).check(z.maxLength(CART_MAX_LINES)))
    .check(
      z.describe(
        'What the cart’s cost answered as `shown`: the order is refused where a later price or a fee is another one now.',
      ),
    ),
  /** When and how the customer wants to hear from us; unless stated, as soon as possible by phone. */
  callback: z.optional(callWish),
  zipCode: z
    .optional(z.string().check(z.regex(/^\d{5}$/)))
    .check(
      z.describe('The ZIP code that the cart’s cost was shown for. It counts where the address names none.'),
    ),
})

export type OrderRequest = z.infer<typeof orderRequest>
/** The same as it is posted, with the lines as they are stored. */
export type PostedOrder = z.input<typeof orderRequest>

/** A contact field with its rule, the words that stand beside it, and how its text is read. */
export function contactText(
  test: (text: string) => boolean,
  message: string,
  max = 200,
  read: (text: string) => string = asOneLine,
) {
  return z
    .string({ error: message })
    .check(z.overwrite(read), atMost(max), z.refine(test, { error: message }))
}
