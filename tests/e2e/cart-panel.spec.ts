import type { Page } from '@playwright/test'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { centsFromDollars, formatCents, formatMonthly } from '#domain/shared/money.ts'
import { aStoredLine } from '#tests/support/builders.ts'
import { storeCart } from './support/stored-cart.ts'
import { expect, open, test } from './support/test.ts'

const items = readSeed()
  .offerings.slice(0, 3)
  .map(({ providerId, serviceName }, index) => ({
    ...aStoredLine(providerId, serviceName),
    id: `line-${index}`,
  }))
const [first, second] = items
if (!first || !second) throw new Error('The catalogue is empty')
const nameOf = ({ providerName, serviceName }: { providerName: string; serviceName: string }) =>
  `${providerName} ${serviceName}`

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })
const toastsOf = (page: Page) => page.getByTestId('toasts').getByRole('status').locator('> *')

async function openSheet(page: Page) {
  await page.getByRole('button', { name: /^Cart, / }).click()
  return sheetOf(page)
}

test('total and next step stay in sight below a long cart, and a line shows its price times its quantity', async ({
  page,
}) => {
  await storeCart(page, [{ ...first, quantity: 2 }, ...items.slice(1)])
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page, '/')
    const sheet = await openSheet(page)
    await expect(sheet.getByText('Total over 24 months')).toBeAttached()
    await expect(sheet.getByRole('link', { name: 'Proceed to Checkout' })).toBeInViewport({ ratio: 1 })
    await expect(sheet.getByTestId('cart-total')).toBeInViewport({ ratio: 1 })
    const line = sheet.getByRole('listitem').first()
    await expect(line).toContainText(formatMonthly(Math.round(first.price * 200)))
    await expect(line).toContainText(`2 × ${formatCents(centsFromDollars(first.price))}`)
  }
})

test('the focus stays in the cart: on the other button at one, on the next line after a removal, on the way to plans at last', async ({
  page,
}) => {
  await storeCart(page, [{ ...first, quantity: 2 }, second])
  await open(page, '/')
  const sheet = await openSheet(page)
  await sheet.getByRole('button', { name: `One less ${nameOf(first)}` }).press('Enter')
  await expect(sheet.getByRole('button', { name: `One more ${nameOf(first)}` })).toBeFocused()
  await sheet.getByRole('button', { name: `Remove ${nameOf(first)}` }).press('Enter')
  await expect(sheet.getByRole('button', { name: `Remove ${nameOf(second)}` })).toBeFocused()
  await page.keyboard.press('Enter')
  const find = sheet.getByRole('link', { name: 'Find plans' })
  await expect(find).toBeFocused()
  await find.click()
  await expect(page).toHaveURL('/results')
})

test('a line that was removed comes back where it stood, and the message lies over the cart', async ({
  page,
}) => {
  await storeCart(page, [first, second])
  await open(page, '/')
  await page.getByRole('button', { name: /^Cart, / }).click()
  const sheet = sheetOf(page)
  await sheet.getByRole('button', { name: `Remove ${nameOf(first)}` }).press('Enter')
  await expect(sheet.getByRole('group', { name: /^Quantity of / })).toHaveCount(1)
  await expect(toastsOf(page)).toHaveText(/Item removed/)
  // Inside the cart: nothing outside an open dialog can be pressed.
  await sheet.getByRole('button', { name: 'Close message' }).click()
  await expect(toastsOf(page)).toHaveCount(0)
  await sheet.getByRole('button', { name: /^Undo/ }).press('Enter')
  await expect(sheet.getByRole('group', { name: /^Quantity of / }).first()).toHaveAccessibleName(
    `Quantity of ${nameOf(first)}`,
  )
  await expect(sheet.getByRole('button', { name: `Remove ${nameOf(first)}` })).toBeFocused()
})

test('on a phone, what is said over the open cart leaves its title, its undo and its total in sight', async ({
  page,
}) => {
  await storeCart(page, [first, second])
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/')
    const sheet = await openSheet(page)
    await sheet
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await expect(toastsOf(page)).toHaveText(/Item removed/)
    const undo = sheet.getByRole('button', { name: /^Undo/ })
    await expect(undo).toBeVisible()
    const parts =
      'dialog[open] :is(h2, [aria-label="Close"], [role="status"]:not(.toast-region > *), [data-testid="cart-total"], .cart-foot *)'
    expect(await coveredBy(page, parts)).toEqual([])
    await undo.click()
  }
})

test('at the checkout, too, the focus goes to the way to plans', async ({ page }) => {
  await storeCart(page, [first])
  await open(page, '/checkout')
  await page.getByRole('button', { name: `Remove ${nameOf(first)}` }).press('Enter')
  await expect(page.getByRole('link', { name: 'Browse providers' })).toBeFocused()
})

test('what was added is said once, beside every control, and leads to the cart', async ({ page }) => {
  await open(page, '/results?zip=78704')
  const add = page.getByRole('main').getByRole('button', { name: /^Add to cart/ })
  await add.nth(0).click()
  await expect(toastsOf(page)).toHaveText(/Added to cart/)
  await add.nth(1).click()
  await expect(toastsOf(page)).toHaveCount(1)
  await add.nth(1).click()
  await expect(toastsOf(page)).toHaveText(/Quantity updated/)
  expect(await coveredBy(page)).toEqual([])
  await toastsOf(page).getByRole('button', { name: 'View cart' }).click()
  await expect(sheetOf(page).getByRole('group', { name: /^Quantity of / })).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Cart, 3 services' })).toBeFocused()
})

test('what was added in the comparison is said over it, and leads to the cart', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/results?zip=78704&pick=att-internet-500&pick=google-fiber-1-gig&view=compare')
    const table = page.getByRole('dialog', { name: 'Side by side' })
    await table
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'View cart' }).click()
    await expect(sheetOf(page).getByRole('group', { name: /^Quantity of / })).toHaveCount(1)
  }
})

test('a double click adds one piece; a second press adds another', async ({ page }) => {
  await open(page, '/metronet')
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
  await add.dblclick()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 service' })).toBeVisible()
  await add.click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 2 services' })).toBeVisible()
})

test('on a phone the message stands above the bar at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/results?zip=78704')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  const [toast, bar] = await Promise.all(
    [toastsOf(page), page.getByRole('navigation', { name: 'Quick actions' })].map(part => part.boundingBox()),
  )
  expect(toast?.y ?? 0).toBeGreaterThan(600)
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
})

test('the chat’s button covers nothing at any width', async ({ page }) => {
  for (const width of [390, 768, 1024, 1180, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/results?zip=78704')
    const chat = page.getByRole('button', { name: /Chat$/ }).filter({ visible: true }).last()
    await expect(chat).toBeInViewport({ ratio: 1 })
    const [button, rows] = await Promise.all([
      chat.boundingBox(),
      page
        .getByRole('main')
        .getByRole('button', { name: /^Add to cart/ })
        .first()
        .boundingBox(),
    ])
    // Beside the content, or in the bar below it.
    if (width >= 1024) expect(button?.x).toBeGreaterThanOrEqual((rows?.x ?? 0) + (rows?.width ?? Infinity))
    else await expect(page.getByRole('navigation', { name: 'Quick actions' })).toBeVisible()
  }
})

/** What the message lies on: the controls of the page, or other parts. */
const coveredBy = (page: Page, parts = 'a, button, input, select, summary') =>
  toastsOf(page).evaluate((toast, sought) => {
    const card = toast.getBoundingClientRect()
    return [...document.querySelectorAll<HTMLElement>(sought)]
      .filter(control => !toast.contains(control) && control.checkVisibility())
      .filter(control => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return left < card.right && right > card.left && top < card.bottom && bottom > card.top
      })
      .map(control => control.textContent)
  }, parts)

test('a cart stays open over a page whose address changes under it, and a link to the same page closes it', async ({
  page,
}) => {
  await storeCart(page, [first])
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/results?zip=78704&pick=att-internet-500&pick=google-fiber-1-gig&view=compare')
  await expect(page.getByRole('dialog', { name: 'Side by side' })).toBeVisible()
  // Both in one task: the address has not changed yet when the cart is pressed.
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
    document.querySelector<HTMLElement>('header [data-cart-opener]')?.click()
  })
  await expect(page).not.toHaveURL(/view=compare/)
  const sheet = sheetOf(page)
  await expect(sheet.getByText(first.serviceName, { exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: `Remove ${nameOf(first)}` }).click()
  await sheet.getByRole('link', { name: 'Find plans' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/results?zip=78704')
})
