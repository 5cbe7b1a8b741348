import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { priceOf, riseOf } from '#tests/support/catalogue-prices.ts'
import { expect, expectAccessible, expectAccessibleAt, open, test } from './support/test.ts'

const { internetPlans, plansOf } = readSeed()
const allPlans = internetPlans.length

test('plans with and without the price lock go into the cart', async ({ page }) => {
  await open(page, '/metronet')
  await page.getByRole('button', { name: 'Add to cart: Metronet 500 Mbps', exact: true }).click()
  await expect(page.getByText('Added to cart').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart: Metronet 500 Mbps with 36-month price lock' }).click()
  await page.getByRole('button', { name: 'Cart, 2 services' }).first().click()
  const cart = page.getByRole('dialog')
  await expect(cart.getByText(priceOf('metronet-500', 'metronet-500-lock')).first()).toBeVisible()
})

test('filters and order stand in the address and come back from it', async ({ page }) => {
  await open(page, '/internet-plans')
  await page.getByLabel('Provider', { exact: true }).selectOption('Metronet')
  await expect(
    page.getByRole('status').getByText(`${plansOf('metronet').length} of ${allPlans} plans`),
  ).toBeVisible()
  await page.getByLabel('Speed', { exact: true }).selectOption('500 Mbps or more')
  await page.getByLabel('Price', { exact: true }).selectOption('$50/mo or less')
  await page.getByLabel('Sort by').selectOption('Cost per Mbps')
  await expect(page).toHaveURL('/internet-plans?provider=metronet&speed=500&price=50&sort=per-mbps')
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/1 Gig/, /500 Mbps/])
  await page.reload()
  await expect(page.getByText(`2 of ${allPlans} plans`)).toBeVisible()
  await expect(page.getByLabel('Sort by')).toHaveValue('per-mbps')
  await page.getByLabel('Type', { exact: true }).selectOption('DSL')
  await expect(page.getByRole('heading', { name: 'No plan fits all of that' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Clear the filters' }).click()
  await expect(page.getByText(`${allPlans} of ${allPlans} plans`)).toBeVisible()
  await expect(page).toHaveURL('/internet-plans?sort=per-mbps')
})

for (const width of [320, 360, 390, 1024]) {
  test(`at ${width} px, the filters show their longest choice whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/internet-plans')
    const cut = await page.locator('#plan-filters select').evaluateAll(lists =>
      lists.flatMap(list => {
        if (!(list instanceof HTMLSelectElement)) return []
        // As wide as its longest choice, if nothing held it.
        const free = list.cloneNode(true) as HTMLSelectElement
        free.style.width = 'max-content'
        document.body.append(free)
        const wanted = free.getBoundingClientRect().width
        free.remove()
        return list.getBoundingClientRect().width < Math.floor(wanted) ? [list.name] : []
      }),
    )
    expect(cut).toEqual([])
  })
}

test('every order sorts by its figure', async ({ page }) => {
  await open(page, '/internet-plans?sort=price&all=1')
  const prices = async () =>
    (await page.getByTestId('price').allTextContents()).map(text => Number(text.replace(/[^\d.]/g, '')))
  const byPrice = await prices()
  expect(byPrice).toHaveLength(allPlans)
  expect(byPrice).toEqual(byPrice.toSorted((a, b) => a - b))
  await page.getByLabel('Sort by').selectOption('Fastest download')
  const [fastest] = internetPlans.toSorted((a, b) => b.downloadMbps - a.downloadMbps)
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(fastest?.name ?? 'none')
})

test('up to four plans stand side by side, and equal rows can be hidden', async ({ page }) => {
  await open(page, '/internet-plans?all=1')
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

test('whoever removes plans or goes back to the list by keyboard keeps the focus and hears what is gone', async ({
  page,
}) => {
  await open(page, '/internet-plans?pick=metronet-1-gig&pick=wow-cable-1-gig&view=compare')
  const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` })
  await remove('WOW! Cable 1 Gig').press('Enter')
  await expect(page.getByRole('status').getByText('WOW! Cable 1 Gig is removed.')).toBeVisible()
  await expect(remove('Metronet 1 Gig')).toBeFocused()
  await remove('Metronet 1 Gig').press('Enter')
  await expect(page.getByRole('status').getByText('Metronet 1 Gig is removed.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose plans' })).toBeFocused()
  await page.getByRole('link', { name: 'Choose plans' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Plans', exact: true })).toBeFocused()

  await open(page, '/internet-plans?pick=metronet-1-gig&view=compare')
  await page.getByRole('link', { name: 'All plans', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Plans', exact: true })).toBeFocused()
})

test('sentences side by side begin at the left, on one line in all columns', async ({ page }) => {
  const picks = ['kinetic-fiber-gig', 'metronet-1-gig', 'wow-cable-1-gig'].map(id => `pick=${id}`)
  await open(page, `/internet-plans?${picks.join('&')}&view=compare`)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const label of ['Conditions', 'Price over 36 months']) {
      const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) })
      await expect(row.getByRole('cell')).toHaveCount(picks.length)
      const set = await row.getByRole('cell').evaluateAll(cells =>
        cells.map(cell => {
          const { textAlign } = getComputedStyle(cell.lastElementChild ?? cell)
          return `${textAlign} ${getComputedStyle(cell).verticalAlign}`
        }),
      )
      expect(set, `${label} at ${width}`).toEqual(picks.map(() => 'left top'))
    }
  }
})

test('plans side by side have nothing for axe and fit', async ({ page }) => {
  await open(page, '/internet-plans?pick=metronet-1-gig&pick=wow-cable-1-gig&view=compare')
  await expectAccessibleAt(page, [320, 390, 768, 1440])
})

test('a plan opens to its price over time, and a ZIP code leaves the plans that are sold there', async ({
  page,
}) => {
  await open(page, '/internet-plans?sort=price&all=1')
  await page.getByRole('button', { name: 'Details of Metronet 150 Mbps' }).click()
  await expect(page.getByText(`+${riseOf('metronet-150')} in month 13`)).toBeVisible()
  await page.getByLabel('ZIP code').fill('0000')
  await page.getByRole('button', { name: 'Show plans here' }).click()
  await expect(page.getByText('Enter a ZIP code of five digits, such as 78701.')).toBeVisible()
  await page.getByLabel('ZIP code').fill('78704')
  await page.getByRole('button', { name: 'Show plans here' }).click()
  await expect(page.getByText(/Reported in Travis County \(Austin, TX 78704\)/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /Metronet\s*150 Mbps/ })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Show all plans' }).click()
  await expect(page.getByText(`${allPlans} of ${allPlans} plans`)).toBeVisible()
  // The ZIP code is known to this browser from now on.
  await open(page, '/internet-plans')
  await expect(page.getByLabel('ZIP code')).toHaveValue('78704')
})

test('on a phone the tables are cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/metronet')
  await expect(page.getByRole('region', { name: 'Metronet fiber plans compared' })).toBeHidden()
  const card = page
    .getByRole('region', { name: 'Metronet fiber plans' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '500 Mbps' }) })
  await expect(card.getByText(priceOf('metronet-500'))).toBeVisible()
  await expect(card.getByText('Most Popular')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Add to cart: Metronet 500 Mbps' })).toBeVisible()
})

test('on paper every plan of a table stands in the page’s width', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/metronet', '/wow-internet', '/kinetic-windstream', '/providers/att']) {
    await open(page, path)
    // The first page opens in a new process, which may learn a moment later that it is on paper.
    await page.waitForFunction(() => matchMedia('print').matches)
    for (const table of await page.getByRole('region', { name: /compared$/ }).all()) {
      const { right, last, color } = await table.evaluate(element => ({
        right: element.getBoundingClientRect().right,
        last: Math.max(
          ...[...element.querySelectorAll('th, td')].map(cell => cell.getBoundingClientRect().right),
        ),
        color: getComputedStyle(element.querySelector('td') ?? element).color,
      }))
      expect(last).toBeLessThanOrEqual(right + 1)
      expect(color).toBe('rgb(0, 0, 0)')
    }
  }
})
