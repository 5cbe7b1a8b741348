import { CART_STORAGE_KEY } from '#domain/cart/cart.ts'
import { aStoredLine } from '#tests/support/builders.ts'
import { fillSignUp, somebody } from './support/people.ts'
import { storeCart } from './support/stored-cart.ts'
import { expect, expectAccessible, open, test } from './support/test.ts'

const googleFiber = { ...aStoredLine('google-fiber', 'Core 1 Gig'), id: 'one-1' }

test.beforeEach(({ page }) => storeCart(page, [googleFiber]))

test('what nobody can call or look up gets a note when its field is left, and none while it is typed', async ({
  page,
}) => {
  await open(page, '/checkout')
  const phone = page.getByLabel('Phone Number')
  const address = page.getByRole('textbox', { name: 'Address', exact: true })
  const undialed = /This doesn’t look like a US phone number/
  await phone.pressSequentially('12345')
  await expect(phone).not.toHaveAccessibleDescription(undialed)
  await address.fill('x')
  await expect(phone).toHaveAccessibleDescription(undialed)
  await page.getByLabel('Full Name').focus()
  await expect(address).toHaveAccessibleDescription(
    'Add street, city, state and ZIP code, so we can check it.',
  )
  for (const field of [phone, address]) await expect(field).not.toHaveAttribute('aria-invalid')
  const told = page.getByRole('form', { name: 'Contact details' }).getByRole('status')
  await expect(told.filter({ hasText: undialed })).toHaveCount(1)
  await expectAccessible(page)
  await phone.fill('512 555 0133')
  await expect(phone).not.toHaveAccessibleDescription(undialed)
})

test('who signed in for the order lands at its button, and reads that it isn’t placed yet', async ({
  page,
}) => {
  const person = somebody()
  await open(page, '/checkout')
  await page.getByLabel('Full Name').fill('Ada Homeowner')
  await page.getByLabel('Email Address').fill(person.email)
  await page.getByLabel('Phone Number').fill('512-555-0100')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Main St, Austin, TX 78701')
  await page.getByRole('button', { name: 'Sign in or create an account' }).click()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  const button = page.getByRole('button', { name: 'Place Order' })
  await expect(button).toBeFocused()
  await expect(button).toBeInViewport()
  await expect(button).toHaveAccessibleDescription(
    'Your order isn’t placed yet: check it and press Place Order.',
  )
})

test('what isn’t listed at the home is said again beside the button', async ({ page }) => {
  await open(page, '/checkout')
  const form = page.getByRole('form', { name: 'Contact details' })
  const doubt = form.getByText('Google Fiber Core 1 Gig isn’t listed for New York, NY 10118.')
  const address = form.getByRole('textbox', { name: 'Address', exact: true })
  await address.fill('350 5th Ave, New York, NY 10118')
  await expect(doubt).toBeVisible()
  await address.fill('500 Main St, Austin, TX 78704')
  await expect(doubt).toHaveCount(0)
})

test('a cart with two internet plans says so beside its sums, and stops nobody', async ({ page }) => {
  await open(page, '/checkout')
  const sums = page.getByRole('region', { name: 'What your cart costs' })
  const note = sums.getByText(/^You have .* internet plans for the same home/)
  await expect(sums.getByText('Google Fiber Core 1 Gig:').first()).toBeVisible()
  await expect(note).toHaveCount(0)
  const both = [googleFiber, { ...aStoredLine('spectrum', 'Spectrum Internet'), id: 'two-2' }]
  await page.evaluate(([key, cart]) => localStorage.setItem(key, cart), [
    CART_STORAGE_KEY,
    JSON.stringify(both),
  ] as const)
  await open(page, '/checkout')
  await expect(note).toHaveText(
    'You have two internet plans for the same home: Google Fiber Core 1 Gig and Spectrum Internet. If you want only one, remove the other before you order.',
  )
  await expect(page.getByRole('button', { name: 'Sign in or create an account' })).toBeEnabled()
})

test.describe('a later price that changed since it was shown', () => {
  test.use({ provoked: [/Failed to load resource/] })

  test('stops the order once, and the cart asks for its sums again', async ({ page }) => {
    await open(page, '/auth?tab=sign-up&returnTo=%2Fcheckout')
    await fillSignUp(page, somebody())
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page).toHaveURL(/\/checkout$/)
    const form = page.getByRole('form', { name: 'Contact details' })
    await form.getByLabel('Full Name').fill('Ada Homeowner')
    await form.getByLabel('Phone Number').fill('512-555-0100')
    await page.route('**/api/cart-cost', async route => {
      const answer = await (await route.fetch()).json()
      const shown = [{ planId: 'google-fiber-1-gig', prices: '1:7000 13:6000 once 0' }]
      await route.fulfill({ json: { ...answer, shown } })
    })
    const address = page.waitForResponse('**/api/cart-cost')
    await form.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Main St, Austin, TX 78701')
    await address
    await expect(page.getByText('Worked out for Austin, TX 78701')).toBeVisible()
    await page.unroute('**/api/cart-cost')
    const again = page.waitForResponse('**/api/cart-cost')
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(form.getByRole('alert')).toContainText('Core 1 Gig: a later price or fee has changed.')
    await again
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  })
})
