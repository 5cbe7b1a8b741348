import type { Page } from '@playwright/test'
import { addressForm, headline, TRAVIS, typeAddress } from './support/results-page.ts'
import { expect, open, test } from './support/test.ts'

const fillAddress = (page: Page) => typeAddress(page)

const lookup = '**/api/fcc-broadband'
const answer = (body: object) => ({
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify(body),
})
const place = { zipCode: '78701', city: 'Austin', state: 'TX' }
const base = {
  providers: [],
  precision: 'area',
  dataDate: '2026-06-30',
  pricesAsOf: '2026-11-01',
  place,
  history: 'not_kept',
}
const provider = {
  id: 'kinetic',
  name: 'Kinetic',
  speed: 'Up to 2,000 Mbps',
  price: 20,
  maxDownload: 2000,
  technology: 'DSL/Fiber',
  serviceName: 'Fiber 100 Mbps',
  planDownload: 100,
  hasLabel: true,
  schedule: { steps: [{ fromMonth: 1, monthlyCents: 2000 }], oneTimeFees: [] },
  page: null,
}

// The second page that it asks for answers 422.
test.use({ provoked: [/status of 422/] })

test('a state typed before a ZIP code of another one is not passed over', async ({ page }) => {
  await open(page, '/')
  const zip = page.getByRole('form', { name: 'Search by ZIP code' })
  await zip.getByRole('textbox', { name: 'ZIP code' }).fill('TX 10001')
  await zip.getByRole('button', { name: 'Search' }).click()
  const mismatch = 'ZIP code 10001 is in New York, NY, not in TX. Please check both.'
  await expect(page.getByText(mismatch).first()).toBeVisible()
  await open(page, '/results?zip=78704')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'ZIP code' }).fill('TX 10001')
  await main.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByText(mismatch).first()).toBeVisible()
  await expect(main.getByRole('textbox', { name: 'ZIP code' })).toHaveValue('TX 10001')
})

test('on a phone the words of a refused ZIP code end above the bottom bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const zip = page.getByRole('form', { name: 'Search by ZIP code' })
  await zip.getByRole('textbox', { name: 'ZIP code' }).fill('TX 10001')
  await zip.getByRole('button', { name: 'Search' }).click()
  const words = page.getByRole('main').getByText('Please check both.').first()
  await expect(words).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Quick actions' })
  await expect
    .poll(async () => {
      const [said, below] = await Promise.all([words.boundingBox(), bar.boundingBox()])
      return (said?.y ?? 0) + (said?.height ?? 0) <= (below?.y ?? 0)
    })
    .toBe(true)
})

test('a ZIP opens the whole form, Cancel closes it again', async ({ page }) => {
  const form = await fillAddress(page)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('form', { name: 'Search by ZIP code' })).toBeVisible()
})

test('what the ZIP fills in leaves alone what somebody typed or is about to type', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/zip/*', async route => {
    await held
    await route.continue()
  })
  await open(page, '/')
  await page.getByRole('textbox', { name: 'ZIP code' }).first().fill('78701')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const form = page.getByRole('form', { name: 'Search by address' })
  const [city, state] = [form.getByLabel('City'), form.getByLabel('State')]
  await state.focus()
  release()
  await expect(city).toHaveValue('Austin')
  await expect(state).toHaveValue('')
  await page.keyboard.type('Texas')

  await city.fill('')
  await form.getByLabel('ZIP').fill('05401')
  await expect(city).toHaveValue('Burlington')
  await expect(state).toHaveValue('Texas')
})

test('a state that does not exist and a PO Box are named beside their fields', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('textbox', { name: 'ZIP code' }).first().fill('78701')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const form = page.getByRole('form', { name: 'Search by address' })
  await expect(form.getByLabel('City')).toHaveValue('Austin')
  await form.getByLabel('Street').fill('PO Box 123')
  await form.getByLabel('State').fill('ZZ')
  await form.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(form.getByLabel('Street')).toHaveAccessibleDescription(/not a PO Box/)
  await expect(form.getByLabel('State')).toHaveAccessibleDescription(/We do not know this state/)
  await expect(page).toHaveURL('/')
})

test('the ZIP field takes five digits or ZIP+4 and nothing else', async ({ page }) => {
  await open(page, '/')
  const field = page.getByRole('textbox', { name: 'ZIP code' }).first()
  await expect(field).toHaveAttribute('maxlength', '10')
  await field.fill('7870')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('form', { name: 'Search by address' })).toBeHidden()
  // In our own words beside the field, not in the browser's bubble.
  await expect(field).toHaveAccessibleDescription(/Enter a 5-digit ZIP code/)
  await expect(field).toBeFocused()
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.patternMismatch)).toBe(true)
})

test('while searching the form says so and is disabled', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(lookup, async route => {
    await held
    await route.fulfill(answer({ ...base, providers: [provider] }))
  })
  const form = await fillAddress(page)
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(form.getByRole('button', { name: 'Searching...' })).toBeDisabled()
  await expect(form.getByLabel('Street')).toBeDisabled()
  release()
  await expect(page.getByRole('status').getByText('Found 1 provider in your area')).toBeVisible()
  await expect(page).toHaveURL('/results?zip=78701')
  await expect(headline(page)).toBeFocused()
  await page.getByRole('button', { name: 'Change address' }).click()
  await expect(addressForm(page).getByLabel('Street')).toHaveValue('12 Main St')
})

test('results can be sorted, and say how sure and how old they are', async ({ page }) => {
  const form = await fillAddress(page)
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(headline(page)).toHaveText(TRAVIS)
  await expect(page.getByText('Not confirmed for your street · FCC data as of Jun 30, 2025')).toBeVisible()
  await page.getByText('How do you know this?').click()
  await expect(page.getByText('These providers serve at least parts of Travis County.')).toBeVisible()
  await page.getByLabel('Sort by').selectOption('price')
  await expect(page).toHaveURL('/results?zip=78701&sort=price')
  const found = page.getByRole('list').filter({ hasText: 'Google Fiber' })
  const pricesShown = async () =>
    (await found.locator('[data-testid=price]:visible').allInnerTexts()).map(text =>
      Number(text.replace(/[^\d.]/g, '')),
    )
  await expect.poll(async () => (await pricesShown()).length).toBeGreaterThan(2)
  const prices = await pricesShown()
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  await expect(page.getByText(/^Checked \w+ \d+, \d{4}/).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Call to order' }).first()).toHaveAttribute(
    'href',
    /^tel:\+1\d{10}$/,
  )
})

test('the last search is kept, restored and can be checked again', async ({ page }) => {
  const form = await fillAddress(page)
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(headline(page)).toHaveText(TRAVIS)
  const stored = await page.evaluate(() => [
    localStorage.getItem('last-search-address'),
    localStorage.getItem('last-search-zipcode'),
  ])
  expect(stored.map(value => JSON.parse(value ?? 'null'))).toEqual([
    { address: '12 Main St', zipCode: '78701', city: 'Austin', state: 'TX' },
    { zipCode: '78701' },
  ])
  await open(page, '/')
  await expect(page.getByRole('textbox', { name: 'ZIP code' }).first()).toHaveValue('78701')
  await page.getByRole('button', { name: 'Check availability' }).click()
  await expect(headline(page)).toHaveText(TRAVIS)
})

test('damaged storage is no trouble, and a ZIP sent before the script was ready opens the form', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('last-search-address', '{broken')
    localStorage.setItem('last-search-zipcode', '60601')
  })
  await open(page, '/')
  await expect(page.getByRole('textbox', { name: 'ZIP code' }).first()).toHaveValue('60601')
  await open(page, '/?zip=60601')
  await expect(page.getByRole('form', { name: 'Search by address' }).getByLabel('City')).toHaveValue(
    'Chicago',
  )
})
