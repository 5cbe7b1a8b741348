import { CART_STORAGE_KEY, type StoredCartLine } from '#domain/cart/cart.ts'
import { dollarsFromCents } from '#domain/shared/money.ts'
import { centsOf, priceOf } from '#tests/support/catalogue-prices.ts'
import { builder, checkZip, found, foundWith, lookup, plan, summary, unfold } from './support/builder-page.ts'
import { expect, expectAccessible, open, test } from './support/webhook-test.ts'

// A ZIP code that is refused.
test.use({ provoked: [/status of 422/] })

test('a bundle has an address that can be shared, and what it does not know is said', async ({
  page,
  context,
}) => {
  await page.route(lookup, route => route.fulfill(found('metronet')))
  await open(page, '/bundles?internet=metronet-1-gig&security=no-such&zip=48201')
  await expect(builder(page).getByText('One plan in this link is no longer sold.')).toBeVisible()
  await unfold(page)
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
  await expect(page.getByText('WOW! Bundle Internet 500 Mbps and ADT Basic')).toBeVisible()
  // A second press shows the cart and orders nothing twice.
  await summary(page).getByRole('button', { name: 'In your cart' }).click()
  await expect(page.getByRole('dialog', { name: /cart/i })).toBeVisible()
  const lines = await page.evaluate(
    key => JSON.parse(localStorage.getItem(key) ?? '[]') as StoredCartLine[],
    CART_STORAGE_KEY,
  )
  expect(lines.map(({ serviceName, price }) => [serviceName, price])).toEqual([
    ['Bundle Internet 500 Mbps', dollarsFromCents(centsOf('wow-bundle-500'))],
    ['Basic', dollarsFromCents(centsOf('adt-basic'))],
  ])
})

test('what a bundle costs over time counts the fee that the label of its internet adds at the ZIP', async ({
  page,
}) => {
  const added = { cents: 1000, upTo: false }
  const plans = [{ id: 'metronet-1-gig', labelPrices: { fromCents: 1, toCents: 1, words: '', added } }]
  await page.route(lookup, route => route.fulfill(foundWith({ plans }, 'metronet')))
  await open(page, '/bundles?internet=metronet-1-gig')
  const thisMonth = summary(page)
    .getByRole('row', { name: /^This month/ })
    .getByRole('cell')
  const before = await thisMonth.textContent()
  await checkZip(page)
  await expect(summary(page).getByText('With the $10.00/mo that the internet’s label adds')).toBeVisible()
  const dollars = (text: string | null) => Number((text ?? '').replace(/[^\d.]/g, ''))
  expect(dollars(await thisMonth.textContent())).toBeCloseTo(dollars(before) + 10)
  await expectAccessible(page)
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
  await expect(form.getByRole('group', { name: 'Do you want home security?' })).toBeVisible()
  const ceiling = form.getByLabel('Maximum monthly budget')
  await ceiling.fill('much')
  await form.getByRole('button', { name: 'Show my three best' }).click()
  await expect(ceiling).toHaveAccessibleDescription(/Enter dollars a month/)
  await ceiling.fill('$150')
  await form.getByRole('button', { name: 'Show my three best' }).click()
  await expect(builder(page).getByRole('heading', { name: 'Your three best' })).toBeFocused()
  const proposals = builder(page).getByRole('listitem').filter({ hasText: 'Use this bundle' })
  await expect(proposals).toHaveCount(3)
  await expect(builder(page).getByText('We haven’t checked your ZIP code yet')).toBeVisible()
  await expect(proposals.first()).toContainText(
    '4 people at once use about 200 Mbps. 300 Mbps covers that with room to spare.',
  )
  for (const proposal of await proposals.all()) await expect(proposal).not.toContainText(/ADT|Vivint/)
  await expectAccessible(page)

  // What is not sold at the ZIP is not proposed once it is known.
  await checkZip(page)
  await expect(proposals).toHaveCount(3)
  for (const proposal of await proposals.all()) await expect(proposal).toContainText('WOW!')
  await builder(page)
    .getByRole('button', { name: 'Use this bundle: WOW! Cable 300 Mbps + DIRECTV Choice' })
    .click()
  await unfold(page)
  await expect(plan(page, 'Internet', 'WOW!', /^Cable 300 Mbps/)).toBeChecked()
  await expect(
    summary(page).getByText(priceOf('wow-cable-300', 'directv-choice'), { exact: true }),
  ).toBeVisible()
  await expect(builder(page).getByRole('region', { name: 'Choose your services' })).toBeFocused()

  // The questions folded away with their answers in them.
  await expect(form).toBeHidden()
  await builder(page).getByRole('button', { name: 'Help me choose' }).click()
  await expect(form.getByLabel('People in the home')).toHaveValue('4')
  await ceiling.fill('20')
  await form.getByRole('button', { name: 'Show my three best' }).click()
  await expect(builder(page).getByRole('heading', { name: 'Nothing fits under $20.00' })).toBeVisible()

  // A reload loses neither answers nor proposals, and leaves the focus alone.
  await page.reload()
  await expect(builder(page).getByRole('heading', { name: 'Nothing fits under $20.00' })).toBeVisible()
  await expect(form.getByLabel('People in the home')).toHaveValue('4')
  await expect(form.getByLabel('Working from home')).toBeChecked()
  await expect(ceiling).toHaveValue('20')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

test('help with the choice says why a ZIP code was refused, and what the proposals are for', async ({
  page,
}) => {
  await open(page, '/bundles')
  await builder(page).getByRole('textbox', { name: 'ZIP code' }).fill('09001')
  await builder(page).getByRole('button', { name: 'Help me choose' }).click()
  await builder(page).getByRole('button', { name: 'Show my three best' }).click()
  await expect(
    builder(page).getByText(/APO, FPO or DPO ZIP code.* Some of these may not be sold at your home\.$/),
  ).toBeVisible()
  await expect(builder(page).getByText('We haven’t checked your ZIP code yet')).toHaveCount(0)
})

test('a pre-made bundle takes its internet from what is sold at the ZIP, and says so', async ({ page }) => {
  await page.route(lookup, route => route.fulfill(found('google-fiber')))
  await open(page, '/bundles')
  const cards = page.getByRole('region', { name: 'Pre-made bundles' }).getByRole('listitem')
  const ultimate = cards.filter({ hasText: 'Ultimate Home Bundle' }).first()
  await expect(ultimate).toContainText('Opens in the builder as Metronet 1 Gig')
  await checkZip(page)
  await expect(ultimate).toContainText(
    'Metronet 1 Gig isn’t listed for Detroit, MI 48201. With Google Fiber Core 1 Gig instead',
  )
  await ultimate.getByRole('link', { name: 'Customize Ultimate Home Bundle' }).click()
  await expect(page).toHaveURL(
    /internet=google-fiber[^&]*&security=vivint-smart-security&tv=directv-choice&zip=48201/,
  )
  await expect(summary(page).getByText('Google Fiber Core 1 Gig')).toBeVisible()
  await page.unroute(lookup)
  await page.route(lookup, route => route.fulfill(found()))
  await checkZip(page)
  await expect(ultimate).toContainText('We don’t know another internet provider there')
  await expect(
    builder(page).getByText('Google Fiber Core 1 Gig isn’t listed for Detroit, MI 48201.'),
  ).toBeVisible()
  await builder(page).getByRole('button', { name: 'Don’t add internet' }).click()
  await expect(summary(page).getByText('Google Fiber')).toHaveCount(0)
})

test('the ZIP that was searched before is used at once, and opens nothing by itself', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('last-search-zipcode', '{"zipCode":"48201"}'))
  await page.route(lookup, route => route.fulfill(found('google-fiber')))
  await open(page, '/bundles')
  await expect(
    builder(page).getByText('We found 1 internet provider in Detroit, MI 48201 that you can order from us.'),
  ).toBeVisible()
  await expect(builder(page).getByRole('heading', { name: 'Choose your services' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Pre-made bundles' })).toContainText(
    'With Google Fiber Core 1 Gig instead',
  )
  await expect(page).toHaveURL(/\/bundles$/)
  // Whoever customizes a bundle has begun, and can go on to the end.
  await page.getByRole('link', { name: 'Customize Ultimate Home Bundle' }).click()
  await expect(builder(page).getByRole('heading', { name: 'Choose your services' })).toBeVisible()
  await expect(builder(page).getByRole('button', { name: 'Submit My Bundle' })).toBeVisible()
})

test('WOW! has bundle prices and prices of its own, and the builder says which is which', async ({
  page,
}) => {
  await open(page, '/bundles?internet=wow-bundle-1000&zip=48201')
  await unfold(page)
  const wow = builder(page).getByRole('group', { name: /^WOW!/ })
  await expect(wow).toContainText(
    `The bundle price of 1 Gig is ${priceOf('wow-bundle-1000')}. Bought alone, WOW! 1 Gig is ${priceOf('wow-cable-1-gig')} by cable or ${priceOf('wow-fiber-1-gig')} by fiber.`,
  )
  await expect(wow.getByRole('link', { name: 'See WOW! plans' })).toHaveAttribute('href', '/wow-internet')
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
