import type { CartService } from '#domain/cart/cart.ts'
import { cart } from '../cart/cart-store.ts'
import { openChat } from '../chat/chat-opener.ts'
import { measure } from '../measurement/measure.ts'

/** On an element that opens the chat: the number to call where that fails. */
export const OPEN_CHAT = 'data-open-chat'

/** Names the service that a press on an element adds to the cart. */
export const ADD_TO_CART = 'data-add-to-cart'

/** The attribute of an element that adds a service to the cart, also in parts of a page that hold no code. */
export function addToCartAttribute(service: CartService) {
  return { [ADD_TO_CART]: JSON.stringify(service) }
}

/**
 * Hears what every page has in common by one listener: additions to the cart, openings of the chat, and calls to the
 * sales line, which are counted. Answers how to stop.
 */
export function listenForPageActions(): () => void {
  const hear = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const service = event.target.closest(`[${ADD_TO_CART}]`)?.getAttribute(ADD_TO_CART)
    // Written by ourselves above; the server prices every line from the catalogue anyhow.
    if (service) cart.add(JSON.parse(service) as CartService)
    const salesPhone = event.target.closest(`[${OPEN_CHAT}]`)?.getAttribute(OPEN_CHAT)
    if (salesPhone) openChat(salesPhone)
    if (event.target.closest('a[href^="tel:"]')) measure('contact_initiated', 'phone')
  }
  // Before React, which keeps to itself what is pressed in a part whose code has not come yet.
  window.addEventListener('click', hear, { capture: true })
  return () => window.removeEventListener('click', hear, { capture: true })
}
