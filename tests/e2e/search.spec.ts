import type { Page } from '@playwright/test'
import { expect, open, test } from './support/test.ts'

async function fillAddress(page: Page) {
  await page.getByRole('textbox', { name: 'ZIP code' }).first().fill('78701')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const form = page.getByRole('form', { name: 'Search by address' })
  await expect(form.getByLabel('City')).toHaveValue('Austin')
  await form.getByLabel('Street').fill('12 Main St')
  return form
}

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
  price: 24.99,
  maxDownload: 2000,
  technology: 'DSL/Fiber',
  serviceName: 'Fiber 100 Mbps',
  planDownload: 100,
  schedule: { steps: [{ fromMonth: 1, monthlyCents: 2499 }], oneTimeFees: [] },
  page: null,
}

test('a ZIP opens the whole form, Cancel closes it again', async ({ page }) => {
  await open(page, '/')
  const form = await fillAddress(page)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('form', { name: 'Search by ZIP code' })).toBeVisible()
})

test('the ZIP field takes five digits or ZIP+4 and nothing else', async ({ page }) => {
  await open(page, '/')
  const field = page.getByRole('textbox', { name: 'ZIP code' }).first()
  await expect(field).toHaveAttribute('maxlength', '10')
  await field.fill('7870')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('form', { name: 'Search by address' })).toBeHidden()
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.patternMismatch)).toBe(true)
})

test('missing fields are named and nothing typed is lost', async ({ page }) => {
  await open(page, '/')
  const form = await fillAddress(page)
  await form.getByLabel('City').fill(' ')
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('Please fill in all address fields').first()).toBeVisible()
  await expect(form.getByText('City is missing')).toBeVisible()
  await expect(form.getByLabel('City')).toBeFocused()
  await expect(form.getByLabel('Street')).toHaveValue('12 Main St')
  await form.getByLabel('City').fill('Austin')
  await expect(form.getByText('City is missing')).toBeHidden()
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
  await open(page, '/')
  const form = await fillAddress(page)
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(form.getByRole('button', { name: 'Searching...' })).toBeDisabled()
  await expect(form.getByLabel('Street')).toBeDisabled()
  release()
  await expect(page.getByRole('status').getByText('Found 1 provider for your address')).toBeVisible()
  await expect(form.getByLabel('Street')).toHaveValue('12 Main St')
})

test.describe('failures', () => {
  test.use({ provoked: [/Failed to load resource/] })

  for (const [name, respond] of [
    ['no connection', undefined],
    ['a server fault', { status: 500, contentType: 'application/problem+json', body: '{"detail":"inside"}' }],
  ] as const) {
    test(`${name} is told in the specified words, and a retry works`, async ({ page }) => {
      let fails = true
      await page.route(lookup, async route => {
        if (!fails) await route.fulfill(answer({ ...base, providers: [provider] }))
        else if (respond) await route.fulfill(respond)
        else await route.abort()
      })
      await open(page, '/')
      const form = await fillAddress(page)
      await form.getByRole('button', { name: 'Search' }).click()
      const results = page.getByRole('region', { name: 'Search results' })
      await expect(results.getByRole('heading', { name: 'Error fetching providers' })).toBeVisible()
      await expect(results.getByText('There was an error getting provider information')).toBeVisible()
      await expect(form.getByLabel('Street')).toHaveValue('12 Main St')
      fails = false
      await form.getByRole('button', { name: 'Search' }).click()
      await expect(results.getByRole('heading', { name: /1 provider for/ })).toBeVisible()
    })
  }
})

test('an error of the data source without other data is told in its words', async ({ page }) => {
  await page.route(lookup, route =>
    route.fulfill(answer({ ...base, error: 'The data source is being repaired' })),
  )
  await open(page, '/')
  const form = await fillAddress(page)
  await form.getByRole('button', { name: 'Search' }).click()
  const results = page.getByRole('region', { name: 'Search results' })
  await expect(results.getByText('The data source is being repaired')).toBeVisible()
  await expect(page.getByRole('alert').getByText('Error fetching providers').first()).toBeVisible()
})

test('no providers is an answer of its own', async ({ page }) => {
  await page.route(lookup, route => route.fulfill(answer(base)))
  await open(page, '/')
  const form = await fillAddress(page)
  await form.getByRole('button', { name: 'Search' }).click()
  const results = page.getByRole('region', { name: 'Search results' })
  await expect(results.getByRole('heading', { name: 'No providers found' })).toBeVisible()
  await expect(results.getByText("We couldn't find any providers for this address")).toBeVisible()
})

for (const [history, words] of [
  ['saved', 'Your search has been saved to your account'],
  ['failed', 'There was an error saving your search'],
] as const) {
  test(`a search that was ${history} says so`, async ({ page }) => {
    await page.route(lookup, route => route.fulfill(answer({ ...base, providers: [provider], history })))
    await open(page, '/')
    const form = await fillAddress(page)
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText(words)).toBeVisible()
  })
}

test('results can be sorted, and say how sure and how old they are', async ({ page }) => {
  await open(page, '/')
  const form = await fillAddress(page)
  await form.getByRole('button', { name: 'Search' }).click()
  const results = page.getByRole('region', { name: 'Search results' })
  await expect(results.getByText(/Only known for the state/)).toBeVisible()
  await expect(results.getByText(/prices as of November 1, 2026/)).toBeVisible()
  await results.getByLabel('Sort by').selectOption('price')
  const prices = (await results.getByTestId('price').allInnerTexts()).map(text =>
    Number(text.replace(/[$,]/g, '')),
  )
  expect(prices.length).toBeGreaterThan(3)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  await expect(results.getByRole('link', { name: 'Call to order' }).first()).toHaveAttribute(
    'href',
    /^tel:\+1\d{10}$/,
  )
})

test('the last search is kept, restored and can be checked again', async ({ page }) => {
  await open(page, '/')
  const form = await fillAddress(page)
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { name: /providers for/ })).toBeVisible()
  const stored = await page.evaluate(() => [
    localStorage.getItem('last-search-address'),
    localStorage.getItem('last-search-zipcode'),
  ])
  expect(stored.map(value => JSON.parse(value ?? 'null'))).toEqual([
    { address: '12 Main St', zipCode: '78701', city: 'Austin', state: 'TX' },
    { zipCode: '78701' },
  ])
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'ZIP code' }).first()).toHaveValue('78701')
  await page.getByRole('button', { name: 'Check availability' }).click()
  await expect(page.getByRole('heading', { name: /providers for 12 Main St/ })).toBeVisible()
})

test.describe('the availability check', () => {
  test.use({ provoked: [/Failed to load resource/] })

  test('says when it has no whole address and when it fails', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'last-search-address',
        JSON.stringify({ address: '', zipCode: '78701', city: 'Austin', state: 'TX' }),
      ),
    )
    await open(page, '/')
    await page.getByRole('button', { name: 'Check availability' }).click()
    await expect(page.getByText('Missing address information')).toBeVisible()
    await expect(page.getByText('Please search for an address first')).toBeVisible()
  })

  test('fails in its own words', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'last-search-address',
        JSON.stringify({ address: '1 Elm St', zipCode: '78701', city: 'Austin', state: 'TX' }),
      ),
    )
    await page.route(lookup, route => route.abort())
    await open(page, '/')
    await page.getByRole('button', { name: 'Check availability' }).click()
    await expect(page.getByRole('heading', { name: 'Error checking availability' })).toBeVisible()
    await expect(page.getByText('Could not verify service at your address').first()).toBeVisible()
  })
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
