import { aStoredLine } from '#tests/support/builders.ts'
import { storeCart } from './support/stored-cart.ts'
import { expect, open, test } from './support/test.ts'

test.use({ viewport: { width: 794, height: 1123 } })

test('on paper stands nothing to press, and what was compared, picked or counted still does', async ({
  page,
}) => {
  await storeCart(page, [{ ...aStoredLine('metronet', '1 Gig'), id: 'metronet-1' }])
  await page.emulateMedia({ media: 'print' })
  const pages = {
    '/results?zip=78704': 'Over 24 months',
    '/results?zip=78704&pick=att-internet-500&pick=google-fiber-1-gig&view=compare': 'Google Fiber',
    '/internet-plans?zip=78704': 'Total known',
    '/metronet': '24-month total',
    '/bundles?internet=metronet-1-gig&zip=78704': 'Your bundle',
    '/checkout': 'Total over 24 months',
  }
  for (const [path, words] of Object.entries(pages)) {
    await open(page, path)
    await page.waitForFunction(() => matchMedia('print').matches)
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('form', { name: 'Filter plans' }).filter({ visible: true })).toHaveCount(0)
    await expect(page.getByText('Call to order').filter({ visible: true })).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794)
  }
})

test('who prints an open comparison or cart gets it whole and alone; other dialogs aren’t printed', async ({
  page,
}) => {
  await storeCart(page, [{ ...aStoredLine('metronet', '1 Gig'), id: 'metronet-1' }])
  const isWhole = () =>
    page.evaluate(() => {
      const box = document.querySelector('dialog[open] table')?.closest('div.grow')
      return box ? box.scrollHeight <= box.clientHeight : false
    })
  await open(page, '/results?zip=78704&pick=att-internet-500&pick=google-fiber-1-gig&view=compare')
  const comparison = page.getByRole('dialog', { name: 'Side by side' })
  await expect(comparison).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(comparison.getByText('Conditions')).toBeVisible()
  expect(await isWhole()).toBe(true)
  await expect(page.getByRole('heading', { name: 'Also here, without prices' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')
  // Its button stands elsewhere on a screen than at the width of paper.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await expect(cart.getByText('1 Gig', { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await expect(cart.getByText('1 Gig', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Learn More' }).click()
  const disclosure = page.getByRole('dialog', { name: 'Transparency & Advertising Disclosure' })
  await expect(disclosure).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(disclosure).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
