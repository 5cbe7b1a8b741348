import type { Page } from '@playwright/test'
import { aCartItem } from '#tests/support/builders.ts'
import { storeCart } from './support/stored-cart.ts'
import { expect, test } from './support/test.ts'

/** Opens a page as on a slow line: it can be read and typed into, its script is on its way until `release`. */
async function openSlowly(page: Page, path: string) {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    release()
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  }
}

for (const path of ['/', '/providers', '/adt-packages', '/bundles']) {
  test(`a ZIP that is typed before the script of ${path} is there stays`, async ({ page }) => {
    const release = await openSlowly(page, path)
    const field = page.getByRole('main').getByRole('textbox', { name: 'ZIP code' }).first()
    await field.fill('78701')
    await release()
    await field.press('End')
    await field.press('Backspace')
    await expect(field).toHaveValue('7870')
  })
}

test('contact details that are typed before the script of the checkout is there stay, and do not go into its address', async ({
  page,
}) => {
  await storeCart(page, [aCartItem('kinetic', 'Fiber 300')])
  const release = await openSlowly(page, '/checkout')
  await page.getByLabel('Full Name').fill('Ada Homeowner')
  await page.getByLabel('Phone Number').fill('512-555-0100')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeDisabled()
  await page.getByLabel('Phone Number').press('Enter')
  await release()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  await page.getByLabel('Order Notes').fill('Please call after five')
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Homeowner')
  await expect(page.getByLabel('Phone Number')).toHaveValue('512-555-0100')
})
