import { centsFromDollars } from '#domain/shared/money.ts'

/** A line of the cart as the browser keeps it; `price` is dollars a month (specification, section 3). */
export type CartItem = {
  /** Provider id plus the time it was added. */
  id: string
  providerId: string
  providerName: string
  serviceName: string
  quantity: number
  price: number
}

/** A service to be added: everything of a line but its id and quantity. */
export type CartService = Omit<CartItem, 'id' | 'quantity'>

export const CART_STORAGE_KEY = 'plainwire-cart'
export const CART_MIN_QUANTITY = 1
/** Upper bounds keep a stored or posted cart from growing without end; no home needs more. */
export const CART_MAX_QUANTITY = 99
export const CART_MAX_LINES = 50

const isSameService = (a: CartService, b: CartService) =>
  a.providerId === b.providerId && a.serviceName === b.serviceName

/** Adds a service: one more of it where it is in the cart already, else a new line at the end. */
export function addToCart(
  cart: readonly CartItem[],
  service: CartService,
  addedAt: number,
): { cart: CartItem[]; result: 'added' | 'quantity_updated' } {
  const existing = cart.find(item => isSameService(item, service))
  if (existing) {
    return { cart: setQuantity(cart, existing.id, existing.quantity + 1), result: 'quantity_updated' }
  }
  const line: CartItem = { ...service, id: `${service.providerId}-${addedAt}`, quantity: CART_MIN_QUANTITY }
  return { cart: [...cart, line], result: 'added' }
}

/** Sets a line's quantity. Less than one, more than the bound or a fraction is ignored. */
export function setQuantity(cart: readonly CartItem[], id: string, quantity: number): CartItem[] {
  const allowed = Number.isInteger(quantity) && quantity >= CART_MIN_QUANTITY && quantity <= CART_MAX_QUANTITY
  return cart.map(item => (item.id === id && allowed ? { ...item, quantity } : item))
}

export function removeFromCart(cart: readonly CartItem[], id: string): CartItem[] {
  return cart.filter(item => item.id !== id)
}

/** What the cart costs a month, in cents. */
export function cartTotalCents(cart: readonly Pick<CartItem, 'price' | 'quantity'>[]): number {
  return cart.reduce((sum, item) => sum + centsFromDollars(item.price) * item.quantity, 0)
}

/** How many services are in the cart, counting quantities. */
export function cartCount(cart: readonly CartItem[]): number {
  return cart.reduce((sum, item) => sum + item.quantity, 0)
}

/** Reads a stored cart. What is not a cart line is left out, so a damaged value costs no more than itself. */
export function readStoredCart(stored: string | null): CartItem[] {
  if (!stored) return []
  try {
    const value: unknown = JSON.parse(stored)
    return Array.isArray(value) ? value.filter(isCartItem).slice(0, CART_MAX_LINES) : []
  } catch {
    return []
  }
}

function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false
  const item = value as Record<string, unknown>
  const texts = [item.id, item.providerId, item.providerName, item.serviceName]
  return (
    texts.every(text => typeof text === 'string' && text !== '') &&
    typeof item.price === 'number' &&
    Number.isFinite(item.price) &&
    item.price >= 0 &&
    typeof item.quantity === 'number' &&
    Number.isInteger(item.quantity) &&
    item.quantity >= CART_MIN_QUANTITY &&
    item.quantity <= CART_MAX_QUANTITY
  )
}
