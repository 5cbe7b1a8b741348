import { randomUUID } from 'node:crypto'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aStoredLine } from '#tests/support/builders.ts'
import { storeCart } from './support/stored-cart.ts'
import { expect, expectAccessible, open, test } from './support/test.ts'

const plan = readSeed().offering('metronet-500')
if (!plan) throw new Error('The catalogue has no metronet-500')
const items = [{ ...aStoredLine(plan.providerId, plan.serviceName), id: 'one-1' }]

test('address and email are typed once: search, checkout, sign-up and history know them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const address = { address: '12 Main St', city: 'Austin', state: 'TX', zipCode: '78704' }
    localStorage.setItem('last-search-address', JSON.stringify(address))
    localStorage.setItem('last-search-zipcode', JSON.stringify({ zipCode: '78704' }))
  })
  await storeCart(page, items)
  await open(page, '/checkout')
  const address = page.getByRole('textbox', { name: 'Address', exact: true })
  await expect(address).toHaveValue('12 Main St, Austin, TX 78704')
  const username = `user_${randomUUID().slice(0, 8)}`
  await page.getByLabel('Email Address').fill(`${username}@example.com`)
  await page.getByLabel('Full Name').fill('Ada Homeowner')
  await page.getByRole('button', { name: 'Sign in or create an account' }).click()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(`${username}@example.com`)
  // What is typed goes by no address.
  expect(page.url()).not.toContain('example')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('correct horse')
  const remembered = page.waitForResponse('**/api/fcc-broadband')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Homeowner')
  await remembered
  await open(page, '/address-history')
  await expect(page.getByText('12 Main St')).toHaveCount(1)
})

test('the cart says its whole cost before the order, without anything for axe to complain of', async ({
  page,
}) => {
  await storeCart(page, [{ ...items[0], id: 'one-1', price: 1 }] as typeof items)
  await open(page, '/checkout')
  const costs = page.getByRole('region', { name: 'What your cart costs' })
  await expect(costs).toContainText('Total over 24 months')
  await expect(costs).toContainText('the price changed since you added it, from $1.00/mo')
  await costs.getByRole('button', { name: 'Update my cart' }).click()
  await expect(costs.getByRole('button', { name: 'Update my cart' })).toHaveCount(0)
  await expect(costs).toBeFocused()
  for (const fold of await costs.locator('summary').all()) await fold.click()
  await expect(costs).toContainText('Installation fee, once')
  await expectAccessible(page)
})

test.describe('a server that gives no totals', () => {
  test.use({ provoked: [/Failed to load resource/] })

  test('leaves the cart as it is and lets one try again', async ({ page }) => {
    await page.route('**/api/cart-cost', route => route.fulfill({ status: 503, body: '{}' }))
    await storeCart(page, items)
    await open(page, '/checkout')
    await expect(page.getByText('We can’t work out the totals right now.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
    await page.unroute('**/api/cart-cost')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Total over 24 months')).toBeVisible()
  })
})

test('a reload of the sign-in page keeps its way back to the order', async ({ page }) => {
  await storeCart(page, items)
  await open(page, '/checkout')
  await page.getByLabel('Email Address').fill('ada@example.com')
  await page.getByRole('main').getByText('Sign in or create an account').click()
  const why = page.getByText('Sign in to place your order.')
  await expect(why).toBeVisible()
  await page.reload()
  await expect(why).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
})

test.describe('a ZIP code that the directory does not have', () => {
  test.use({ provoked: [/404/] })

  test('what speaks against an address stands beside it, and the order is accepted all the same', async ({
    page,
  }) => {
    await storeCart(page, items)
    await open(page, '/checkout')
    const address = page.getByRole('textbox', { name: 'Address', exact: true })
    for (const [typed, words] of [
      ['100 Main St, Austin TX 00000', 'We do not know this ZIP code. Please check its digits.'],
      ['100 Main St, Boston MA 78701', 'ZIP code 78701 is in Austin, TX, not in MA. Please check both.'],
      ['PO Box 123, Austin, TX 78701', 'Installing needs a street address. We can’t install at a PO box.'],
      ['PSC 3 Box 1234, APO AE 09001', /^Home services can’t be installed at military mail addresses/],
      ['350 Canal St, New York, NY 10008', 'ZIP code 10008 may be for PO boxes or one company only.'],
      ['12 Main St, Austin, TX 78701', /^Where you want the service/],
    ] as const) {
      await address.fill(typed)
      await expect(address, typed).toHaveAccessibleDescription(words)
      // A word of caution, no refusal.
      await expect(address).not.toHaveAttribute('aria-invalid')
    }
    await address.fill('PO Box 123, Austin, TX 78701')
    await expectAccessible(page)
  })
})
