import type { Page } from '@playwright/test'
import { CART_STORAGE_KEY, type StoredCartLine } from '#domain/cart/cart.ts'

/** Puts a cart into the browser before the page's own script runs, once for the visit. */
export async function storeCart(page: Page, items: readonly StoredCartLine[] | string): Promise<void> {
  const value = typeof items === 'string' ? items : JSON.stringify(items)
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('cart-was-put')) return
      sessionStorage.setItem('cart-was-put', 'yes')
      localStorage.setItem(key, text)
    },
    [CART_STORAGE_KEY, value] as const,
  )
}
