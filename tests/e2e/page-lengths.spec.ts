import type { Page } from '@playwright/test'
import { builder, checkZip, fillContact, submit, summary, zipField } from './support/builder-page.ts'
import { expect, open, takenOver, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

const lengthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** How long pages may be on a phone, in CSS pixels: half of what long catalogs were before they folded. */
const limits = [['/home-security-products', 7_600]] as const

for (const [path, limit] of limits) {
  test(`${path} is at most ${limit} px long on a phone, with everything still in it`, async ({ page }) => {
    // Who comes before the fonts do keeps what stands in for them (`font-display: optional`), which may be wider.
    await expect(async () => {
      await open(page, path)
      expect(await lengthOf(page)).toBeLessThanOrEqual(limit)
    }).toPass()
    const first = page.locator('details').first()
    await first.locator('summary').click()
    await expect(first.getByRole('listitem').first()).toBeVisible()
  })
}

/** Whether the page is drawn in a font of its own: two families that end in the same fallback differ in width. */
const drawsOwnFont = (page: Page) =>
  page.evaluate(() => {
    const widthIn = (family: string) => {
      const probe = document.createElement('span')
      probe.textContent = 'mmmmiiii'
      probe.style.cssText = `position: absolute; font: 40px ${family}`
      document.body.append(probe)
      const { offsetWidth } = probe
      probe.remove()
      return offsetWidth
    }
    return widthIn('"Figtree Variable", monospace') !== widthIn('monospace')
  })

/** Opens a page, again if its fonts came too late, as above. */
const openInOwnFont = (page: Page, path: string) =>
  expect(async () => {
    await open(page, path)
    expect(await drawsOwnFont(page)).toBe(true)
  }).toPass()

test('/bundles is at most 7,000 px long on a phone in every step', async ({ page }) => {
  const expectShort = async () => expect(await lengthOf(page)).toBeLessThanOrEqual(7_000)
  await openInOwnFont(page, '/bundles')
  await expectShort()
  await zipField(page).fill('78704')
  await builder(page).getByRole('button', { name: 'Check Availability' }).click()
  await expect(builder(page).getByRole('heading', { name: 'Choose your services' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Pre-made bundles' })).toContainText('Travis County')
  await expectShort()
  await openInOwnFont(page, '/bundles?internet=metronet-1-gig&security=adt-pro&tv=directv-choice&zip=78704')
  await expect(summary(page).getByRole('row', { name: /^36 months/ })).toBeVisible()
  await expect(builder(page).getByText(/isn’t listed for Travis County/)).toBeVisible()
  await expect(submit(page)).toBeVisible()
  await expectShort()

  // One service chosen with its list open, then the five questions beside it, answered at length.
  await openInOwnFont(page, '/bundles?zip=78704')
  const internet = builder(page).getByRole('group', { name: 'Internet', exact: true })
  await expect(internet.getByText('found in your county').first()).toBeVisible()
  await internet.getByRole('radio').nth(1).check()
  await expect(submit(page)).toBeVisible()
  await expectShort()
  await internet.getByText('more providers').click()
  await expect(internet.getByText('not found in your county').first()).toBeVisible()
  await page.getByRole('button', { name: 'Show pre-made bundles' }).click()
  await expect(page.getByRole('link', { name: 'Customize Ultimate Home Bundle' })).toBeVisible()
  await openInOwnFont(page, '/bundles?internet=att-internet-300&zip=78704')
  const help = builder(page).getByRole('button', { name: 'Help me choose' })
  await takenOver(help)
  await help.click()
  const questions = builder(page).getByRole('form', { name: 'Help me choose' })
  await questions.getByLabel('What do you watch on TV?').selectOption({ label: 'Sports as well' })
  await questions.getByRole('radio', { name: 'Yes' }).check()
  await questions.getByLabel('Maximum monthly budget').fill('250')
  await expectShort()
  await questions.getByRole('button', { name: 'Show my three best' }).click()
  await expect(builder(page).getByRole('heading', { name: 'Your three best' })).toBeFocused()
  await expectShort()
  await builder(page).getByRole('button', { name: 'Change my answers' }).click()
  await expect(questions.getByLabel('Maximum monthly budget')).toHaveValue('250')
  await builder(page)
    .getByRole('button', { name: /^Use this bundle/ })
    .first()
    .click()
  await expect(summary(page).getByRole('row', { name: /^36 months/ })).toBeVisible()
  await expectShort()

  await checkZip(page, '48201')
  await fillContact(page)
  await submit(page).click()
  await expect(builder(page).getByRole('heading', { name: /Thank you/ })).toBeVisible()
  await expectShort()
})
