import { queryRunning } from '#tests/support/stored-rows.ts'
import { expect, open, test } from './support/account-test.ts'
import { avatar, searched, signedUp, toast } from './support/people.ts'

const mainStreet = '12 Main St, Austin, TX 78701'
const elm = '9 Elm Ave, Dallas, TX 75201'

test('nobody sees a history without signing in', async ({ page }) => {
  await page.goto('/address-history')
  await expect(page).toHaveURL('/auth?returnTo=%2Faddress-history')
})

test('an empty history leads to the search', async ({ page }) => {
  const person = await signedUp(page)
  await open(page, '/resources')
  await avatar(page, person).click()
  await page.getByRole('banner').getByRole('link', { name: 'Address history' }).click()
  await expect(page.getByRole('heading', { name: 'No address history' })).toBeVisible()
  await expect(page.getByText("You haven't searched for any addresses yet")).toBeVisible()
  await page.getByRole('link', { name: 'Search for providers' }).click()
  await expect(page).toHaveURL('/')
})

test('past searches stand in two columns, on a phone in one, the newest first, with their time', async ({
  page,
  site,
}) => {
  await signedUp(page)
  await searched(page, [mainStreet, elm, '7 Oak Rd, Houston, TX 77002'])
  await queryRunning(site, [
    "update address_submissions set created_at = '2025-01-05T21:04:00Z' where street = '12 Main St'",
    "update address_submissions set created_at = '2025-06-15T06:09:00Z' where street = '9 Elm Ave'",
  ])
  await open(page, '/address-history')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards.getByRole('heading')).toHaveText(['7 Oak Rd', '9 Elm Ave', '12 Main St'])
  await expect(cards.nth(2)).toContainText('Austin, TX 78701')
  await expect(cards.getByRole('time').nth(1)).toHaveText('Jun 15, 2025 1:09 AM CT')
  await expect(cards.getByRole('time').nth(2)).toHaveText('Jan 5, 2025 3:04 PM CT')
  const columns = () =>
    cards.evaluateAll(all => new Set(all.map(card => card.getBoundingClientRect().left)).size)
  expect(await columns()).toBe(2)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await columns()).toBe(1)
})

test('who is no longer signed in is sent to sign in, and not told that deleting failed', async ({ page }) => {
  await signedUp(page)
  await searched(page, [elm])
  await open(page, '/address-history')
  await page.getByRole('button', { name: 'Delete: 9 Elm Ave, Dallas' }).click()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page).toHaveURL('/auth?returnTo=%2Faddress-history')
  await expect(toast(page, 'Please sign in again')).toContainText('nothing was changed')
})

test('deleting asks, can be called off, and then removes the one and says so', async ({ page }) => {
  await signedUp(page)
  await searched(page, [mainStreet, elm])
  await open(page, '/address-history')
  const cards = page.getByRole('main').getByRole('listitem')
  await page.getByRole('button', { name: 'Delete: 12 Main St, Austin' }).click()
  await expect(page.getByRole('button', { name: 'Yes, delete it' })).toBeFocused()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('button', { name: 'Delete: 12 Main St, Austin' })).toBeFocused()
  await page.reload()
  await expect(cards).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete: 12 Main St, Austin' }).click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(toast(page, 'Address deleted')).toContainText('The address has been removed from your history')
  await expect(cards.getByRole('heading')).toHaveText(['9 Elm Ave'])
  await page.reload()
  await expect(cards.getByRole('heading')).toHaveText(['9 Elm Ave'])
  await page.getByRole('button', { name: 'Delete: 9 Elm Ave, Dallas' }).click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByRole('heading', { name: 'No address history' })).toBeVisible()
})

test('Search Again opens the home page with the address in the form', async ({ page }) => {
  await signedUp(page)
  await searched(page, [mainStreet])
  await open(page, '/address-history')
  await page.getByRole('link', { name: 'Search Again: 12 Main St, Austin' }).click()
  await expect(page).toHaveURL('/')
  const form = page.getByRole('form', { name: 'Search by address' })
  for (const [label, value] of [
    ['Street', '12 Main St'],
    ['City', 'Austin'],
    ['State', 'TX'],
    ['ZIP', '78701'],
  ] as const) {
    await expect(form.getByLabel(label)).toHaveValue(value)
  }
})

test('a long history comes in pages', async ({ page }) => {
  await signedUp(page)
  await searched(
    page,
    Array.from({ length: 21 }, (_, index) => `${index + 1} Main St, Austin, TX 78701`),
  )
  await open(page, '/address-history')
  const streets = page.getByRole('main').getByRole('listitem').getByRole('heading')
  await expect(streets).toHaveCount(20)
  await expect(streets.first()).toHaveText('21 Main St')
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(streets).toHaveText(['1 Main St'])
  await page.getByRole('button', { name: 'Delete: 1 Main St, Austin' }).click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(streets).toHaveCount(20)
  await expect(page.getByText(/Page \d of/)).toHaveCount(0)
})

test('coming from another page it shows that it loads', async ({ page }) => {
  const person = await signedUp(page)
  await searched(page, [mainStreet])
  await open(page, '/resources')
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/address-history.data*', async route => {
    await held
    await route.continue()
  })
  await avatar(page, person).click()
  await page.getByRole('banner').getByRole('link', { name: 'Address history' }).click()
  await expect(page).toHaveURL('/address-history')
  await expect(page.getByRole('status').getByText('Loading your address history')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: '12 Main St' })).toBeVisible()
})
