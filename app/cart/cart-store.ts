import { useEffect } from 'react'
import {
  addToCart,
  CART_STORAGE_KEY,
  type CartItem,
  type CartService,
  readStoredCart,
  removeFromCart,
  setQuantity,
  writeStoredCart,
} from '#domain/cart/cart.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { showToast } from '../shell/toasts.ts'
import { readStorage, writeStorage } from '../ui/browser-storage.ts'
import { createBrowserStore } from '../ui/browser-store.ts'
import { openCart } from './open-cart.ts'

const NO_ITEMS: readonly CartItem[] = []
const store = createBrowserStore<{ loaded: boolean; items: readonly CartItem[] }>({
  loaded: false,
  items: NO_ITEMS,
})

function load() {
  store.set({ loaded: true, items: readStoredCart(readStorage(CART_STORAGE_KEY)) })
}

/** Every change starts from what is stored now, so that two tabs don't undo each other's changes. */
export function changeCart(update: (items: readonly CartItem[]) => readonly CartItem[]) {
  const items = update(readStoredCart(readStorage(CART_STORAGE_KEY)))
  writeStorage(CART_STORAGE_KEY, writeStoredCart(items))
  store.set({ loaded: true, items })
}

let listening = false

/** This browser's cart, in sync with its other tabs. `loaded` is false until storage was read. */
export function useCart() {
  useEffect(() => {
    if (!listening) {
      listening = true
      load()
      window.addEventListener('storage', event => {
        if (event.key === CART_STORAGE_KEY || event.key === null) load()
      })
    }
  }, [])
  return store.use()
}

const toasts = {
  added: { tone: 'good', title: 'Added to cart' },
  quantity_updated: { tone: 'good', title: 'Quantity updated' },
  full: { tone: 'notice', title: 'You can’t add more of these' },
} as const

/** The message about what was added, with the way to the cart. */
export const toastOf = (kind: keyof typeof toasts, description: string) => ({
  ...toasts[kind],
  description,
  action: { label: 'View cart', act: openCart },
})

/** Counts that a cart was begun, with services of these providers. */
export function countStart(providers: readonly string[]): void {
  void import('../measurement/measure-step.ts').then(module =>
    module.measureStep('cart_started', '', { providers }),
  )
}

export const cart = {
  items: () => store.get().items,
  /** `toldInPlace`: it was said where it was pressed, and a message elsewhere may be covered. */
  add(service: CartService, { toldInPlace = false } = {}) {
    changeCart(items => {
      const { cart: next, result } = addToCart(items, service, Date.now())
      if (items.length === 0) countStart([service.providerId])
      if (!toldInPlace) showToast(toastOf(result, fullName(service.providerName, service.serviceName)))
      return next
    })
  },
  setQuantity(id: string, quantity: number) {
    changeCart(items => setQuantity(items, id, quantity))
  },
  remove(id: string) {
    changeCart(items => removeFromCart(items, id))
    showToast({ tone: 'notice', title: 'Item removed' })
  },
  replace(items: readonly CartItem[]) {
    changeCart(() => items)
  },
  clear() {
    changeCart(() => NO_ITEMS)
  },
  /** Empties what is stored, not what the page shows: `show` does, once the page is left, so that it doesn't collapse before. */
  forget() {
    writeStorage(CART_STORAGE_KEY, writeStoredCart(NO_ITEMS))
  },
  show: load,
}
