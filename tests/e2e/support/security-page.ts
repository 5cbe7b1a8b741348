import type { Page } from '@playwright/test'
import { CART_STORAGE_KEY, type StoredCartLine } from '#domain/cart/cart.ts'

export const zipField = (page: Page) =>
  page.getByRole('form', { name: 'Check packages by ZIP code' }).getByLabel('ZIP code')
export const check = (page: Page) => page.getByRole('button', { name: 'Check packages' }).click()
export const card = (page: Page, name: string) => page.getByRole('listitem', { name })
export const packages = (page: Page) => page.getByRole('region', { name: 'Packages', exact: true })
export const storedCart = (page: Page) =>
  page.evaluate(key => JSON.parse(localStorage.getItem(key) ?? '[]') as StoredCartLine[], CART_STORAGE_KEY)
