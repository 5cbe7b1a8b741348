import type { Page } from '@playwright/test'
import { aStoredLine } from '#tests/support/builders.ts'
import { expect, test } from './support/account-test.ts'
import { avatar, signedUp, toast } from './support/people.ts'
import { storeCart } from './support/stored-cart.ts'

const confirmed = 'Your account has been successfully confirmed.'

/** Opens the callback with the way on held back, so that what it shows while it works can be seen. */
async function watchProcessing(page: Page, address: string) {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/api/session', async route => {
    await held
    await route.continue()
  })
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Processing your authentication...' })).toBeVisible()
  release()
  await expect(page).not.toHaveURL(/callback/)
  await page.unroute('**/api/session')
}

test('coming back for a confirmed address or a new password leads to the checkout, if there is anything in the cart', async ({
  page,
}) => {
  const person = await signedUp(page)
  // There is nothing to check out yet.
  await watchProcessing(page, '/auth/callback?type=signup')
  await expect(page).toHaveURL('/account')
  await expect(toast(page, 'Account confirmed')).toContainText(confirmed)
  await expect(toast(page, 'Account confirmed')).not.toContainText('checkout')
  await watchProcessing(page, '/auth/callback?type=recovery&via=reset&returnTo=%2Forders')
  await expect(page).toHaveURL('/orders')
  await expect(toast(page, 'Password changed')).toContainText('Other devices are signed out.')
  await storeCart(page, [aStoredLine('kinetic', 'Fiber 300')])
  for (const type of ['signup', 'recovery']) {
    await watchProcessing(page, `/auth/callback?type=${type}`)
    await expect(page).toHaveURL('/checkout')
    await expect(toast(page, 'Account confirmed')).toContainText(
      `${confirmed} You can now complete your checkout.`,
    )
    await expect(avatar(page, person)).toBeVisible()
  }
})

test('who is signed out and only opens the address goes home, without an error', async ({ page }) => {
  for (const query of ['', '?type=other']) {
    await watchProcessing(page, `/auth/callback${query}`)
    await expect(page, query).toHaveURL('/')
    await expect(page.getByTestId('toasts').getByRole('alert')).toBeEmpty()
  }
})

test('coming back for anything else leads home', async ({ page }) => {
  await signedUp(page)
  for (const query of ['', '?type=other', '?returnTo=//evil.example']) {
    await watchProcessing(page, `/auth/callback${query}`)
    await expect(page, query).toHaveURL('/')
    await expect(toast(page, 'Welcome!'), query).toBeVisible()
  }
})
