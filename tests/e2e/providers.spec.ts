import { expect, expectAccessible, open, test } from './support/test.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the filter works as a form, and links of the footer choose a type', async ({ page }) => {
    await page.goto('/providers')
    const filter = page.getByRole('search', { name: 'Filter providers' })
    await filter.getByRole('radio', { name: 'Cable' }).check({ force: true })
    await filter.getByRole('searchbox').fill('south')
    await filter.getByRole('button', { name: 'Show providers' }).click()
    await expect(page).toHaveURL(/type=Cable&q=south/)
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
      ...['WOW!', 'Spectrum', 'Xfinity', 'Cox'],
    ])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Satellite' }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(3)
  })
})

test('the list follows type and search at once, and the address keeps both', async ({ page }) => {
  await open(page, '/providers')
  const cards = page.getByRole('main').getByRole('heading', { level: 3 })
  await page.getByRole('search').getByText('DSL', { exact: true }).click()
  await expect(cards).toHaveText(['Kinetic', 'AT&T', 'Frontier'])
  await page.getByRole('searchbox').pressSequentially('front')
  await expect(cards).toHaveText(['Frontier'])
  await expect(page).toHaveURL('/providers?type=DSL&q=front')
  await page.reload()
  await expect(cards).toHaveText(['Frontier'])
  await expect(page.getByRole('radio', { name: 'DSL' })).toBeChecked()
  await expect(page.getByRole('searchbox')).toHaveValue('front')
})

test('whatever a card shows finds it, and each word by itself', async ({ page }) => {
  await open(page, '/providers')
  const cards = page.getByRole('main').getByRole('heading', { level: 3 })
  for (const [term, found] of [
    ['windstream', ['Kinetic']],
    ['fios', ['Verizon']],
    ['comcast', ['Xfinity']],
    ['att', ['AT&T']],
  ] as const) {
    await page.getByRole('searchbox').fill(term)
    await expect(cards).toHaveText(found)
  }
  await page.getByRole('searchbox').fill('nationwide satellite')
  await expect(cards).toHaveCount(3)
})

test('a search without a match says so, and leads back to the whole list', async ({ page }) => {
  await open(page, '/providers')
  await page.getByRole('searchbox').fill('carrier pigeon')
  await expect(page.getByText('No providers found matching "carrier pigeon"')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Show all providers' }).click()
  await expect(page.getByText('12 of 12 providers')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('an address is searched here as on the home page', async ({ page }) => {
  await open(page, '/providers')
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('78701')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const form = page.getByRole('form', { name: 'Search by address' })
  await form.getByLabel('Street').fill('12 Main St')
  await expect(form.getByLabel('City')).toHaveValue('Austin')
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/results?zip=78701')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/of Travis County/)
})
