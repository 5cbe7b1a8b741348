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
    await expect(page.getByText('Call to order').filter({ visible: true })).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794)
  }
})
