import type { CartService } from '#domain/cart/cart.ts'
import type { Press } from '../first-load/listen-for-presses.ts'
import { cart } from './cart-store.ts'

/** Names the service that a press on an element adds to the cart. */
const ADD_TO_CART = 'data-add-to-cart'

/** The attribute of an element that adds a service to the cart; also works in parts of a page that ship no code. */
export function addToCartAttribute(service: CartService) {
  return { [ADD_TO_CART]: JSON.stringify(service) }
}

/** Adds the service that the pressed element names. */
export const addToCartPress: Press = {
  selector: `[${ADD_TO_CART}]`,
  act(element) {
    const service = element.getAttribute(ADD_TO_CART)
    // We wrote it ourselves above, and the server prices every line from the catalog anyway.
    if (service) cart.add(JSON.parse(service) as CartService)
  },
}
