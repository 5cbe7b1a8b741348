import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { CART_STORAGE_KEY } from '#domain/cart/cart.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aStoredLine } from '#tests/support/builders.ts'
import { storeCart } from './support/stored-cart.ts'
import { expect, open, test } from './support/test.ts'

const { offerings } = readSeed()

const [first, second] = offerings
if (!first || !second) throw new Error('The catalogue is empty')
const items = [
  { ...aStoredLine(first.providerId, first.serviceName), id: 'one-1' },
  { ...aStoredLine(second.providerId, second.serviceName), id: 'two-2' },
]

async function signUp(page: Page, returnTo = '/checkout') {
  const username = `user_${randomUUID().slice(0, 8)}`
  await open(page, `/auth?tab=sign-up&returnTo=${encodeURIComponent(returnTo)}`)
  await page.getByLabel('Email').fill(`${username}@example.com`)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('correct horse')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(new RegExp(`${returnTo}$`))
  return username
}

async function fillContact(page: Page) {
  await page.getByLabel('Full Name').fill('Ada Homeowner')
  await page.getByLabel('Phone Number').fill('512-555-0100')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Main St, Austin, TX 78701')
}

test('the cart steps, totals, removes and stays over a reload', async ({ page }) => {
  await storeCart(page, items)
  await open(page, '/checkout')
  const name = `${items[0]?.providerName} ${items[0]?.serviceName}`
  const total = page.getByTestId('cart-total')
  const cents = (quantity: number) =>
    Math.round((items[0]?.price ?? 0) * 100) * quantity + Math.round((items[1]?.price ?? 0) * 100)
  const shown = async () => Math.round(Number((await total.innerText()).replace(/[^\d.]/g, '')) * 100)
  expect(await shown()).toBe(cents(1))
  await expect(page.getByRole('button', { name: `One less ${name}` })).toBeDisabled()
  await page.getByRole('button', { name: `One more ${name}` }).click()
  await expect.poll(shown).toBe(cents(2))
  await page.reload()
  await expect.poll(shown).toBe(cents(2))
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(page.getByText('Item removed')).toBeVisible()
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('main').getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Browse providers' })).toHaveAttribute('href', '/providers')
})

test('a damaged stored cart reads as empty', async ({ page }) => {
  await storeCart(page, '[{"id":7},{broken')
  await open(page, '/checkout')
  await expect(page.getByRole('main').getByText('Your cart is empty')).toBeVisible()
})

test('two tabs show the same cart', async ({ page, context }) => {
  await storeCart(page, items)
  await open(page, '/checkout')
  const other = await context.newPage()
  await open(other, '/checkout')
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(other.getByRole('main').getByRole('button', { name: /^Remove/ })).toHaveCount(1)
})

test.describe('checkout', () => {
  test.use({ provoked: [/Failed to load resource/] })

  test('names each fault in the specified words and clears it when the field is edited', async ({ page }) => {
    await storeCart(page, items)
    await open(page, '/checkout')
    await page.getByRole('button', { name: 'Place Order' }).click()
    const form = page.getByRole('form', { name: 'Contact details' })
    await expect(form.getByRole('alert')).toBeFocused()
    const faults = [
      ['Full Name', 'Name is required'],
      ['Email Address', 'Valid email is required'],
      ['Phone Number', 'Phone number is required'],
    ] as const
    for (const [label, words] of faults) {
      const field = form.getByLabel(label)
      await expect(field).toHaveAccessibleDescription(new RegExp(words))
      await field.fill(label === 'Email Address' ? 'a@example.com' : 'Something')
      await expect(form.getByText(words)).toHaveCount(0)
    }
    await expect(form.getByText('Address is required').first()).toBeVisible()
  })

  test('an order whose answer was lost is the same order when it is sent again', async ({ page }) => {
    await storeCart(page, items)
    await signUp(page)
    await fillContact(page)
    let lost = true
    const keys: string[] = []
    await page.route('**/api/orders', async route => {
      keys.push((route.request().postDataJSON() as { idempotencyKey: string }).idempotencyKey)
      if (!lost) return route.continue()
      lost = false
      // The order arrives and its answer is lost on the way back.
      await route.fetch()
      return route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        body: '{"code":"unexpected"}',
      })
    })
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByRole('form').getByText('Something went wrong')).toBeVisible()
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
    expect(new Set(keys).size).toBe(1)
    expect(keys).toHaveLength(2)
  })

  test('a changed price stops the order and corrects the cart', async ({ page }) => {
    const [line] = items
    if (!line) throw new Error('a line')
    const gone = { ...line, planId: 'gone', serviceName: 'Gone 100' }
    await storeCart(page, [{ ...line, price: 1 }, gone])
    await signUp(page)
    await fillContact(page)
    await page.getByRole('button', { name: 'Place Order' }).click()
    const changed = page.getByRole('form').getByRole('alert')
    await expect(changed).toContainText('Your cart has changed')
    // Each line by its name: one that just disappears is missed.
    await expect(changed).toContainText(
      `${line.serviceName}: the price changed since you added it, from $1.00/mo to`,
    )
    await expect(changed).toContainText('Gone 100 is no longer offered.')
    const stored = await page.evaluate(key => localStorage.getItem(key), CART_STORAGE_KEY)
    expect(JSON.parse(stored ?? '[]')).toEqual([{ ...line, id: expect.stringMatching(/-\d+$/) }])
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  })

  test('where nothing of a cart is offered anymore, the message says what it was', async ({ page }) => {
    const [line] = items
    if (!line) throw new Error('a line')
    await storeCart(page, [{ ...line, planId: 'gone', serviceName: 'Gone 100' }])
    await signUp(page)
    await fillContact(page)
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'Gone 100 is no longer offered.' })).toBeVisible()
  })

  test('two tabs with the same cart make one order', async ({ page, context }) => {
    await storeCart(page, items)
    await signUp(page)
    await fillContact(page)
    const other = await context.newPage()
    await open(other, '/checkout')
    await fillContact(other)
    // Both tabs have sent their order before either is answered.
    const sent: (() => void)[] = []
    await context.route('**/api/orders', async route => {
      await new Promise<void>(resolve => {
        sent.push(resolve)
        if (sent.length === 2) for (const go of sent) go()
      })
      await route.continue()
    })
    await Promise.all([
      page.getByRole('button', { name: 'Place Order' }).dblclick(),
      other.getByRole('button', { name: 'Place Order' }).dblclick(),
    ])
    const references = await Promise.all([page, other].map(tab => tab.getByText(/^PW-/).innerText()))
    expect(new Set(references).size).toBe(1)
  })

  /** The answer who is signed in stays on its way until `answer`. */
  async function holdSession(page: Page) {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/session', async route => {
      await held
      await route.continue()
    })
    return answer
  }

  test('the email of the account comes between two letters of the name, and both stay', async ({ page }) => {
    await storeCart(page, items)
    const username = await signUp(page)
    const answer = await holdSession(page)
    await open(page, '/checkout')
    const name = page.getByLabel('Full Name')
    // A letter at every turn of the browser's work, so that one of them falls between the answer and its drawing.
    await name.evaluate((field: HTMLInputElement) => {
      const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      const { port1, port2 } = new MessageChannel()
      let letters = 0
      port1.onmessage = () => {
        put?.call(field, `Ada ${++letters}`)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        if (document.documentElement.dataset.typing === 'on') port2.postMessage(null)
      }
      document.documentElement.dataset.typing = 'on'
      port2.postMessage(null)
    })
    answer()
    await expect(
      page.getByRole('banner').getByRole('button', { name: `Account of ${username}` }),
    ).toBeVisible()
    await page.evaluate(() => delete document.documentElement.dataset.typing)
    await expect(page.getByLabel('Email Address')).toHaveValue(`${username}@example.com`)
    await expect(name).toHaveValue(/^Ada \d+$/)
  })

  test('whoever orders before it is known who they are is asked for no email of theirs', async ({ page }) => {
    await storeCart(page, items)
    await signUp(page)
    const answer = await holdSession(page)
    await open(page, '/checkout')
    await fillContact(page)
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    answer()
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  })

  test('the email is prefilled from the account; while the order is on its way the button says Processing', async ({
    page,
  }) => {
    await storeCart(page, items)
    const username = await signUp(page)
    await expect(page.getByLabel('Email Address')).toHaveValue(`${username}@example.com`)
    await fillContact(page)
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/api/orders', async route => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    release()
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  })
})
