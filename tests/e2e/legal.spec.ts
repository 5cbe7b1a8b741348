import { expect, open, test } from './support/test.ts'

test('the privacy policy names its date, the age, what is stored and the source of ZIP codes', async ({
  page,
}) => {
  await open(page, '/privacy')
  await expect(page.getByText('Last updated July 24, 2025')).toBeVisible()
  await expect(page.getByText(/not for under 13s/)).toBeVisible()
  await expect(page.getByRole('table', { name: 'What is stored on our server' })).toBeVisible()
  await expect(page.getByRole('link', { name: /GeoNames/ })).toHaveAttribute(
    'href',
    'https://www.geonames.org/',
  )
})

test('the policy names every key that pages keep in the browser', async ({ page }) => {
  await open(page, '/privacy')
  const table = page.getByRole('table', { name: 'What is stored in your browser' })
  for (const key of [
    ...['plainwire-cart', 'last-search-address', 'last-search-zipcode', 'plainwire-outside-consent'],
    ...['plainwire-checkout-draft', 'plainwire-order-attempt', 'plainwire-counted-orders'],
    'plainwire-chat',
  ]) {
    await expect(table.getByRole('rowheader').filter({ hasText: key })).toHaveCount(1)
  }
})

test('the terms say that an order is a request until it is confirmed', async ({ page }) => {
  await open(page, '/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
  await expect(page.getByText(/A representative calls you within 24 hours/)).toBeVisible()
})

test('how we rank shows the whole formula, that commissions are not in it, and every score', async ({
  page,
}) => {
  await open(page, '/how-we-rank')
  const formula = page.getByRole('table', { name: 'The formula of the ranking' })
  const weights = await formula.getByRole('cell', { name: /^\d+%$/ }).allTextContents()
  expect(weights.reduce((sum, weight) => sum + Number.parseInt(weight.match(/\d+/)?.[0] ?? '', 10), 0)).toBe(
    100,
  )
  await expect(page.getByText(/^Commissions, whether a provider pays one/)).toBeVisible()
  const scores = page.getByRole('table', { name: 'Scores of all internet providers' })
  await expect(scores.getByRole('rowheader')).toHaveCount(16)
})
