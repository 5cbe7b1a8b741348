import type { Page } from '@playwright/test'
import { expect, expectToast, open, test } from '../support/fault-test.ts'
import { signedUp } from '../support/people.ts'
import { addressForm as form, headline, TRAVIS } from '../support/results-page.ts'

const lookup = '**/api/fcc-broadband'
const street = '12 Main St'
const results = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('heading') })

async function typeAddress(page: Page, zip = '78701', city = 'Austin') {
  await open(page, '/')
  await page.getByRole('textbox', { name: 'ZIP code' }).first().fill(zip)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(form(page).getByLabel('City')).toHaveValue(city)
  await form(page).getByLabel('Street').fill(street)
}

const search = (page: Page) => form(page).getByRole('button', { name: 'Search' }).click()

/** The words stand beside the form, and the address is still there to be sent again. */
async function expectEmpty(page: Page, title: string, message: string) {
  await expect(results(page).getByRole('heading')).toHaveText(title)
  await expect(results(page).locator('p').first()).toHaveText(message)
  await expect(results(page).getByRole('listitem')).toHaveCount(0)
  await expect(form(page).getByLabel('Street')).toHaveValue(street)
}

async function expectFound(page: Page) {
  await expect(page).toHaveURL('/results?zip=78701')
  await expect(headline(page)).toHaveText(new RegExp(`${TRAVIS.source}|^Providers that sell in Texas`))
  await expect(headline(page)).toBeInViewport()
}

/** What was typed is still there, one press away. */
async function expectKept(page: Page) {
  await page.getByRole('button', { name: 'Change address' }).click()
  await expect(form(page).getByLabel('Street')).toHaveValue(street)
}

for (const [fault, breaks] of [
  ['no connection', { away: true }],
  ['a server fault', { hidden: 'rate_limit_hits' }],
  ['an answer that is none', { body: '<html>the proxy is being repaired</html>' }],
] as const) {
  test(`Lookup call fails or throws (${fault})`, async ({ page, context, faults }) => {
    await typeAddress(page)
    if ('away' in breaks) await context.setOffline(true)
    if ('hidden' in breaks) await faults.hide(breaks.hidden)
    if ('body' in breaks) await page.route(lookup, route => route.fulfill({ body: breaks.body }))
    await search(page)
    const words = ['Error fetching providers', 'There was an error getting provider information'] as const
    await expectToast(page, 'alert', ...words)
    await expectEmpty(page, ...words)
    await context.setOffline(false)
    await faults.mend()
    await page.unroute(lookup)
    await search(page)
    await expectFound(page)
  })
}

test('Lookup response has an error and no mock data', async ({ page }) => {
  await typeAddress(page)
  await page.route(lookup, route =>
    route.fulfill({ json: { providers: [], error: 'The data source is being repaired' } }),
  )
  await search(page)
  await expectToast(page, 'alert', 'Error fetching providers', 'The data source is being repaired')
  await expectEmpty(page, 'Error fetching providers', 'The data source is being repaired')
  await page.unroute(lookup)
  await search(page)
  await expectFound(page)
})

test('Lookup response has an error and no mock data (a ZIP that only the lookup could check)', async ({
  page,
}) => {
  await typeAddress(page)
  await page.route('**/api/zip/*', route => route.abort())
  await form(page).getByLabel('ZIP').fill('00000')
  await search(page)
  const words = 'We do not know this ZIP code. Please check its digits.'
  await expectToast(page, 'alert', 'Error fetching providers', words)
  await expectEmpty(page, 'Error fetching providers', words)
  await form(page).getByLabel('ZIP').fill('78701')
  await search(page)
  await expectFound(page)
})

test('Mock fallback', async ({ page }) => {
  await page.route(lookup, async route => {
    const json = (await (await route.fetch()).json()) as object
    const mock = { isMock: true, precision: 'state', error: 'FCC API is currently unavailable' }
    await route.fulfill({ json: { ...json, ...mock } })
  })
  await typeAddress(page)
  for (let times = 1; times <= 2; times += 1) {
    await search(page)
    await expectToast(
      page,
      'status',
      'Using backup data',
      'FCC API is currently unavailable. Showing alternative provider data.',
    )
    await expectFound(page)
    await expect(
      page
        .getByRole('main')
        .locator('p')
        .filter({ hasText: /^Using backup data/ }),
    ).toContainText('Using backup data. FCC API is currently unavailable. Showing alternative provider data')
    await expectKept(page)
  }
})

test('No providers', async ({ page }) => {
  await typeAddress(page, '96940', 'Palau')
  await search(page)
  const words = ['No providers found', "We couldn't find any providers for this address"] as const
  await expectToast(page, 'status', ...words)
  await expect(page).toHaveURL('/results?zip=96940')
  await expect(page.getByRole('heading', { name: words[0] })).toBeVisible()
  await expect(page.getByTestId('price')).toHaveCount(0)
  await expectKept(page)
  for (const [label, text] of Object.entries({ ZIP: '78701', City: 'Austin', State: 'TX' })) {
    await form(page).getByLabel(label).fill(text)
  }
  await search(page)
  await expectFound(page)
})

for (const answer of [{}, { providers: [] }]) {
  test(`No providers (an answer of only ${JSON.stringify(answer)})`, async ({ page }) => {
    await typeAddress(page)
    await page.route(lookup, route => route.fulfill({ json: answer }))
    await search(page)
    await expectToast(page, 'status', 'No providers found', "We couldn't find any providers for this address")
    await expectFound(page)
  })
}

/** The home page in a browser that searched before. */
async function openAgain(page: Page, address: string) {
  await page.addInitScript(
    text => localStorage.setItem('last-search-address', text),
    JSON.stringify({ address, zipCode: '78701', city: 'Austin', state: 'TX' }),
  )
  await open(page, '/')
}

const checkAgain = (page: Page) => page.getByRole('button', { name: 'Check availability' }).click()

test('Availability check fails', async ({ page }) => {
  await openAgain(page, street)
  await page.route(lookup, route => route.abort())
  await checkAgain(page)
  const words = ['Error checking availability', 'Could not verify service at your address'] as const
  await expectToast(page, 'alert', ...words)
  await expect(results(page).getByRole('heading')).toHaveText(words[0])
  await expect(results(page).getByText(words[1], { exact: true })).toBeVisible()
  await expect(page.getByText('Last search: 12 Main St, Austin, TX 78701')).toBeVisible()
  await page.unroute(lookup)
  await checkAgain(page)
  await expectFound(page)
})

test('Address save fails', async ({ page, faults }) => {
  await signedUp(page)
  await typeAddress(page)
  await faults.refuse('insert', 'address_submissions')
  await search(page)
  await expectToast(page, 'alert', 'Error saving address', 'There was an error saving your search')
  await expectFound(page)
  await expectKept(page)
  await faults.mend()
  await search(page)
  await expectToast(page, 'status', 'Address saved', 'Your search has been saved to your account')
})

test('Missing address data: Missing information', async ({ page }) => {
  await typeAddress(page)
  await form(page).getByLabel('City').fill(' ')
  await search(page)
  // Said once: beside the form, and not in a passing message as well.
  await expect(page.getByRole('alert').filter({ hasText: 'Missing information' })).toHaveText(
    'Missing information: Please fill in all address fields',
  )
  await expect(form(page).getByRole('alert')).toBeVisible()
  await expect(form(page).getByLabel('City')).toHaveAccessibleDescription('City is missing')
  await expect(form(page).getByLabel('City')).toBeFocused()
  await expect(form(page).getByLabel('Street')).toHaveValue(street)
  await form(page).getByLabel('City').fill('Austin')
  await expect(form(page).getByRole('alert')).toHaveCount(0)
  await search(page)
  await expectFound(page)
})

test('Missing address data: Missing address information', async ({ page }) => {
  await openAgain(page, '')
  await checkAgain(page)
  await expectToast(page, 'alert', 'Missing address information', 'Please search for an address first')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Missing address information: Please search for an address first',
  )
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(form(page).getByLabel('ZIP')).toHaveValue('78701')
  await form(page).getByLabel('Street').fill(street)
  await search(page)
  await expectFound(page)
})
