import { aStoredLine } from '#tests/support/builders.ts'
import { press } from './support/keyboard.ts'
import { storeCart } from './support/stored-cart.ts'
import { expect, open, test } from './support/test.ts'

const line = aStoredLine('kinetic', 'Fiber 300')

test('each step of an order by keyboard begins at the heading of its page', async ({ page }) => {
  await storeCart(page, [line])
  await open(page, '/providers')
  await press(page, page.getByRole('banner').getByRole('button', { name: /^Cart/ }))
  await press(page, page.getByRole('link', { name: 'Proceed to Checkout' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Sign in or create an account' }))
  await expect(page.getByRole('heading', { level: 1, name: /^Find the best/ })).toBeFocused()
})
