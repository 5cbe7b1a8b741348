import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aStoredLine } from '#tests/support/builders.ts'
import { expect, open, test } from './support/account-test.ts'
import { avatar, fillSignIn, fillSignUp, signedUp, somebody, toast } from './support/people.ts'
import { storeCart } from './support/stored-cart.ts'

const { offerings } = readSeed()

const [first] = offerings
if (!first) throw new Error('The catalogue is empty')

test('signing in and out in one tab is followed by the others', async ({ page, context }) => {
  const person = await signedUp(page)
  await context.clearCookies()
  const reading = await context.newPage()
  const waiting = await context.newPage()
  await open(reading, '/resources')
  await storeCart(waiting, [aStoredLine(first.providerId, first.serviceName)])
  await open(waiting, '/checkout')
  await waiting.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(waiting).toHaveURL('/auth')
  await open(page, '/auth')
  await fillSignIn(page, person)
  await page.getByRole('button', { name: 'Sign In' }).click()
  for (const tab of [page, reading, waiting]) {
    await expect(avatar(tab, person)).toBeVisible()
    await expect(toast(tab, 'Welcome!')).toHaveCount(1)
  }
  await expect(reading).toHaveURL('/resources')
  await expect(waiting).toHaveURL('/checkout')

  await avatar(page, person).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  for (const tab of [page, reading, waiting]) {
    await expect(toast(tab, 'Signed out')).toHaveCount(1)
    await expect(toast(tab, 'Signed out')).toContainText('You have been signed out successfully.')
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  }
  await expect(page).toHaveURL('/auth')
  // What anybody may read or fill in stays.
  await expect(reading).toHaveURL('/resources')
  await expect(waiting).toHaveURL('/checkout')
})

test('signing out forgets what was typed in every tab, and an account page leads back to itself', async ({
  page,
  context,
}) => {
  const person = await signedUp(page)
  await storeCart(page, [aStoredLine(first.providerId, first.serviceName)])
  const other = await context.newPage()
  const settings = await context.newPage()
  for (const tab of [page, other]) {
    await open(tab, '/checkout')
    await tab.getByLabel('Full Name').fill('Ada Homeowner')
    await tab.getByLabel('Phone Number').fill('512-555-0100')
    await tab.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Main St, Austin, TX 78701')
  }
  await open(settings, '/account')
  await avatar(page, person).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(settings).toHaveURL('/auth')
  await expect(toast(other, 'Signed out')).toHaveCount(1)
  for (const tab of [page, other]) {
    expect(
      await tab.evaluate(() => [...Object.values(sessionStorage), ...Object.values(localStorage)].join()),
    ).not.toMatch(/Ada|555-0100|Main St/)
  }
  await open(page, '/checkout')
  for (const field of ['Full Name', 'Phone Number', 'Order Notes'])
    await expect(page.getByLabel(field)).toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue('')

  // On the screen, it would be ordered by whoever signs in next.
  await expect(other).toHaveURL('/checkout')
  const next = somebody()
  for (const field of ['Full Name', 'Email Address', 'Phone Number'])
    await expect(other.getByLabel(field)).toHaveValue('')
  await other.getByLabel('Order Notes').fill('typed by the next one')
  await other.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(other).toHaveURL('/auth')
  await other.getByRole('tab', { name: 'Sign Up' }).click()
  await fillSignUp(other, next)
  await other.getByRole('button', { name: 'Sign Up' }).click()
  await expect(other).toHaveURL('/checkout')
  await expect(other.getByLabel('Full Name')).toHaveValue('')
  await expect(other.getByLabel('Email Address')).toHaveValue(next.email)
  await expect(other.getByLabel('Order Notes')).toHaveValue('typed by the next one')
  await expect(settings).toHaveURL('/account')
})

test('when a session ended by itself, the next account finds nothing of what was typed under it', async ({
  page,
}) => {
  await signedUp(page)
  await storeCart(page, [aStoredLine(first.providerId, first.serviceName)])
  await open(page, '/checkout')
  await page.getByLabel('Full Name').fill('Ada Homeowner')
  await page.context().clearCookies()
  const next = await signedUp(page)
  await page.reload()
  await expect(page.getByLabel('Email Address')).toHaveValue(next.email)
  await expect(page.getByLabel('Full Name')).toHaveValue('')
})

test('once one tab has ordered, the checkout in another says so and leads to the order', async ({
  page,
  context,
}) => {
  await signedUp(page)
  await storeCart(page, [aStoredLine(first.providerId, first.serviceName)])
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await open(tab, '/checkout')
    await tab.getByLabel('Full Name').fill('Ada Homeowner')
    await tab.getByLabel('Phone Number').fill('512-555-0100')
    await tab.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Main St, Austin, TX 78701')
  }
  await page.getByRole('button', { name: 'Place Order' }).click()
  const reference = await page.getByText(/^PW-/).innerText()
  await expect(other.getByRole('status').filter({ hasText: 'was placed' })).toContainText(
    `Your order ${reference} was placed.`,
  )
  await other.getByRole('link', { name: 'See your order' }).click()
  await expect(other.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
  await expect(other.getByText(reference)).toBeVisible()
})

test('a change of the account shows in the other tabs', async ({ page, context }) => {
  await signedUp(page)
  const other = await context.newPage()
  await open(other, '/resources')
  await open(page, '/account')
  const renamed = somebody()
  await page.getByRole('textbox', { name: 'Username' }).fill(renamed.username)
  await page.getByRole('button', { name: 'Change username' }).click()
  for (const tab of [page, other]) {
    await expect(toast(tab, 'Account updated')).toContainText('Your account has been updated successfully.')
    await expect(avatar(tab, renamed)).toBeVisible()
  }
  await expect(other).toHaveURL('/resources')
})

for (const width of [390, 1440]) {
  test(`nothing moves at ${width} px when it becomes known who is signed in`, async ({ page }) => {
    const person = await signedUp(page)
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/api/session', async route => {
      await held
      await route.continue()
    })
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/')
    const banner = page.getByRole('banner')
    const places = () =>
      banner
        .locator('a, button')
        .evaluateAll(parts =>
          parts
            .filter(part => part.checkVisibility())
            .map(part => JSON.stringify(part.getBoundingClientRect())),
        )
    const before = await places()
    release()
    await expect(avatar(page, person)).toBeVisible()
    expect(await places()).toEqual(before)
  })
}
