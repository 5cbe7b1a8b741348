import type { Page } from '@playwright/test'
import { aStoredLine } from '#tests/support/builders.ts'
import { builder, fillContact, found, lookup, plan, submit, summary, unfold } from './support/builder-page.ts'
import { storeCart } from './support/stored-cart.ts'
import { expect, open, test } from './support/test.ts'

/** Opens a page as on a slow line: it can be read, typed into and pressed, its script is on its way until `release`. */
async function openSlowly(page: Page, path: string) {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  return async () => {
    release()
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  }
}

for (const path of ['/', '/providers', '/adt-packages', '/bundles']) {
  test(`a ZIP that is typed before the script of ${path} is there stays`, async ({ page }) => {
    const release = await openSlowly(page, path)
    const field = page.getByRole('main').getByRole('textbox', { name: 'ZIP code' }).first()
    await field.fill('78701')
    await release()
    await field.press('End')
    await field.press('Backspace')
    await expect(field).toHaveValue('7870')
  })
}

for (const [path, name] of [
  ['/', 'Search by ZIP code'],
  ['/adt-packages', 'Check packages by ZIP code'],
] as const) {
  test(`a ZIP that is sent in the moment in which the script of ${path} takes over is looked up`, async ({
    page,
  }) => {
    const release = await openSlowly(page, path)
    const form = page.getByRole('form', { name })
    await form.getByRole('textbox').fill('78701')
    await form.evaluate((element: HTMLFormElement) => {
      const take = window.takeEarlyInput
      window.takeEarlyInput = heard => {
        queueMicrotask(() => element.requestSubmit())
        return take?.(heard) ?? (() => {})
      }
    })
    await release()
    await expect(page).toHaveURL(path)
    const lookedUp =
      path === '/'
        ? page.getByRole('form', { name: 'Search by address' })
        : page.getByText('Checking package availability...').or(page.getByText(/^Packages for .* are below/))
    await expect(lookedUp).toBeVisible()
  })
}

test('contact details that are typed before the script of the checkout is there stay, and do not go into its address', async ({
  page,
}) => {
  await storeCart(page, [aStoredLine('kinetic', 'Fiber 300')])
  const release = await openSlowly(page, '/checkout')
  await page.getByLabel('Full Name').fill('Ada Homeowner')
  await page.getByLabel('Phone Number').fill('512-555-0100')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeDisabled()
  await page.getByLabel('Phone Number').press('Enter')
  await release()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  await page.getByLabel('Order Notes').fill('Please call after five')
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Homeowner')
  await expect(page.getByLabel('Phone Number')).toHaveValue('512-555-0100')
})

const cartButton = (page: Page, label: string) => page.getByRole('button', { name: label }).first()

test('services pressed into the cart before the scripts came are in it when they come', async ({ page }) => {
  const release = await openSlowly(page, '/metronet')
  const add = page.getByRole('button', { name: 'Add to cart' })
  await add.nth(0).click()
  await add.nth(1).click()
  await release()
  await expect(cartButton(page, 'Cart, 2 services')).toBeVisible()
})

test('a whole bundle of a shared link, too', async ({ page }) => {
  const release = await openSlowly(page, '/bundles?internet=wow-bundle-500&security=adt-basic')
  await summary(page).getByRole('button', { name: 'Add all to cart' }).click()
  await release()
  await expect(cartButton(page, 'Cart, 2 services')).toBeVisible()
})

test('what was typed and chosen before the scripts came counts when they come', async ({ page }) => {
  await page.route(lookup, route => route.fulfill(found('metronet')))
  const zipTyped = await openSlowly(page, '/bundles')
  const zip = builder(page).getByRole('textbox', { name: 'ZIP code' })
  await zip.fill('48201')
  await zipTyped()
  await expect(zip).toHaveValue('48201')
  await expect(builder(page).getByRole('button', { name: 'Check Availability' })).toBeEnabled()

  const planChosen = await openSlowly(page, '/bundles?zip=48201')
  await unfold(page)
  await plan(page, 'TV', 'DIRECTV', /^Ultimate/).check()
  await planChosen()
  await expect(plan(page, 'TV', 'DIRECTV', /^Ultimate/)).toBeChecked()
  await expect(summary(page).getByText('DIRECTV Ultimate')).toBeVisible()
})

test('contact details for a bundle, too', async ({ page }) => {
  await page.route(lookup, route => route.fulfill(found('wow')))
  const release = await openSlowly(page, '/bundles?zip=48201&internet=wow-bundle-500')
  await fillContact(page)
  await release()
  await expect(submit(page)).toBeEnabled()
  await builder(page).getByLabel('Phone Number').press('End')
  await builder(page).getByLabel('Phone Number').press('2')
  await expect(builder(page).getByLabel('Full Name')).toHaveValue('Bo Renter')
  await expect(builder(page).getByLabel('Email Address')).toHaveValue('bo@example.com')
  await expect(builder(page).getByLabel('Phone Number')).toHaveValue('512 555 01012')
})

/** Opens a page whose script comes, but for the files that hold these words: they come when asked to. */
async function openWithout(page: Page, words: string, path: string) {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/*.js', async route => {
    const response = await route.fetch()
    const body = await response.text()
    if (body.includes(words)) await held
    await route.fulfill({ response, body })
  })
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  return release
}

test('a filter that is chosen before its own part has come counts once it comes', async ({ page }) => {
  const release = await openWithout(page, 'Any speed', '/results?zip=78701')
  await page.getByRole('combobox', { name: 'Type' }).selectOption('fiber')
  await page.getByRole('checkbox', { name: 'No contract' }).check()
  await expect(page).toHaveURL('/results?zip=78701')
  release()
  await expect(page).toHaveURL('/results?zip=78701&type=fiber&contract=none')
  await expect(page.getByRole('checkbox', { name: 'No contract' })).toBeChecked()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a button that is pressed before its own part has come does what it says once it comes', async ({
  page,
}) => {
  const release = await openWithout(page, 'Speed not published', '/results?zip=78704')
  const report = page.getByRole('button', { name: 'Report a problem: Astound Broadband' })
  await report.click()
  await report.click()
  const form = page.getByText('What is wrong with Astound Broadband?')
  await expect(form).toHaveCount(0)
  release()
  await expect(form).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a service pressed in a part whose code does not come is in the cart once', async ({ page }) => {
  await open(page, '/metronet')
  await page.getByRole('button', { name: 'Add to cart: Metronet' }).first().click()
  await expect(cartButton(page, 'Cart, 1 service')).toBeVisible()
})

test('a form filled in before the scripts came keeps what it holds', async ({ page }) => {
  const release = await openSlowly(page, '/quote')
  await page.getByLabel('Full Name').fill('Ada Homeowner')
  const ticked = page.getByRole('checkbox').first()
  await ticked.check()
  await release()
  await page.getByRole('button', { name: 'Request my quote' }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Homeowner')
  await expect(ticked).toBeChecked()
})

test('a reload keeps what was typed for a quote and of a street', async ({ page }) => {
  await open(page, '/quote')
  await page.getByLabel('Full Name').fill('Ada Homeowner')
  await page.getByLabel('How should we answer?').selectOption('email')
  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Homeowner')
  await expect(page.getByLabel('How should we answer?')).toHaveValue('email')
  await open(page, '/?zip=78701')
  const street = page.getByRole('form', { name: 'Search by address' }).getByLabel('Street')
  await street.fill('12 Main St')
  await page.reload()
  await expect(street).toHaveValue('12 Main St')
})

test('a ZIP that the browser fills in by itself, without an event, can be searched', async ({ page }) => {
  const release = await openSlowly(page, '/')
  const search = page.getByRole('form', { name: 'Search by ZIP code' })
  await search.getByRole('textbox').evaluate((field: HTMLInputElement) => {
    field.value = '78701'
  })
  await release()
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('main').getByLabel('Street')).toBeVisible()
})
