import { expect, open, test } from './support/account-test.ts'
import { fillSignIn, fillSignUp, signedUp, somebody, toast } from './support/people.ts'

test('after signing in the visitor is where they wanted to go, and Back does not lead to the sign-in page', async ({
  page,
}) => {
  const person = await signedUp(page)
  await page.context().clearCookies()
  await open(page, '/resources')
  await page.goto('/address-history')
  await expect(page).toHaveURL('/auth?returnTo=%2Faddress-history')
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await fillSignIn(page, person)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/address-history')
  await expect(toast(page, 'Welcome!')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/resources')
})

test('signing up keeps the page and the query that the visitor wanted', async ({ page }) => {
  await page.goto('/orders?page=2')
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fillSignUp(page, somebody())
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/orders?page=2')
})

const elsewhere = ['//evil.example/', '/\\evil.example', 'https://evil.example/']

test('a way back that leads elsewhere is refused', async ({ page }) => {
  const person = await signedUp(page)
  for (const returnTo of elsewhere) {
    await page.context().clearCookies()
    await open(page, `/auth?${new URLSearchParams({ returnTo })}`)
    await fillSignIn(page, person)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(toast(page, 'Welcome!'), returnTo).toBeVisible()
    const { hostname } = new URL(page.url())
    expect(['localhost', '127.0.0.1'], returnTo).toContain(hostname)
    await expect(page, returnTo).not.toHaveURL(/auth/)
  }
})
