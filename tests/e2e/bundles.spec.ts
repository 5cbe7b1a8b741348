import { expect, open, test } from './support/test.ts'

test.describe('with less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('each pre-made bundle opens in the builder, which says how its sum differs', async ({ page }) => {
    await open(page, '/bundles')
    const builder = page.getByRole('region', { name: 'Smart Bundle Builder' })
    const summary = builder.getByRole('region', { name: 'Your bundle' })
    for (const { name, total, differs, query } of [
      {
        name: 'Ultimate Home Bundle',
        total: '$184.93/mo',
        differs: '$0.06 less than advertised',
        query: 'internet=metronet-1-gig&security=vivint-smart-security&tv=directv-choice',
      },
      {
        name: 'Security + Internet Bundle',
        total: '$89.94/mo',
        differs: '$0.05 less than advertised',
        query: 'internet=metronet-150&security=adt-pro',
      },
      {
        name: 'Entertainment Plus Bundle',
        total: '$119.94/mo',
        differs: '$0.05 less than advertised',
        query: 'internet=metronet-1-gig&tv=directv-entertainment',
      },
    ]) {
      await page.getByRole('link', { name: `Customize ${name}` }).click()
      await expect(page).toHaveURL(`/bundles?${query}#builder`)
      await expect(builder).toBeFocused()
      await expect(summary.getByText(total, { exact: true })).toBeVisible()
      await expect(
        summary.getByText(new RegExp(`${name.replace('+', '.')} is advertised from`)),
      ).toContainText(differs)
    }
  })

  test('call, quote and discounts lead where they say', async ({ page }) => {
    await open(page, '/bundles')
    await expect(page.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:/)
    await page.getByRole('link', { name: 'Get Free Quote' }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.getByRole('link', { name: 'View All Discounts' }).click()
    await expect(page).toHaveURL('/discounts')
  })
})
