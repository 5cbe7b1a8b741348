import type { Page } from '@playwright/test'
import { builder, checkZip, fillContact, submit, summary, zipField } from './support/builder-page.ts'
import { expect, open, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

const lengthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** How long pages may be on a phone, in CSS pixels: half of what long catalogs were before they folded. */
const limits = [['/home-security-products', 7_600]] as const

for (const [path, limit] of limits) {
  test(`${path} is at most ${limit} px long on a phone, with everything still in it`, async ({ page }) => {
    await open(page, path)
    expect(await lengthOf(page)).toBeLessThanOrEqual(limit)
    const first = page.locator('details').first()
    await first.locator('summary').click()
    await expect(first.getByRole('listitem').first()).toBeVisible()
  })
}

test('/bundles is at most 7,000 px long on a phone in every step', async ({ page }) => {
  const expectShort = async () => expect(await lengthOf(page)).toBeLessThanOrEqual(7_000)
  await open(page, '/bundles')
  await expectShort()
  await zipField(page).fill('78704')
  await builder(page).getByRole('button', { name: 'Check Availability' }).click()
  await expect(builder(page).getByRole('heading', { name: 'Choose your services' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Pre-made bundles' })).toContainText('Travis County')
  await expectShort()
  await open(page, '/bundles?internet=metronet-1-gig&security=adt-pro&tv=directv-choice&zip=78704')
  await expect(summary(page).getByRole('row', { name: /^36 months/ })).toBeVisible()
  await expect(builder(page).getByText(/isn’t listed for Travis County/)).toBeVisible()
  await expect(submit(page)).toBeVisible()
  await expectShort()
  await checkZip(page, '48201')
  await fillContact(page)
  await submit(page).click()
  await expect(builder(page).getByRole('heading', { name: /Thank you/ })).toBeVisible()
  await expectShort()
})
