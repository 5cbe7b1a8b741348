import { aStoredLine } from '#tests/support/builders.ts'
import { press } from './support/keyboard.ts'
import { fillSignIn, signedUp } from './support/people.ts'
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

for (const width of [390, 1440]) {
  test(`at ${width} px the header leads from the checkout to signing in and back, also when pressed twice`, async ({
    page,
  }) => {
    const person = await signedUp(page)
    await page.context().clearCookies()
    await page.setViewportSize({ width, height: 900 })
    await storeCart(page, [line])
    await open(page, '/checkout')
    const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
    await signIn.click()
    await expect(page.getByText('Sign in to place your order.')).toBeVisible()
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await signIn.click()
    await expect(page.getByText('Sign in to place your order.')).toBeVisible()
    await fillSignIn(page, person)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/checkout')
  })
}

test('the menu of a phone leads back to the order, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/auth?returnTo=%2Fcheckout')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await expect(page).toHaveURL('/auth?returnTo=%2Fcheckout')
})

test('after a ZIP code, Tab goes from the way to its plans to the street', async ({ page }) => {
  await open(page, '/')
  const zip = page.getByRole('main').getByRole('textbox', { name: 'ZIP code' }).first()
  await zip.fill('78701')
  await zip.press('Enter')
  await expect(page.getByRole('link', { name: 'Show plans for 78701' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Street' })).toBeFocused()
})
