import { aStoredLine } from '#tests/support/builders.ts'
import { openChat, panelOf, say } from './support/chat-page.ts'
import { signInAtDesk, test } from './support/desk-test.ts'
import { spokenOf } from './support/screen-reader.ts'
import { storeCart } from './support/stored-cart.ts'
import { expect, open } from './support/test.ts'

// What a screen reader says of the main screens, in which order: roles, names, states and descriptions. Where one of these
// files changes, read it from its beginning, as somebody who only hears it.
// Whether somebody is online, and what waits in the queue, are read, too: nobody else's doing.
test.use({ bypassCSP: true, queueOf: 'reading-order' })

test('the home page', async ({ page }) => {
  await open(page, '/')
  expect(await spokenOf(page.locator('body'))).toMatchSnapshot('home.txt')
})

test('the results, as far as the first provider’s other plans', async ({ page }) => {
  await open(page, '/results?zip=78701')
  expect(await spokenOf(page.getByRole('main'), 'more plans from')).toMatchSnapshot('results.txt')
})

test('the checkout with a service in the cart', async ({ page }) => {
  await storeCart(page, [aStoredLine('kinetic', 'Fiber 300')])
  await open(page, '/checkout')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  await expect(page.getByRole('region', { name: 'What your cart costs' })).toBeVisible()
  expect(await spokenOf(page.getByRole('main'))).toMatchSnapshot('checkout.txt')
})

test('the chat with a question and its answer', async ({ page }) => {
  await open(page, '/')
  await openChat(page)
  await say(page, 'What is latency?', 'milliseconds')
  expect(await spokenOf(panelOf(page))).toMatchSnapshot('chat.txt')
})

test('the queue of the desk', async ({ page, site, sessions }) => {
  await signInAtDesk(page.context(), sessions.get('Maria Lopez') ?? '', site.origin)
  await open(page, '/desk')
  expect(await spokenOf(page.locator('body'))).toMatchSnapshot('desk.txt')
})
