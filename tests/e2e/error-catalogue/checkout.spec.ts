import type { Page } from '@playwright/test'
import { aStoredLine } from '#tests/support/builders.ts'
import { queryRunning } from '#tests/support/stored-rows.ts'
import { expect, expectToast, open, test } from '../support/fault-test.ts'
import { fillSignIn, signedUp } from '../support/people.ts'
import { storeCart } from '../support/stored-cart.ts'

const orders = '**/api/orders'
const typed = {
  'Full Name': 'Ada Homeowner',
  'Phone Number': '512-555-0100',
  Address: '12 Main St, Austin, TX 78701',
  'Order Notes': 'Please call after five',
}
const field = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) })

async function typeContact(page: Page) {
  await storeCart(page, [aStoredLine('kinetic', 'Fiber 300')])
  await open(page, '/checkout')
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
}

const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' }).click()

/** The words stand in the form, and nowhere else; nothing typed and nothing in the cart is lost. */
async function expectRefused(page: Page, title: string, message: string) {
  const notice = page.getByRole('form', { name: 'Contact details' }).getByRole('alert')
  await expect(notice.locator('p')).toHaveText([title, message])
  await expect(page.getByText(message)).toHaveCount(1)
  await expectKept(page)
}

async function expectKept(page: Page) {
  for (const [label, text] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(text)
  await expect(page.getByRole('main').getByRole('group', { name: /^Quantity of / })).toHaveCount(1)
}

async function expectOrdered(page: Page) {
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
}

test('Checkout without user', async ({ page }) => {
  const person = await signedUp(page)
  await page.context().clearCookies()
  await typeContact(page)
  await field(page, 'Email Address').fill(person.email)
  await placeOrder(page)
  await expect(page).toHaveURL(/\/auth$/)
  await expectToast(page, 'alert', 'Authentication required', 'Please sign in to complete your purchase')
  // A wrong password on the way doesn't make it forget where somebody wanted to go.
  await fillSignIn(page, { ...person, password: 'wrong horse' })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('form', { name: 'Sign In' }).getByRole('alert')).toBeVisible()
  await fillSignIn(page, person)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expectKept(page)
  await expectOrdered(page)
})

test('Checkout with empty cart', async ({ page }) => {
  await signedUp(page)
  await typeContact(page)
  // The form goes when the cart is empty, so only a request that lost its lines on the way gets here.
  await page.route(orders, (route, request) =>
    route.continue({ postData: { ...(request.postDataJSON() as object), lines: [] } }),
  )
  await placeOrder(page)
  await expectRefused(page, 'Cart is empty', 'Please add items to your cart before checkout')
  await page.unroute(orders)
  await expectOrdered(page)
})

for (const table of ['customer_orders', 'order_items']) {
  test(`Order or item insert failure (${table})`, async ({ page, faults }) => {
    await signedUp(page)
    await typeContact(page)
    await faults.refuse('insert', table)
    await placeOrder(page)
    await expectRefused(page, 'Checkout failed', 'Something went wrong')
    await faults.mend()
    await expectOrdered(page)
  })
}

test('Order or item insert failure (no connection)', async ({ page, context }) => {
  await signedUp(page)
  await typeContact(page)
  await context.setOffline(true)
  await placeOrder(page)
  const words =
    'We could not reach our server. Check your connection and try again; what you typed is still here.'
  await expectRefused(page, 'Checkout failed', words)
  await context.setOffline(false)
  await expectOrdered(page)
})

test('Order or item insert failure (an answer that is none of ours)', async ({ page }) => {
  await signedUp(page)
  await typeContact(page)
  await page.route(orders, route =>
    route.fulfill({ status: 500, body: '<html>the proxy has a fault</html>' }),
  )
  await placeOrder(page)
  await expectRefused(page, 'Checkout failed', 'Something went wrong')
  await page.unroute(orders)
  await expectOrdered(page)
})

test('Order insert returns nothing', async ({ page, faults }) => {
  await signedUp(page)
  await typeContact(page)
  await faults.swallow('customer_orders')
  await placeOrder(page)
  await expectRefused(page, 'Checkout failed', 'Failed to create order')
  await faults.mend()
  await expectOrdered(page)
})

test('Webhook failure', async ({ page, site, receiver }) => {
  await signedUp(page)
  await typeContact(page)
  receiver.answer = 500
  await expectOrdered(page)
  await expect
    .poll(() => site.output)
    .toMatch(/"kind":"order","attempt":1,"result":"failed".*webhook not delivered/)
  receiver.answer = 200
  const [deliveries] = await queryRunning(site, [
    "select kind, attempt, status from webhook_deliveries where kind = 'order' order by attempted_at desc limit 1",
  ])
  expect(deliveries).toEqual([{ kind: 'order', attempt: 1, status: 500 }])
})
