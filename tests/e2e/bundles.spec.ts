import { expect, open, test } from './support/test.ts'

test('the three pre-made bundles stand with price, old price, saving and note', async ({ page }) => {
  await open(page, '/bundles')
  for (const claim of ['No contracts', 'Professional installation', '24/7 support']) {
    await expect(page.getByRole('main').getByText(claim, { exact: true }).first()).toBeVisible()
  }
  const cards = page.getByRole('region', { name: 'Pre-made bundles' }).getByRole('listitem')
  for (const { name, price, was, saving } of [
    { name: 'Ultimate Home Bundle', price: '$184.99/mo', was: '$199.99/mo', saving: 'Save $50.00' },
    { name: 'Security + Internet Bundle', price: '$89.99/mo', was: '$119.99/mo', saving: 'Save $30.00' },
    { name: 'Entertainment Plus Bundle', price: '$119.99/mo', was: '$149.99/mo', saving: 'Save $30.00' },
  ]) {
    const card = cards.filter({ has: page.getByRole('heading', { name }) })
    await expect(card.getByText(price, { exact: true }).first()).toBeVisible()
    await expect(card.locator('s')).toHaveText(`was ${was}`)
    await expect(card.getByText(saving)).toBeVisible()
    await expect(card.getByText('later price not published')).toBeVisible()
  }
  const ultimate = cards.filter({ hasText: 'Ultimate Home Bundle' })
  await expect(ultimate.getByText('Most Popular')).toBeVisible()
  await expect(ultimate.getByText(/The monthly price itself is \$15.00 lower/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Why choose our bundles' })).toBeVisible()
})

test.describe('with less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the builder leads to the search; call, quote and discounts lead where they say', async ({ page }) => {
    await open(page, '/bundles')
    const builder = page.getByRole('region', { name: 'Smart Bundle Builder' })
    await expect(builder.getByRole('link')).toHaveAttribute('href', '/')
    await expect(page.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:/)
    await page.getByRole('link', { name: 'Get Free Quote' }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.getByRole('link', { name: 'View All Discounts' }).click()
    await expect(page).toHaveURL('/discounts')
  })
})
