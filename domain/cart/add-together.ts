import { addToCart, type CartItem, type CartService, isSameService } from './cart.ts'

/** Whether every one of these services is in the cart. */
export function isAllInCart(cart: readonly CartItem[], services: readonly CartService[]): boolean {
  return services.every(service => cart.some(item => isSameService(item, service)))
}

/**
 * Adds services that belong together. Those in the cart stay as they are: who presses twice wants one bundle. `added`
 * and `full` name which were added and which found no room.
 */
export function addTogether(cart: readonly CartItem[], services: readonly CartService[], addedAt: number) {
  const added: CartService[] = []
  const full: CartService[] = []
  let lines = [...cart]
  for (const [index, service] of services.entries()) {
    if (isAllInCart(lines, [service])) continue
    // Two services of one provider need ids of their own.
    const next = addToCart(lines, service, addedAt + index)
    lines = next.cart
    if (next.result === 'full') full.push(service)
    else added.push(service)
  }
  return { cart: lines, added, full }
}
