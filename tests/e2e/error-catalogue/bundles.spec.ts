import type { Page } from '@playwright/test'
import { queryRunning } from '#tests/support/stored-rows.ts'
import { builder, checkButton, lookup, submit, unfold, zipField } from '../support/builder-page.ts'
import { expect, expectAccessible, expectToast, open, test } from '../support/fault-test.ts'

const services = (page: Page) => builder(page).getByRole('heading', { name: 'Choose your services' })
const typed = { 'Full Name': 'Bo Renter', 'Email Address': 'bo@example.com', 'Phone Number': '512 555 0101' }

async function typeZip(page: Page) {
  await open(page, '/bundles')
  await zipField(page).fill('48201')
}

async function typeContact(page: Page) {
  await typeZip(page)
  await checkButton(page).click()
  await expect(services(page)).toBeVisible()
  await unfold(page)
  await builder(page)
    .getByRole('radio', { name: /^Smart Protect/ })
    .check()
  for (const [label, text] of Object.entries(typed)) await builder(page).getByLabel(label).fill(text)
}

async function expectSubmitted(page: Page) {
  await submit(page).click()
  await expectToast(
    page,
    'status',
    'Bundle Submitted Successfully!',
    'A representative will contact you soon with your best bundle options.',
  )
  await expect(builder(page).getByRole('heading', { name: /Thank you/ })).toBeFocused()
}

for (const fault of ['a server fault', 'no connection'] as const) {
  test(`Bundle submit failure (${fault})`, async ({ page, context, faults }) => {
    await typeContact(page)
    if (fault === 'no connection') await context.setOffline(true)
    else await faults.refuse('insert', 'leads')
    await submit(page).click()
    const words = [
      'Submission Error',
      'There was an error submitting your bundle. Please try again.',
    ] as const
    const told = builder(page).getByRole('alert').filter({ hasText: words[0] })
    await expect(told.locator('p')).toHaveText([...words])
    // Once, and not in a toast as well.
    await expect(page.getByText(words[1])).toHaveCount(1)
    await expect(told).toBeFocused()
    for (const [label, text] of Object.entries(typed)) {
      await expect(builder(page).getByLabel(label)).toHaveValue(text)
    }
    await expect(builder(page).getByRole('radio', { name: /^Smart Protect/ })).toBeChecked()
    if (fault === 'a server fault') await expectAccessible(page)
    await context.setOffline(false)
    await faults.mend()
    await expectSubmitted(page)
  })
}

test('Bundle submit success', async ({ page }) => {
  await typeContact(page)
  await expectSubmitted(page)
})

/** The words stand beside the ZIP, which is still there; the next press goes on to the services. */
async function expectNotChecked(page: Page, title: string, text?: string) {
  const told = builder(page).getByRole('alert').filter({ hasText: title })
  await expect(told.locator('p')).toHaveText(text === undefined ? [title] : [title, text])
  await expect(zipField(page)).toHaveValue('48201')
  await expect(services(page)).toHaveCount(0)
}

async function expectChecked(page: Page) {
  await checkButton(page).click()
  await expect(services(page)).toBeVisible()
  await expect(
    builder(page)
      .getByRole('alert')
      .filter({ hasText: /Service Error|Unable to check/ }),
  ).toHaveCount(0)
}

const serviceError = [
  'Service Error',
  'Unable to check service availability. Please try again later.',
] as const

test('Bundle provider lookup error', async ({ page }) => {
  await typeZip(page)
  await page.route(lookup, route => route.fulfill({ json: { providers: [], error: 'inside' } }))
  await checkButton(page).click()
  await expectNotChecked(page, ...serviceError)
  await page.unroute(lookup)
  await expectChecked(page)
})

test('Bundle provider lookup error (asked too often)', async ({ page, site }) => {
  await typeZip(page)
  await page.request.post('/api/fcc-broadband', {
    data: { address: '48201' },
    headers: { origin: site.origin },
  })
  const limit = (does: string) => queryRunning(site, [`${does} where key like 'lookup:%'`])
  await limit('update rate_limit_hits set points = 1000')
  await checkButton(page).click()
  await expectNotChecked(page, ...serviceError)
  await limit('delete from rate_limit_hits')
  await expectChecked(page)
})

for (const fault of ['a server fault', 'no connection'] as const) {
  test(`Bundle provider lookup throws (${fault})`, async ({ page, context, faults }) => {
    await typeZip(page)
    if (fault === 'no connection') await context.setOffline(true)
    else await faults.hide('rate_limit_hits')
    await checkButton(page).click()
    await expectNotChecked(page, 'Unable to check internet service availability.')
    await context.setOffline(false)
    await faults.mend()
    await expectChecked(page)
  })
}
