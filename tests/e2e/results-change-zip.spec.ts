import { expect, open, test } from './support/test.ts'

test('another ZIP code is looked at under the same filters, in the same order, with the plans picked that are sold there', async ({
  page,
}) => {
  await open(page, '/results?zip=78701&type=fiber&sort=total&pick=google-fiber-1-gig')
  await page.getByRole('main').getByRole('textbox', { name: 'ZIP code' }).fill('78613')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page).toHaveURL('/results?zip=78613&type=fiber&sort=total&pick=google-fiber-1-gig')
  await expect(page.getByLabel('Sort by')).toHaveValue('total')
})

test.describe('an unknown ZIP', () => {
  test.use({ provoked: [/status of 404/] })

  test('is asked for again, with the focus in its field and what was typed', async ({ page }) => {
    await open(page, '/results?zip=00000')
    const field = page.getByRole('main').getByRole('textbox', { name: 'ZIP code' })
    await expect(field).toHaveValue('00000')
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/We do not know this ZIP code/)
  })
})

test('Escape leaves the street search, and what was typed is there when it is opened again', async ({
  page,
}) => {
  await open(page, '/results?zip=78704')
  const opener = page.getByRole('button', { name: 'Check my street' })
  await opener.click()
  const street = page.getByRole('form', { name: 'Search by address' }).getByLabel('Street')
  await street.fill('1100 Congress')
  await street.press('Escape')
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await expect(street).toHaveValue('1100 Congress')
})

test('each way to call, to report and to order on the results says by its name which plan it is for', async ({
  page,
}) => {
  await open(page, '/results?zip=78704')
  const names = await page
    .getByRole('main')
    .locator('[aria-label^="Call to order"], [aria-label^="Report"], [aria-label^="Add to cart"]')
    .evaluateAll(found => found.map(one => one.getAttribute('aria-label')))
  expect(names.length).toBeGreaterThan(10)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})
