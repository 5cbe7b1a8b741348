import { offerings } from '#domain/catalog/offerings.ts'
import { aCartItem, anOrderRequest } from '../support/builders.ts'

/** The order that is placed again and again: two lines, as most carts have. */
export const benchOrder = anOrderRequest({
  lines: offerings.slice(0, 2).map(({ providerId, serviceName }) => aCartItem(providerId, serviceName)),
})
