import type { Page } from '@playwright/test'
import { expect, open, test } from './support/account-test.ts'
import { avatar, signedUp, toast } from './support/people.ts'

const confirmed = 'Your account has been successfully confirmed. You can now complete your checkout.'

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
}

for (const type of ['signup', 'recovery']) {
  test(`coming back for ${type} confirms the account and leads to the checkout`, async ({ page }) => {
    const person = await signedUp(page)
    await watchProcessing(page, `/auth/callback?type=${type}`)
    await expect(page).toHaveURL('/checkout')
    await expect(toast(page, 'Account confirmed')).toContainText(confirmed)
    await expect(avatar(page, person)).toBeVisible()
  })
}

for (const query of ['', '?type=other', '?returnTo=//evil.example']) {
  test(`coming back with '${query}' leads home`, async ({ page }) => {
    await signedUp(page)
    await watchProcessing(page, `/auth/callback${query}`)
    await expect(page).toHaveURL('/')
    await expect(toast(page, 'Welcome!')).toBeVisible()
  })
}

test('coming back without a session is an authentication error and leads to signing in', async ({ page }) => {
  await open(page, '/resources')
  for (const query of ['', '?type=recovery', '?type=signup', '?error=access_denied', '?code=1&state=forged']) {
    await watchProcessing(page, `/auth/callback${query}`)
    await expect(page, query).toHaveURL(/\/auth$/)
    await expect(toast(page, 'Authentication error'), query).toContainText(
      'We could not sign you in. Please try again.',
    )
    await page.unroute('**/api/session')
  }
})
