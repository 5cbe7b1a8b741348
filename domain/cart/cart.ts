import { centsFromDollars, dollarsFromCents } from '#domain/shared/money.ts'

/** A line of the cart. */
export type CartItem = {
  /** Provider id plus the time it was added (specification, section 3). */
  id: string
  /** The permanent id of what was added; `null` in carts that were stored before there was one. */
  planId: string | null
  providerId: string
  providerName: string
  serviceName: string
  quantity: number
  /** The monthly price that the visitor saw. */
  priceCents: number
}

/** A service to be added: a line without its id and quantity. */
export type CartService = Omit<CartItem, 'id' | 'quantity'>

/** A line as the browser stores it and the checkout posts it: `price` is dollars a month (specification, section 3). */
export type StoredCartLine = Omit<CartItem, 'planId' | 'priceCents'> & {
  planId?: string | undefined
  price: number
}

export const CART_STORAGE_KEY = 'plainwire-cart'
export const CART_MIN_QUANTITY = 1
/** Upper limits keep a stored or posted cart from growing endlessly; no home needs more. */
export const CART_MAX_QUANTITY = 99
export const CART_MAX_LINES = 50

export const isSameService = (a: CartService, b: CartService) =>
  a.providerId === b.providerId && a.serviceName === b.serviceName

/** When a line was put into the cart, by its id; null where that tells no time. */
export const addedAt = (id: string): number | null => Number(/-(\d{13})$/.exec(id)?.[1] ?? 0) || null

/** Adds a service: one more if it is already in the cart, otherwise a new line at the end. A full cart stays as it is. */
export function addToCart(
  cart: readonly CartItem[],
  service: CartService,
  now: number,
): { cart: CartItem[]; result: 'added' | 'quantity_updated' | 'full' } {
  const existing = cart.find(item => isSameService(item, service))
  const isFull = existing ? existing.quantity >= CART_MAX_QUANTITY : cart.length >= CART_MAX_LINES
  if (isFull) return { cart: [...cart], result: 'full' }
  if (existing) {
    return { cart: setQuantity(cart, existing.id, existing.quantity + 1), result: 'quantity_updated' }
  }
  const line: CartItem = { ...service, id: `${service.providerId}-${now}`, quantity: CART_MIN_QUANTITY }
  return { cart: [...cart, line], result: 'added' }
}

/** Sets a line's quantity. Less than one, more than the limit or a fraction is ignored. */
export function setQuantity(cart: readonly CartItem[], id: string, quantity: number): CartItem[] {
  return cart.map(item => (item.id === id && isQuantity(quantity) ? { ...item, quantity } : item))
}

export function removeFromCart(cart: readonly CartItem[], id: string): CartItem[] {
  return cart.filter(item => item.id !== id)
}

type Priced = Pick<CartItem, 'priceCents' | 'quantity'>

/** What a line costs a month with its quantity, in cents. */
export const lineTotalCents = ({ priceCents, quantity }: Priced): number => priceCents * quantity

/** What the cart costs a month, in cents. */
export function cartTotalCents(cart: readonly Priced[]): number {
  return cart.reduce((sum, item) => sum + lineTotalCents(item), 0)
}

/** How many services are in the cart, counting quantities. */
export function cartCount(cart: readonly CartItem[]): number {
  return cart.reduce((sum, item) => sum + item.quantity, 0)
}

/** A line as it is written to storage. */
export function storedCartLine({ planId, priceCents, ...line }: CartItem): StoredCartLine {
  return { ...line, ...(planId === null ? {} : { planId }), price: dollarsFromCents(priceCents) }
}

/** A line as it was read from storage. */
export function cartItemOf({ planId, price, ...line }: StoredCartLine): CartItem {
  return { ...line, planId: planId ?? null, priceCents: centsFromDollars(price) }
}

/** Reads a stored cart. Anything that isn't a cart line is left out, so a damaged value costs only itself. */
export function readStoredCart(stored: string | null): CartItem[] {
  if (!stored) return []
  try {
    const value: unknown = JSON.parse(stored)
    if (!Array.isArray(value)) return []
    return value.filter(isStoredLine).slice(0, CART_MAX_LINES).map(cartItemOf)
  } catch {
    return []
  }
}

/** A cart as it is stored; `null` for an empty one. */
export function writeStoredCart(cart: readonly CartItem[]): string | null {
  return cart.length > 0 ? JSON.stringify(cart.map(storedCartLine)) : null
}

function isStoredLine(value: unknown): value is StoredCartLine {
  if (typeof value !== 'object' || value === null) return false
  const item = value as Record<string, unknown>
  const texts = [item.id, item.providerId, item.providerName, item.serviceName]
  return (
    texts.every(text => typeof text === 'string' && text !== '') &&
    (item.planId === undefined || typeof item.planId === 'string') &&
    Number.isFinite(item.price) &&
    Number(item.price) >= 0 &&
    isQuantity(item.quantity)
  )
}

const isQuantity = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= CART_MIN_QUANTITY && Number(value) <= CART_MAX_QUANTITY
