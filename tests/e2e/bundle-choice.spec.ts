import { CART_STORAGE_KEY, type StoredCartLine } from '#domain/cart/cart.ts'
import { centsOf, priceOf } from '#tests/support/catalogue-prices.ts'
import { builder, checkZip, found, lookup, plan, summary } from './support/builder-page.ts'
import { expect, expectAccessible, open, test } from './support/webhook-test.ts'

test('a bundle has an address that can be shared, and what it does not know is said', async ({
  page,
  context,
}) => {
  await page.route(lookup, route => route.fulfill(found('metronet')))
  await open(page, '/bundles?internet=metronet-1-gig&security=no-such&zip=48201')
  await expect(builder(page).getByText('A plan in this link is not on offer any more.')).toBeVisible()
  await expect(plan(page, 'Internet', 'Metronet', /^1 Gig/)).toBeChecked()
  await expect(builder(page).getByRole('group', { name: /^Metronet found at your ZIP$/ })).toBeVisible()
  await plan(page, 'TV', 'DIRECTV', /^Ultimate/).check()
  await expect(page).toHaveURL(/\/bundles\?internet=metronet-1-gig&tv=directv-ultimate&zip=48201$/)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await summary(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(page.url())
  await page.goto(copied)
  await expect(summary(page).getByText('DIRECTV Ultimate')).toBeVisible()
})

test('all services of a bundle go into the cart at their prices', async ({ page }) => {
  await open(page, '/bundles?internet=wow-bundle-500&security=adt-basic')
  await summary(page).getByRole('button', { name: 'Add all to cart' }).click()
  await expect(page.getByRole('button', { name: 'Cart, 2 services' }).first()).toBeVisible()
  const lines = await page.evaluate(
    key => JSON.parse(localStorage.getItem(key) ?? '[]') as StoredCartLine[],
    CART_STORAGE_KEY,
  )
  expect(lines.map(({ serviceName, price }) => [serviceName, price])).toEqual([
    ['Bundle Internet 500 Mbps', centsOf('wow-bundle-500') / 100],
    ['Basic', centsOf('adt-basic') / 100],
  ])
})

test('help me choose shows three bundles with reasons, cheapest first, and puts one into the builder', async ({
  page,
}) => {
  await page.route(lookup, route => route.fulfill(found('wow')))
  await open(page, '/bundles')
  await builder(page).getByRole('button', { name: 'Help me choose' }).click()
  const form = builder(page).getByRole('form', { name: 'Help me choose' })
  await form.getByLabel('People in the home').selectOption('4')
  await form.getByLabel('Working from home').check()
  await form
    .getByRole('combobox', { name: 'What do you watch on TV?' })
    .selectOption({ label: 'Sports as well' })
  await form.getByRole('radio', { name: 'I rent it' }).check()
  const ceiling = form.getByLabel('Most that a monthly bill may be')
  await ceiling.fill('much')
  await form.getByRole('button', { name: 'Show my three best' }).click()
  await expect(ceiling).toHaveAccessibleDescription(/Enter dollars a month/)
  await ceiling.fill('150')
  await form.getByRole('button', { name: 'Show my three best' }).click()
  await expect(builder(page).getByRole('heading', { name: 'Your three best' })).toBeFocused()
  const proposals = builder(page).getByRole('listitem').filter({ hasText: 'Use this bundle' })
  await expect(proposals).toHaveCount(3)
  await expect(proposals.first()).toContainText('Kinetic Fiber 300 + DIRECTV Choice')
  await expect(proposals.first()).toContainText(
    '300 Mbps covers the 200 Mbps that 4 people at once would use.',
  )
  const totals = (await proposals.allInnerTexts()).map(text =>
    Number(text.match(/\$([\d,.]+) over 24 months/)?.[1]?.replaceAll(',', '')),
  )
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  await expectAccessible(page)

  // What is sold at the ZIP goes first once it is known.
  await checkZip(page)
  await expect(proposals.first()).toContainText('WOW!')
  await builder(page).getByRole('button', { name: 'Use this bundle: WOW! 500 Mbps + DIRECTV Choice' }).click()
  await expect(plan(page, 'Internet', 'WOW!', /^500 Mbps/)).toBeChecked()
  await expect(
    summary(page).getByText(priceOf('wow-bundle-500', 'directv-choice'), { exact: true }),
  ).toBeVisible()
  await expect(builder(page).getByRole('region', { name: 'Choose your services' })).toBeFocused()

  await ceiling.fill('20')
  await form.getByRole('button', { name: 'Show my three best' }).click()
  await expect(builder(page).getByRole('heading', { name: 'Nothing fits under $20.00' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the builder says what to do instead, and a shared bundle shows what it costs', async ({ page }) => {
    await page.goto('/bundles?internet=metronet-1-gig&tv=directv-choice')
    await expect(builder(page).getByText(/The builder needs JavaScript/)).toBeVisible()
    await expect(builder(page).getByRole('link', { name: 'request a quote' })).toHaveAttribute(
      'href',
      '/quote',
    )
    await expect(
      summary(page).getByText(priceOf('metronet-1-gig', 'directv-choice'), { exact: true }),
    ).toBeVisible()
  })
})
