import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { formatCents } from '#domain/shared/money.ts'
import { centsOf, priceOf } from '#tests/support/catalogue-prices.ts'
import { expect, open, test } from './support/test.ts'

const { premadeBundles } = readSeed()

test.describe('with less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('each pre-made bundle opens in the builder, which says how its sum differs', async ({ page }) => {
    await open(page, '/bundles')
    const builder = page.getByRole('region', { name: 'Smart Bundle Builder' })
    const summary = builder.getByRole('region', { name: 'Your bundle' })
    for (const { name, plans, query } of [
      {
        name: 'Ultimate Home Bundle',
        plans: ['metronet-1-gig', 'vivint-smart-security', 'directv-choice'],
        query: 'internet=metronet-1-gig&security=vivint-smart-security&tv=directv-choice',
      },
      {
        name: 'Security + Internet Bundle',
        plans: ['metronet-150', 'adt-pro'],
        query: 'internet=metronet-150&security=adt-pro',
      },
      {
        name: 'Entertainment Plus Bundle',
        plans: ['metronet-1-gig', 'directv-entertainment'],
        query: 'internet=metronet-1-gig&tv=directv-entertainment',
      },
    ]) {
      const advertised = premadeBundles.find(bundle => bundle.name === name)
      const differenceCents = (advertised?.startingCents ?? Number.NaN) - centsOf(...plans)
      await page.getByRole('link', { name: `Customize ${name}` }).click()
      await expect(page).toHaveURL(`/bundles?${query}#builder`)
      await expect(builder).toBeFocused()
      await expect(summary.getByText(priceOf(...plans), { exact: true })).toBeVisible()
      await expect(
        summary.getByText(new RegExp(`${name.replace('+', '.')} is advertised from`)),
      ).toContainText(`${formatCents(differenceCents)} less than advertised`)
    }
  })

  test('call, quote and discounts lead where they say', async ({ page }) => {
    await open(page, '/bundles')
    await expect(page.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:/)
    await page.getByRole('link', { name: 'Get Free Quote' }).click()
    await expect(page).toHaveURL('/quote')
    await expect(page.getByRole('heading', { level: 1, name: 'Request a quote' })).toBeInViewport()
    await page.goBack()
    await page.getByRole('link', { name: 'View All Discounts' }).click()
    await expect(page).toHaveURL('/discounts')
  })
})
