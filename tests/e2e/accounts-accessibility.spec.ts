import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aStoredLine } from '#tests/support/builders.ts'
import { keptLink } from '#tests/support/kept-mails.ts'
import { expect, open, test } from './support/account-test.ts'
import {
  askedForPassword,
  avatar,
  fillSignIn,
  fillSignUp,
  searched,
  signedUp,
  somebody,
  toast,
} from './support/people.ts'
import { storeCart } from './support/stored-cart.ts'
import { expectAccessibleByBoth, expectAccessibleByBothAt } from './support/two-engines.ts'

const { offerings } = readSeed()

const [first] = offerings
if (!first) throw new Error('The catalogue is empty')

test.use({ provoked: [/Failed to load resource/], contextOptions: { reducedMotion: 'reduce' } })

test.describe('on a phone', () => {
  test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } })

  test('signing in and up, with what goes wrong', async ({ page }) => {
    await open(page, '/auth')
    await fillSignIn(page, { email: 'nobody-here@example.com', password: 'wrong horse' })
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(toast(page, 'Error signing in')).toBeVisible()
    await expectAccessibleByBothAt(page)
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await fillSignUp(page, { email: 'nobody', username: 'ab', password: '12345' })
    await page.getByRole('button', { name: 'Show password' }).click()
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByText('Please fix 3 items')).toBeVisible()
    await expectAccessibleByBothAt(page)
    await page.goto('/auth/social/twitter?returnTo=/')
    await expect(toast(page, 'Error signing in')).toBeVisible()
    await expectAccessibleByBothAt(page)
    await page.route('**/api/session', () => {})
    await page.goto('/auth/callback')
    await expect(page.getByRole('heading', { name: 'Processing your authentication...' })).toBeVisible()
    await expectAccessibleByBothAt(page)
  })

  test('setting a new password', async ({ page, site }) => {
    const { email } = await signedUp(page)
    await page.context().clearCookies()
    await open(page, '/auth/forgot')
    await expectAccessibleByBothAt(page)
    await askedForPassword(page, email)
    await open(page, await keptLink(site, email, 'reset_password'))
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByText('Please fix 1 item')).toBeVisible()
    await expectAccessibleByBothAt(page)
    await open(page, '/auth/reset')
    await expectAccessibleByBothAt(page)
  })

  test('the history in each of its states', async ({ page }) => {
    await signedUp(page)
    await open(page, '/address-history')
    await expectAccessibleByBothAt(page)
    await searched(
      page,
      Array.from({ length: 21 }, (_, index) => `${index + 1} Main St, Austin, TX 78701`),
    )
    await open(page, '/address-history')
    await expect(page.getByText('Page 1 of 2')).toBeVisible()
    await page.getByRole('button', { name: 'Delete: 20 Main St, Austin' }).click()
    await expectAccessibleByBothAt(page)
    await page.route('**/address-history.data*', route => route.fulfill({ status: 500, body: 'down' }))
    await page.getByRole('link', { name: 'Older' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expectAccessibleByBothAt(page)
  })

  test('orders and settings', async ({ page }) => {
    const person = await signedUp(page)
    await open(page, '/orders')
    await expectAccessibleByBothAt(page)
    await storeCart(page, [aStoredLine(first.providerId, first.serviceName)])
    await open(page, '/checkout')
    await page.getByLabel('Full Name').fill('Ada Homeowner')
    await page.getByLabel('Phone Number').fill('512-555-0100')
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Main St, Austin, TX 78701')
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
    await open(page, '/orders')
    await expectAccessibleByBothAt(page)
    await open(page, '/account')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Please fix 2 items')).toBeVisible()
    await page.getByText('Delete my account').click()
    await page.getByRole('button', { name: 'Delete the account for good' }).click()
    const deletion = page.getByRole('form', { name: 'Delete my account' })
    await expect(deletion.getByText('Please fix 1 item')).toBeVisible()
    await expectAccessibleByBothAt(page)
    const account = page.getByRole('banner').getByRole('button', { name: `Account of ${person.username}` })
    await account.click()
    await expect(account).toHaveAttribute('aria-expanded', 'true')
    await expectAccessibleByBoth(page)
  })
})

test('every page of an account fits 320 px without scrolling sideways', async ({ page }) => {
  const email = `${'long'.repeat(14)}@${'example'.repeat(4)}.com`
  await page.setViewportSize({ width: 320, height: 640 })
  const fits = async (path: string) => {
    await open(page, path)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(over, path).toBeLessThanOrEqual(0)
  }
  for (const path of ['/auth', '/auth?tab=sign-up', '/auth/forgot', '/auth/reset', '/auth/reset?token=1'])
    await fits(path)
  await signedUp(page, { ...somebody(), email })
  await searched(page, [`${'1234567890'.repeat(6)} Boulevard, Austin, TX 78701`])
  for (const path of ['/address-history', '/orders', '/account']) await fits(path)
})

test('signing up and clearing the history work by keyboard alone', async ({ page }) => {
  const { email, username, password } = somebody()
  const keys = page.keyboard
  const tabTo = async (name: RegExp | string, role: 'button' | 'link' | 'tab' | 'textbox') => {
    const goal = page.getByRole(role, { name, exact: true }).first()
    for (let presses = 0; presses < 60; presses += 1) {
      if (await goal.evaluate(element => element === document.activeElement)) return
      await keys.press('Tab')
    }
    throw new Error(`Tab never reaches ${name}`)
  }
  await open(page, '/auth?returnTo=/address-history')
  await tabTo('Sign In', 'tab')
  await keys.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused()
  for (const [label, value] of [
    ['Email', email],
    ['Username', username],
    ['Password', password],
    ['Confirm password', 'other horse'],
  ] as const) {
    await tabTo(label, 'textbox')
    await keys.type(value)
  }
  await keys.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Please fix 1 item' })).toBeFocused()
  await keys.press('Tab')
  await keys.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Confirm password' })).toBeFocused()
  await keys.press('ControlOrMeta+A')
  await keys.type(password)
  await keys.press('Enter')
  await expect(page).toHaveURL('/address-history')
  await searched(page, ['12 Main St, Austin, TX 78701', '9 Elm Ave, Dallas, TX 75201'])
  await open(page, '/address-history')
  await tabTo('Delete: 9 Elm Ave, Dallas', 'button')
  await keys.press('Enter')
  await expect(page.getByRole('button', { name: 'Yes, delete it' })).toBeFocused()
  await keys.press('Tab')
  await keys.press('Enter')
  await expect(page.getByRole('button', { name: 'Delete: 9 Elm Ave, Dallas' })).toBeFocused()
  await keys.press('Enter')
  await keys.press('Enter')
  await expect(toast(page, 'Address deleted')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  // Whoever deleted by keyboard goes on from here, not from the top of the page.
  await expect(page.getByRole('heading', { name: 'Address history' })).toBeFocused()
})

test('where colors are the visitor’s own, the account menu still has an edge', async ({ page }) => {
  const person = await signedUp(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/resources')
  const edge = await avatar(page, person).evaluate(button =>
    [button, ...button.querySelectorAll('*')].map(one => getComputedStyle(one).borderTopWidth),
  )
  expect(edge).toContain('1px')
})
