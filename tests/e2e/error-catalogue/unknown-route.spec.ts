import { expect, open, test } from '../support/fault-test.ts'

test('Unknown route', async ({ page, site }) => {
  await open(page, '/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  expect(site.output).toMatch(/"path":"\/no-such-page".*"page not found"/)
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})
