import { aStoredLine } from '#tests/support/builders.ts'
import { openChat, panelOf, say } from './support/chat-page.ts'
import { signInAtDesk, test } from './support/desk-test.ts'
import { storeCart } from './support/stored-cart.ts'
import { expect, open } from './support/test.ts'

// In which order, by which roles and under which names a screen reader comes upon what the main screens hold. What a
// snapshot leaves out may change; what it names stands in this order.

test('the home page', async ({ page }) => {
  await open(page, '/')
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'home.aria.yml' })
})

test('the results', async ({ page }) => {
  await open(page, '/results?zip=78701')
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'results.aria.yml' })
})

test('the checkout with a service in the cart', async ({ page }) => {
  await storeCart(page, [aStoredLine('kinetic', 'Fiber 300')])
  await open(page, '/checkout')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'checkout.aria.yml' })
})

test('the chat with a question and its answer', async ({ page }) => {
  await open(page, '/')
  await openChat(page)
  await say(page, 'What is latency?', 'milliseconds')
  await expect(panelOf(page)).toMatchAriaSnapshot({ name: 'chat.aria.yml' })
})

test('the queue of the desk', async ({ page, site, sessions }) => {
  await signInAtDesk(page.context(), sessions.get('Maria Lopez') ?? '', site.origin)
  await open(page, '/desk')
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'desk.aria.yml' })
})
