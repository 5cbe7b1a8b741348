import { addressForm, headline, rows, TRAVIS, typeAddress } from './support/results-page.ts'
import { expect, open, takenOver, test } from './support/test.ts'

test('the street survives a reload of the results, is asked about once, and stands in no address', async ({
  page,
}) => {
  const asked: string[] = []
  const addresses: string[] = []
  page.on('request', request => {
    addresses.push(request.url())
    if (request.url().endsWith('/api/fcc-broadband')) asked.push(request.postData() ?? '')
  })
  const form = await typeAddress(page)
  await form.getByRole('button', { name: 'Search' }).click()
  const told = page.getByRole('status').getByText('can’t check a single street such as 12 Main St.')
  await expect(told).toBeVisible()
  await page.reload()
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Change address' }).click()
  await expect(addressForm(page).getByLabel('Street')).toHaveValue('12 Main St')
  expect(asked).toHaveLength(1)
  expect(
    addresses.filter(url =>
      /main/i.test(new URL(url).search + new URL(url).pathname.replace(/assets.*/, '')),
    ),
  ).toEqual([])
})

test('back and forward bring the same results, filters and place', async ({ page }) => {
  await open(page, '/results?zip=78701')
  await page.getByLabel('Sort by').selectOption('speed')
  await page.getByRole('checkbox', { name: 'No contract' }).check()
  await expect(page).toHaveURL('/results?zip=78701&contract=none&sort=speed')
  // The address changes a moment before the list does, which moves what is pressed next.
  await expect(page.getByRole('link', { name: 'Remove: No contract' })).toBeVisible()
  const starlink = page.getByRole('link', { name: 'Starlink', exact: true })
  await starlink.hover()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(200)
  const shown = await rows(page).evaluateAll(all => all.map(row => row.getAttribute('data-plan')))
  await starlink.click()
  await expect(page).toHaveURL(/\/providers\/starlink$/)
  await page.goBack()
  await expect(page).toHaveURL('/results?zip=78701&contract=none&sort=speed')
  await expect(page.getByRole('checkbox', { name: 'No contract' })).toBeChecked()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  expect(await rows(page).evaluateAll(all => all.map(row => row.getAttribute('data-plan')))).toEqual(shown)
  await page.getByRole('link', { name: 'Remove: No contract' }).click()
  await expect(page).toHaveURL('/results?zip=78701&sort=speed')
})

test('two plans are compared from the tray, only their differences if one likes, and Back closes it', async ({
  page,
}) => {
  await open(page, '/results?zip=78701')
  const compare = page.getByRole('checkbox', { name: /^Compare / })
  await compare.nth(0).check()
  await expect(page.getByText('Pick one more to compare')).toBeVisible()
  await compare.nth(1).check()
  await expect(page).toHaveURL(/pick=.*pick=/)
  await page.getByRole('link', { name: 'Compare side by side' }).click()
  const dialog = page.getByRole('dialog', { name: 'Side by side' })
  await expect(dialog.getByRole('table')).toBeVisible()
  const all = await dialog.getByRole('row').count()
  await dialog.getByLabel('Show differences only').check()
  await expect.poll(() => dialog.getByRole('row').count()).toBeLessThan(all)
  await expect(dialog.getByText('–', { exact: true })).toHaveCount(0)
  await expect(page).toHaveURL(/different=1/)
  await page.reload()
  await expect(dialog.getByLabel('Show differences only')).toBeChecked()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/pick=.*pick=/)
  await expect(page.getByText('2 of 4 picked')).toBeVisible()
})

test('what a press takes away leaves the focus where the next step is', async ({ page }) => {
  await open(page, '/results?zip=78701&type=fiber&contract=none&cap=none')
  const count = page.getByRole('status').filter({ hasText: /^\d+ plans from/ })
  const fiber = page.getByRole('link', { name: 'Remove: Fiber' })
  await takenOver(fiber)
  await fiber.press('Enter')
  await expect(page).toHaveURL('/results?zip=78701&contract=none&cap=none')
  await expect(count).toBeFocused()
  await page.getByRole('link', { name: 'Clear all' }).press('Enter')
  await expect(page).toHaveURL('/results?zip=78701')
  await expect(count).toBeFocused()
  const boxes = page.getByRole('checkbox', { name: /^Compare / })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await expect(page).toHaveURL(/pick=.+&pick=/)
  await page.getByRole('link', { name: 'Clear', exact: true }).press('Enter')
  await expect(page).toHaveURL('/results?zip=78701')
  await expect(page.getByText(/of 4 picked/)).toBeHidden()
  await expect(boxes.nth(1)).toBeFocused()
})

test('a link pressed right after a pick leads where it says, however slowly', async ({ page }) => {
  await open(page, '/results?zip=78701')
  const link = page.getByRole('main').getByRole('link', { name: 'Starlink', exact: true })
  await takenOver(link)
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/providers/starlink.data*', async route => {
    await arrives
    await route.continue()
  })
  await page.route('**/assets/**', async route => {
    await arrives
    await route.continue()
  })
  await page
    .getByRole('checkbox', { name: /^Compare / })
    .nth(0)
    .check()
  await link.press('Enter')
  // The address of the pick is due in 60 ms.
  await page.evaluate(() => new Promise(later => setTimeout(later, 200)))
  arrive()
  await expect(page).toHaveURL(/\/providers\/starlink$/)
})

test('the form that reports a problem opens across the card', async ({ page }) => {
  await open(page, '/results?zip=78701')
  await page
    .getByRole('button', { name: /^Report a problem/ })
    .first()
    .click()
  const form = page.getByRole('form', { name: /^Report on/ })
  await expect(form.getByLabel('It is not offered here')).toBeFocused()
  const [across, row] = await Promise.all([form, rows(page).first()].map(part => part.boundingBox()))
  expect(across?.width).toBe(row?.width)
})

test('the header knows the ZIP and leads to where it is changed; a refused one has the focus', async ({
  page,
}) => {
  await open(page, '/resources')
  const banner = page.getByRole('banner')
  await banner.getByRole('link', { name: 'Enter your ZIP code' }).click()
  await expect(page).toHaveURL('/results')
  const field = page.getByRole('main').getByRole('textbox', { name: 'ZIP code' })
  await field.fill('787')
  await page.getByRole('button', { name: 'Show plans' }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Enter a ZIP code of five digits/)
  await field.fill('78701')
  await page.getByRole('button', { name: 'Show plans' }).click()
  await expect(headline(page)).toHaveText(TRAVIS)
  const change = banner.getByRole('link', { name: 'ZIP code 78701, change' })
  await expect(change).toBeVisible()
  await open(page, '/resources')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(change).toBeInViewport()
  await page.setViewportSize({ width: 320, height: 700 })
  await expect(change).toBeInViewport()
  await page.setViewportSize({ width: 1440, height: 900 })
  await change.click()
  await expect(field).toBeFocused()
  await field.fill('05401')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(headline(page)).toHaveText(/Chittenden County/)
  await expect(banner.getByRole('link', { name: 'ZIP code 05401, change' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('one sheet has the filters, and says what they leave', async ({ page }) => {
    await open(page, '/results?zip=78701')
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByLabel('Type').selectOption('fiber')
    await sheet.getByRole('button', { name: /^Show \d+ plans?$/ }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/results?zip=78701&type=fiber')
    await expect(page.getByRole('button', { name: 'Filters (1 set)' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Remove: Fiber' })).toBeVisible()
  })

  test('three plans fit side by side, their names stay in sight, and the table is one', async ({ page }) => {
    await open(page, '/results?zip=78704')
    const compare = page.getByRole('checkbox', { name: /^Compare / })
    for (const place of [0, 1, 2]) await compare.nth(place).check()
    await page.getByRole('link', { name: 'Compare side by side' }).click()
    const table = page.getByRole('dialog').getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveCount(4)
    await expect(table.getByRole('rowheader', { name: '24-month total' })).toBeVisible()
    for (const name of await table.getByRole('columnheader').all()) await expect(name).toBeInViewport()
    const add = table.getByRole('button', { name: /^Add to cart/ }).last()
    await add.scrollIntoViewIfNeeded()
    await expect(table.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 })
    await expect(add).toBeInViewport({ ratio: 1 })

    // What was added is told where it doesn't cover the way out.
    await add.click()
    await expect(page.getByText('Added to cart')).toBeVisible()
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true })
    await close.click({ timeout: 2000 })
    await expect(close).toBeHidden()
  })

  test('a ZIP is enough where the street is skipped', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('main').getByRole('textbox', { name: 'ZIP code' }).first().fill('78701')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    const plans = page.getByRole('link', { name: 'Show plans for 78701' })
    // In sight as soon as the form opens, above the bar at the bottom.
    const [button, bar] = await Promise.all(
      [plans, page.getByRole('navigation', { name: 'Quick actions' })].map(part => part.boundingBox()),
    )
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
    await plans.click()
    await expect(page).toHaveURL('/results?zip=78701')
    await expect(headline(page)).toHaveText(TRAVIS)
    await expect(page.getByRole('button', { name: 'Check my street' })).toBeVisible()
  })
})

for (const size of ['640 400', '390 844', '320 640']) {
  const [width = 0, height = 0] = size.split(' ').map(Number)
  test(`at ${width} by ${height} no control that the keyboard reaches is under the bar of picked plans`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/results?zip=78701&pick=google-fiber-1-gig&pick=att-internet-300')
    await expect(page.getByText('2 of 4 picked')).toBeAttached()
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('.picked-bar')
      if (!bar) return ['no bar']
      const reached = [
        ...document.querySelectorAll<HTMLElement>('main a[href], main button, main input, main summary'),
      ]
      return reached.flatMap(one => {
        if (bar.contains(one) || !one.checkVisibility({ visibilityProperty: true })) return []
        one.focus()
        if (document.activeElement !== one) return []
        const [own, over] = [one.getBoundingClientRect(), bar.getBoundingClientRect()]
        const isUnder =
          own.top >= over.top && own.bottom <= over.bottom && own.left < over.right && own.right > over.left
        return isUnder ? [one.textContent || one.outerHTML] : []
      })
    })
    expect(covered).toEqual([])
  })
}
