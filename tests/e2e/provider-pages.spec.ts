import { expect, expectAccessible, expectAccessibleAt, open, test } from './support/test.ts'

const pages = ['/metronet', '/kinetic-windstream', '/wow-internet', '/directv', '/internet-plans'] as const

/** Each table with its columns, prices and the rows that this provider has more than the others. */
const tables = [
  {
    path: '/metronet',
    name: 'Metronet fiber plans compared',
    plans: ['150 Mbps', 'Most Popular 500 Mbps', '1 Gig', '2 Gig', 'Select markets 5 Gig'],
    rows: {
      'Price today months 1–12': ['$29.95/mo', '$44.95/mo', '$49.95/mo', '$69.95/mo', '$109.95/mo'],
      'Rack rate from month 13': ['$54.95/mo', '$69.95/mo', '$89.95/mo', '$119.95/mo', '$129.95/mo'],
      '3-year lock price': ['None', '$49.95/mo', '$54.95/mo', '$74.95/mo', 'None'],
      'Installation fee once': ['$75.00', '$75.00', '$75.00', '$75.00', '$75.00'],
      '36-month total': ['$1,753.20', '$2,293.20', '$2,833.20', '$3,793.20', '$4,513.20'],
      '3-year price lock available': ['Not included', 'Included', 'Included', 'Included', 'Not included'],
    },
  },
  {
    path: '/kinetic-windstream',
    name: 'Kinetic fiber plans compared',
    plans: ['2 Gig', 'Best Value 1 Gig', '300 Mbps', '100 Mbps'],
    rows: { 'Price today months 1–12': ['$99.99/mo', '$69.99/mo', '$39.99/mo', '$24.99/mo'] },
  },
  {
    path: '/kinetic-windstream',
    name: 'Kinetic DSL plan compared',
    plans: ['Up to 100 Mbps'],
    rows: {
      'Price today months 1–12': ['$44.99/mo'],
      'Download speed': ['Up to 100 Mbps'],
      'Upload speed': ['Up to 10 Mbps'],
    },
  },
  {
    path: '/wow-internet',
    name: 'WOW! cable plans compared',
    plans: ['300 Mbps', '600 Mbps', '1 Gig', '1.2 Gig'],
    rows: {
      'Price today months 1–12': ['$30.00/mo', '$45.00/mo', '$60.00/mo', '$95.00/mo'],
      'Reward card value': ['None', 'None', '$200.00', '$300.00'],
      'Upload speed': ['10 Mbps', '10 Mbps', '50 Mbps', '50 Mbps'],
      'Reward card': ['Not included', 'Not included', 'Included', 'Included'],
    },
  },
  {
    path: '/wow-internet',
    name: 'WOW! fiber plans compared',
    plans: ['100 Mbps', '500 Mbps', 'Most Popular 1 Gig', 'Best Value 3 Gig', '5 Gig'],
    rows: { 'Price today every month': ['$40.00/mo', '$50.00/mo', '$70.00/mo', '$100.00/mo', '$180.00/mo'] },
  },
]

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, name, plans, rows } of tables) {
    test(`${path} has its table: ${name}`, async ({ page }) => {
      await page.goto(path)
      const table = page.getByRole('region', { name }).getByRole('table')
      await expect(table.getByRole('columnheader')).toHaveText(
        ['Plan', ...plans].map(plan => new RegExp(`^${plan.replaceAll(' ', '\\s*')}$`)),
      )
      for (const [label, cells] of Object.entries(rows)) {
        const row = table.getByRole('row').filter({
          has: page.getByRole('rowheader', { name: label, exact: true }),
        })
        await expect(row.getByRole('cell')).toHaveText(cells)
      }
    })
  }

  test('every page has its heading, trail, starting price and date', async ({ page }) => {
    for (const [path, heading, price] of [
      ['/metronet', 'Metronet Fiber Internet', '$29.99/mo'],
      ['/kinetic-windstream', 'Kinetic by Windstream Internet', '$24.99/mo'],
      ['/wow-internet', 'WOW! Internet', '$30.00/mo'],
      ['/directv', 'DIRECTV Streaming and Satellite TV', '$84.99/mo'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      const hero = page.getByRole('region', { name: heading })
      await expect(hero.getByText(price, { exact: true })).toBeVisible()
      await expect(hero.getByText('November 1, 2026')).toBeVisible()
      await expect(hero.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/)
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    }
  })

  test('search engines read the trail and the offers', async ({ page }) => {
    for (const path of pages) {
      await page.goto(path)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
      const data = await page.locator('script[type="application/ld+json"]').allTextContents()
      expect(data.join('')).toContain('"BreadcrumbList"')
      expect(data.join('')).toContain('"unitCode":"MON"')
    }
  })

  test('Metronet tells of its price lock and its installation fee', async ({ page }) => {
    await page.goto('/metronet')
    const lock = page.getByRole('region', { name: '3-Year Price Lock' })
    await expect(lock.getByText(/36 months, for \$5\.00 more per month/)).toBeVisible()
    await expect(lock.getByText(/saves up to \$270\.00/)).toBeVisible()
    await expect(lock.getByRole('button')).toHaveText(['Add to cart', 'Add to cart', 'Add to cart'])
    await expect(page.getByRole('complementary', { name: 'Installation fee' })).toContainText(
      '$75.00 for all plans',
    )
    await expect(page.getByRole('heading', { name: 'Why choose Metronet?' })).toBeVisible()
  })

  test('WOW! tells when to call and leads to the search', async ({ page }) => {
    await page.goto('/wow-internet')
    const banner = page.getByRole('region', { name: 'Order by phone' })
    await expect(banner.getByText('7 days a week, 8 AM–12 AM EST')).toBeVisible()
    await expect(banner.getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:/)
    await expect(page.getByRole('link', { name: 'Check Availability Online' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('heading', { name: 'The benefits of WOW!' })).toBeVisible()
  })

  test('DIRECTV has its sections, packages and call buttons', async ({ page }) => {
    await page.goto('/directv')
    for (const [name, channels, price] of [
      ['Entertainment', '75+ channels', '$69.99/mo'],
      ['Choice', '105+ channels', '$84.99/mo'],
      ['Ultimate', '140+ channels', '$109.99/mo'],
      ['Premier', '150+ channels', '$154.99/mo'],
    ] as const) {
      const card = page
        .getByRole('region', { name: 'Satellite packages' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name }) })
      await expect(card.getByText(channels)).toBeVisible()
      await expect(card.getByText(price)).toBeVisible()
    }
    await expect(page.getByText('$300.00 gift card')).toBeVisible()
    for (const name of ['Call about streaming', 'Call about satellite', 'Call about sports']) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', /^tel:/)
    }
  })

  test('the page of all plans stands in the HTML, cheapest first', async ({ page }) => {
    await page.goto('/internet-plans')
    await expect(page.getByText('32 of 32 plans')).toBeVisible()
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/Kinetic\s*Fiber 100/)
    await expect(page.getByRole('button', { name: 'Show plans' })).toBeVisible()
  })
})

test('plans with and without the price lock go into the cart', async ({ page }) => {
  await open(page, '/metronet')
  await page.getByRole('button', { name: 'Add to cart: Metronet 500 Mbps', exact: true }).click()
  await expect(page.getByText('Added to cart').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart: Metronet 500 Mbps with 36-month price lock' }).click()
  await page.getByRole('button', { name: 'Cart, 2 services' }).first().click()
  const cart = page.getByRole('dialog')
  await expect(cart.getByText('$94.90/mo').first()).toBeVisible()
})

test('filters and order stand in the address and come back from it', async ({ page }) => {
  await open(page, '/internet-plans')
  await page.getByLabel('Provider', { exact: true }).selectOption('Metronet')
  await expect(page.getByRole('status').getByText('5 of 32 plans')).toBeVisible()
  await page.getByLabel('Speed', { exact: true }).selectOption('500 Mbps or more')
  await page.getByLabel('Price', { exact: true }).selectOption('$50/mo or less')
  await page.getByLabel('Sort by').selectOption('Cost per Mbps')
  await expect(page).toHaveURL('/internet-plans?provider=metronet&speed=500&price=50&sort=per-mbps')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/1 Gig/, /500 Mbps/])
  await page.reload()
  await expect(page.getByText('2 of 32 plans')).toBeVisible()
  await expect(page.getByLabel('Sort by')).toHaveValue('per-mbps')
  await page.getByLabel('Type', { exact: true }).selectOption('DSL')
  await expect(page.getByRole('heading', { name: 'No plan fits all of that' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Clear the filters' }).click()
  await expect(page.getByText('32 of 32 plans')).toBeVisible()
  await expect(page).toHaveURL('/internet-plans?sort=per-mbps')
})

test('every order sorts by its figure', async ({ page }) => {
  await open(page, '/internet-plans')
  const prices = async () =>
    (await page.getByTestId('price').allInnerTexts()).map(text => Number(text.replace(/[^\d.]/g, '')))
  const byPrice = await prices()
  expect(byPrice).toHaveLength(32)
  expect(byPrice).toEqual(byPrice.toSorted((a, b) => a - b))
  await page.getByLabel('Sort by').selectOption('Fastest download')
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/5 Gig/)
})

test('up to four plans stand side by side, and equal rows can be hidden', async ({ page }) => {
  await open(page, '/internet-plans')
  for (const name of ['Metronet 1 Gig', 'WOW! Cable 1 Gig', 'Kinetic Fiber GIG', 'Google Fiber Core 1 Gig']) {
    await page.getByRole('checkbox', { name: `Compare ${name}` }).check()
  }
  await expect(page.getByRole('checkbox', { name: 'Compare Frontier Fiber 200' })).toBeDisabled()
  await page.getByRole('link', { name: 'Compare side by side' }).click()
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeFocused()
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(5)
  await expect(table.getByRole('rowheader', { name: 'Download speed', exact: true })).toBeVisible()
  await page.getByRole('switch', { name: 'Hide equal rows' }).check()
  await expect(table.getByRole('rowheader', { name: 'Download speed', exact: true })).toBeHidden()
  await expect(page.getByText(/equal rows are hidden/)).toBeVisible()
  const shared = page.url()
  expect(shared).toContain('?pick=metronet-1-gig&pick=wow-cable-1-gig&pick=kinetic-fiber-gig')
  await page.getByRole('button', { name: 'Remove WOW! Cable 1 Gig' }).click()
  await expect(table.getByRole('columnheader')).toHaveCount(4)

  await page.goto('about:blank')
  await open(page, shared)
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(5)
  await expect(page.getByRole('switch', { name: 'Hide equal rows' })).toBeChecked()
  await page.getByRole('link', { name: 'All plans', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Compare Metronet 1 Gig' })).toBeChecked()
})

test('plans side by side have nothing for axe and fit', async ({ page }) => {
  await open(page, '/internet-plans?pick=metronet-1-gig&pick=wow-cable-1-gig&view=compare')
  await expectAccessibleAt(page, [320, 390, 768, 1440])
})

test('on a phone the tables are cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/metronet')
  await expect(page.getByRole('region', { name: 'Metronet fiber plans compared' })).toBeHidden()
  const card = page
    .getByRole('region', { name: 'Metronet fiber plans' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '500 Mbps' }) })
  await expect(card.getByText('$44.95/mo')).toBeVisible()
  await expect(card.getByText('Most Popular')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Add to cart: Metronet 500 Mbps' })).toBeVisible()
})
