import type { Page } from '@playwright/test'
import { queryRunning } from '#tests/support/stored-rows.ts'
import { test } from './support/covered-site.ts'
import { group, headline } from './support/results-page.ts'
import { expect, expectAccessibleAt, open } from './support/test.ts'

type Address = { street: string; zip?: string; state?: string }

async function fill(page: Page, { street, zip = '78701', state }: Address) {
  await open(page, '/')
  await page.getByRole('textbox', { name: 'ZIP code' }).first().fill(zip)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const form = page.getByRole('form', { name: 'Search by address' })
  await form.getByLabel('Street').fill(street)
  if (state) await form.getByLabel('State').fill(state)
  return form
}

async function search(page: Page, address: Address) {
  const form = await fill(page, address)
  if (!address.state) await expect(form.getByLabel('City')).not.toHaveValue('')
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(`/results?zip=${address.zip ?? '78701'}`)
  await expect(page.getByRole('status').getByText(address.street)).toBeVisible()
  return page.getByRole('main')
}

const narrow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'reduce' },
    provoked: [/Failed to load resource/],
  })

  test('an address is known for its area, with technologies, speeds and shares side by side', async ({
    page,
  }) => {
    const results = await search(page, { street: '12 Main St' })
    await expect(headline(page)).toHaveText(/^\d+ providers in your area of Austin, TX$/)
    await expect(results.getByRole('status').getByText('12 Main St, Austin, TX 78701')).toBeVisible()
    await expect(results.getByText(/^Known for your area.* · FCC data as of Jun 30, 2026$/)).toBeVisible()
    await expect(results.getByText(/at your address/)).toHaveCount(0)
    const att = group(page, 'AT&T')
    await expect(att).toContainText('Fiber')
    await expect(att).toContainText('60% of homes in your area')
    await expect(att).toContainText('Fastest it advertises here: 5,000 Mbps')
    await expect(att.getByTestId('price').first()).toHaveText(/^\$\d+\.\d\d\/mo$/)
    await expect(group(page, 'Starlink')).toContainText('Satellite, sold nationwide')
    await expect(results.getByText(/Made-up test data|Using backup data|We only know who sells/)).toHaveCount(
      0,
    )

    const others = results.getByRole('region', { name: 'Also here, without prices' })
    await expect(others.getByRole('listitem').filter({ hasText: 'Hill Country Fiber' })).toContainText(
      '1,000',
    )
    await expect(others.getByText('$')).toHaveCount(0)
    await expect(others.getByRole('button', { name: /cart/i })).toHaveCount(0)
    await expectAccessibleAt(page)
  })

  test('an area that is not listed is answered from those around it, and says so', async ({ page }) => {
    const results = await search(page, { street: '7 Edge Rd' })
    await expect(results.getByText(/^Not listed for your own area/)).toBeVisible()
    await expect(results.getByText(/of homes in the areas next to yours/).first()).toBeVisible()
    await expectAccessibleAt(page)
  })

  test('a geocoder that is down or does not know the address leaves the ZIP code', async ({ page }) => {
    for (const [street, words] of [
      ['1 Broken Ave', /^We couldn’t look up 1 Broken Ave just now, .* Trying again in a moment may help\.$/],
      ['99 Unheard Ln', 'We couldn’t place 99 Unheard Ln on the map, so this is for ZIP code 78701.'],
    ] as const) {
      const results = await search(page, { street })
      await expect(headline(page)).toHaveText(/providers in ZIP code 78701, Austin, TX$/)
      await expect(results.getByText(/^Known for your ZIP code/)).toBeVisible()
      await expect(results.getByRole('status').getByText(words)).toBeVisible()
    }
    await expectAccessibleAt(page)
  })

  test('where no data are imported the county answers, with guesses apart from the facts', async ({
    page,
  }) => {
    const results = await search(page, { street: '1 Elm St', zip: '05401' })
    await expect(headline(page)).toHaveText(
      /^3 providers|^\d providers? reach(?:es)? .* of Chittenden County/,
    )
    await expect(results.getByText(/Not confirmed for your street/)).toBeVisible()
    await expect(results.getByText(/can’t check a single street such as 1 Elm St\.$/)).toBeVisible()
    const others = results.getByRole('region', { name: 'Also here, without prices' })
    const local = others.getByRole('listitem').filter({ hasText: 'Burlington Telecom' })
    await expect(local).toContainText('Fiber')
    await expect(local).toContainText('reaches parts of the county')
    await expect(others.getByRole('button', { name: /cart/i })).toHaveCount(0)
    const likely = results.getByRole('region', { name: 'Likely or possible, not confirmed' })
    await expect(likely.getByRole('heading', { name: 'Xfinity' })).toBeVisible()
    await expect(likely.getByText(/usually sells cable too/)).toBeVisible()
    // Who has no price is named before the plans that can be ordered, and listed after them.
    const known = results.getByText('None of the plans below is confirmed here.').locator('..')
    await expect(known).toContainText('Burlington Telecom')
    const tops = await Promise.all(
      [known, likely, others].map(part => part.evaluate(it => it.getBoundingClientRect().top)),
    )
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    await known.getByRole('link', { name: 'See what we know' }).click()
    await expect(others.getByRole('heading', { name: 'Also here, without prices' })).toBeInViewport()
    await expectAccessibleAt(page)
  })

  test('a place that no data know is answered by its state, named as backup', async ({ page }) => {
    const results = await search(page, { street: '1 Elm St', zip: '06001' })
    await expect(results.getByText(/Using backup data\./)).toBeVisible()
    await expect(results.getByText(/We don't have coverage data for this area yet/)).toBeVisible()
    await expect(results.getByText(/^We only know who sells in /)).toBeVisible()
    await expect(results.getByText(/FCC data as of/)).toHaveCount(0)
    await expectAccessibleAt(page)
  })

  test('a ZIP code that does not exist is pointed out before the search', async ({ page }) => {
    let asked = 0
    page.on('request', request => {
      if (request.url().endsWith('/api/fcc-broadband')) asked += 1
    })
    const form = await fill(page, { street: '12 Main St', zip: '00000', state: 'TX' })
    await expect(form.getByText(/We do not know this ZIP code/).first()).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Enter your ZIP code' })).toBeVisible()
    await form.getByLabel('City').fill('Austin')
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(form.getByLabel('ZIP')).toBeFocused()
    await expect(form.getByLabel('ZIP')).toHaveAccessibleDescription(/We do not know this ZIP code/)
    await expectAccessibleAt(page)
    expect(asked).toBe(0)
    await expect(form.getByLabel('Street')).toHaveValue('12 Main St')
    await form.getByLabel('ZIP').fill('78701')
    await expect(form.getByText(/We do not know this ZIP code/)).toHaveCount(0)
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(headline(page)).toHaveText(/providers in your area of Austin, TX$/)
  })

  test('a ZIP code of another state is pointed out beside the field', async ({ page }) => {
    const form = await fill(page, { street: '12 Main St', state: 'Ohio' })
    await expect(form.getByLabel('ZIP')).toHaveAccessibleDescription(
      /ZIP code 78701 is in Austin, TX, not in OH\. Please check both\./,
    )
    await form.getByLabel('Street').press('Enter')
    await expect(form.getByLabel('ZIP')).toBeFocused()
    await expectAccessibleAt(page)
    await form.getByLabel('State').fill('Texas')
    await expect(form.getByText(/not in OH/)).toHaveCount(0)
  })

  test('a wrong entry can be reported; a report that does not arrive is not lost', async ({ page }) => {
    const results = await search(page, { street: '12 Main St' })
    const reports = '**/api/availability-reports'
    await page.route(reports, route => route.abort())
    await results.getByRole('button', { name: 'Report a problem: Spectrum' }).click()
    const form = results.getByRole('form', { name: 'Report on Spectrum' })
    await expect(form.getByLabel('It is not offered here')).toBeFocused()
    await form.getByRole('button', { name: 'Send report' }).click()
    await expect(form.getByRole('alert')).toHaveText('Choose what is wrong.')
    // Beside the choices, before the note.
    await expect(form.getByRole('group')).toHaveAccessibleDescription('Choose what is wrong.')
    await form.getByLabel('Note').fill('x'.repeat(290))
    await expect(form.getByLabel('Note')).toHaveAccessibleDescription(
      'Up to 300 characters. 10 characters left.',
    )
    const choice = form.getByLabel('It is slower than shown')
    await choice.check()
    // A radio button is round: a square with a check mark is for what can be combined.
    await expect(choice).toHaveCSS('border-top-left-radius', '50%')
    await form.getByLabel('Note').fill('Only 100 Mbps')
    await expectAccessibleAt(page)
    await form.getByRole('button', { name: 'Send report' }).click()
    await expect(form.getByRole('alert')).toContainText('did not reach us')
    await expect(form.getByLabel('Note')).toHaveValue('Only 100 Mbps')
    await page.unroute(reports)
    const sent = page.waitForRequest(reports)
    await form.getByRole('button', { name: 'Send report' }).click()
    expect((await sent).postDataJSON()).toMatchObject({
      kind: 'slower',
      fccProviderId: 130235,
      zipCode: '78701',
    })
    await expect(results.getByText(/Thank you\. We count what you told us about Spectrum/)).toBeFocused()
  })

  test('entries that visitors doubt and made-up data are marked', async ({ page, site }) => {
    for (const client of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      const answer = await page.request.post('/api/availability-reports', {
        headers: { 'x-forwarded-for': client, origin: site.origin },
        data: { zipCode: '78701', fccProviderId: 130403, kind: 'not_offered' },
      })
      expect(answer.status()).toBe(201)
      // Three within half a day would count once.
      await queryRunning(site, [
        `update coverage_reports set reported_at = reported_at - interval '13 hours'`,
      ])
    }
    await page.route('**/api/fcc-broadband', async route => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), sample: true } })
    })
    const results = await search(page, { street: '99 Unheard Ln' })
    await expect(group(page, 'T-Mobile')).toContainText('Reported as wrong by visitors: 3 reports')
    await expect(results.getByText('Made-up test data.')).toBeVisible()
    await expect(results.getByText(/FCC data as of/)).toHaveCount(0)
    await expectAccessibleAt(page)
  })

  test('pages of states and cities are accessible, fit, and search for the visitor’s own address', async ({
    page,
  }) => {
    for (const path of ['/internet/texas', '/internet/texas/austin']) {
      await open(page, path)
      await expectAccessibleAt(page)
    }
    await page.getByRole('link', { name: 'Houston' }).click()
    await expect(page).toHaveURL(/\/internet\/texas\/houston$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internet providers in Houston, Texas')
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    await expect(page.getByRole('textbox', { name: 'ZIP code' })).toHaveValue('')
    await page.getByRole('textbox', { name: 'ZIP code' }).fill('78701')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('form', { name: 'Search by address' }).getByLabel('City')).toHaveValue(
      'Austin',
    )
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await narrow(page), 'sideways at 320 px').toBeLessThanOrEqual(0)
    await page.goto('/internet/texas/nowhere')
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await expectAccessibleAt(page)
  })
})

test.describe('without the ZIP directory', () => {
  test.use({ provoked: [/Failed to load resource/] })

  test('the search goes on', async ({ page }) => {
    await page.route('**/api/zip/*', route => route.abort())
    const form = await fill(page, { street: '12 Main St', state: 'TX' })
    await form.getByLabel('City').fill('Austin')
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(headline(page)).toHaveText(/providers in your area of Austin, TX$/)
  })
})
