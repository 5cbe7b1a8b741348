import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aStoredLine } from '#tests/support/builders.ts'
import { headline, TRAVIS } from './support/results-page.ts'
import { storeCart } from './support/stored-cart.ts'
import { expect, expectAccessible, open, sizes, test } from './support/test.ts'
import { expectAccessibleByBoth, expectAccessibleByBothAt } from './support/two-engines.ts'

const { offerings } = readSeed()

const [first] = offerings
if (!first) throw new Error('The catalogue is empty')

for (const { name, width, height } of sizes) {
  test.describe(`on a ${name}`, () => {
    test.use({
      bypassCSP: true,
      viewport: { width, height },
      provoked: [/Failed to load resource/],
      contextOptions: { reducedMotion: 'reduce' },
    })

    test('the home page and its opened parts', async ({ page }) => {
      await open(page, '/')
      await expectAccessibleByBoth(page)
      await page.getByRole('button', { name: 'Learn More' }).click()
      await expect(page.getByRole('dialog', { name: /Disclosure/ })).toBeVisible()
      await expectAccessibleByBoth(page)
      await page.keyboard.press('Escape')
      if (width < 1024) {
        await page.getByRole('button', { name: 'Open menu' }).click()
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
        await expectAccessibleByBoth(page)
        await page.keyboard.press('Escape')
      } else {
        const internet = page.getByRole('button', { name: 'Internet', exact: true })
        await internet.click()
        await expect(internet).toHaveAttribute('aria-expanded', 'true')
        await expectAccessibleByBoth(page)
        await page.keyboard.press('Escape')
      }
      await page.getByRole('button', { name: 'Cart, empty' }).first().click()
      await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
      await expectAccessibleByBoth(page)
    })
  })
}

test.describe('on a phone', () => {
  test.use({
    bypassCSP: true,
    viewport: { width: 390, height: 844 },
    provoked: [/Failed to load resource/],
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('the search in each of its states', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('textbox', { name: 'ZIP code' }).first().fill('78701')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    const form = page.getByRole('form', { name: 'Search by address' })
    await expect(form.getByLabel('City')).toHaveValue('Austin')
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(form.getByText('Street is missing')).toBeVisible()
    await expectAccessibleByBothAt(page)
    await form.getByLabel('Street').fill('12 Main St')
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(headline(page)).toHaveText(TRAVIS)
    await page.getByText('How do you know this?').click()
    await expectAccessibleByBothAt(page)
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Cart, 1 service' }).first().click()
    const cart = page.getByRole('dialog', { name: 'Your cart' })
    await expect(cart).toBeVisible()
    await expectAccessibleByBoth(page)
    await page.keyboard.press('Escape')
    await expect(cart).toBeHidden()
    await page.route('**/api/fcc-broadband', route => route.abort())
    await page.getByRole('button', { name: 'Change address' }).click()
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('heading', { name: 'Error fetching providers' })).toBeVisible()
    await expectAccessibleByBothAt(page)
  })

  test('the results in each of their states', async ({ page }) => {
    for (const path of [
      '/results',
      '/results?zip=00000',
      '/results?zip=96940',
      '/results?zip=78701&speed=9000',
    ]) {
      await open(page, path)
      await expectAccessibleByBothAt(page)
    }
    await open(page, '/results?zip=68502&type=fiber')
    for (const folded of await page.getByText(/\d more plans? from/).all()) await folded.click()
    await expectAccessibleByBothAt(page)
    const compare = page.getByRole('checkbox', { name: /^Compare / })
    for (const index of [0, 1, 2]) await compare.nth(index).check()
    await page.getByRole('link', { name: 'Compare side by side' }).click()
    await expect(page.getByRole('dialog', { name: 'Side by side' })).toBeVisible()
    await expectAccessibleByBothAt(page, [390, 1440])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Filters (1 set)' }).click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    // The other engine counts the same filters of wide screens, which are not drawn here.
    await expectAccessible(page)
  })

  test('the way from the cart to the confirmation', async ({ page }) => {
    await open(page, '/checkout')
    await expectAccessibleByBothAt(page)
    await storeCart(page, [aStoredLine(first.providerId, first.serviceName)])
    await open(page, '/checkout')
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expectAccessibleByBothAt(page)
    await open(page, '/auth?returnTo=/checkout')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expectAccessibleByBothAt(page)
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await expect(page.getByLabel('Username')).toBeVisible()
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expectAccessibleByBothAt(page)
    await page.getByLabel('Email').fill('phone@example.com')
    await page.getByLabel('Username').fill('axe_phone')
    await page.getByLabel('Password', { exact: true }).fill('correct horse')
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('correct horse')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page).toHaveURL(/\/checkout$/)
    const account = page.getByRole('button', { name: 'Account of axe_phone' })
    await account.click()
    await expect(account).toHaveAttribute('aria-expanded', 'true')
    await expectAccessibleByBoth(page)
    await page.keyboard.press('Escape')
    await page.getByLabel('Full Name').fill('Ada Homeowner')
    await page.getByLabel('Phone Number').fill('512-555-0100')
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Main St, Austin, TX 78701')
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible()
    await expectAccessibleByBothAt(page)
  })

  test('a page that is not there', async ({ page }) => {
    await open(page, '/nowhere')
    await expectAccessibleByBothAt(page)
  })
})
