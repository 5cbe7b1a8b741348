import type { Locator } from '@playwright/test'
import {
  builder,
  checkZip,
  fillContact,
  found,
  lookup,
  plan,
  submit,
  zipField,
} from './support/builder-page.ts'
import { expect, expectAccessibleAt, open, test } from './support/webhook-test.ts'

test('the builder is used from ZIP to thanks by the keyboard alone', async ({ page }) => {
  await page.route(lookup, route => route.fulfill(found('metronet')))
  await open(page, '/bundles')
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate(element => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  await tabTo(zipField(page))
  await page.keyboard.type('48201')
  await page.keyboard.press('Enter')
  await expect(builder(page).getByRole('region', { name: 'Choose your services' })).toBeFocused()
  await tabTo(builder(page).getByRole('radio', { name: 'No internet' }))
  await page.keyboard.press('ArrowDown')
  await expect(plan(page, 'Internet', 'Metronet', /^150 Mbps/)).toBeChecked()
  await tabTo(builder(page).getByLabel('Full Name'))
  await page.keyboard.type('Bo Renter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('keys@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('512 555 0102')
  await page.keyboard.press('Enter')
  await expect(builder(page).getByRole('heading', { name: /Thank you/ })).toBeFocused()
  await tabTo(builder(page).getByRole('button', { name: 'Build Another Bundle' }))
  await page.keyboard.press('Enter')
  await expect(zipField(page)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

  test('every step has nothing for axe to complain of and fits', async ({ page }) => {
    await page.route(lookup, route => route.fulfill(found('metronet')))
    await open(page, '/bundles')
    await builder(page).getByRole('button', { name: 'Help me choose' }).click()
    await builder(page).getByRole('button', { name: 'Show my three best' }).click()
    await expect(builder(page).getByRole('heading', { name: 'Your three best' })).toBeVisible()
    await expectAccessibleAt(page)
    await checkZip(page)
    await expectAccessibleAt(page)
    await plan(page, 'Internet', 'Metronet', /^5 Gig/).check()
    await plan(page, 'Home security', 'Vivint', /^Smart Complete/).check()
    await plan(page, 'TV', 'DIRECTV', /^Premier/).check()
    await fillContact(page)
    await expectAccessibleAt(page)
    await submit(page).click()
    await expect(builder(page).getByRole('heading', { name: /Thank you/ })).toBeVisible()
    await expectAccessibleAt(page)
  })
})
