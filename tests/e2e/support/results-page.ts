import { expect, type Locator, type Page } from '@playwright/test'
import { open } from './test.ts'

/** The form of the search for an address. */
export const addressForm = (page: Page) => page.getByRole('form', { name: 'Search by address' })

/** The page's heading: what was found. */
export const headline = (page: Page) => page.getByRole('heading', { level: 1 })

/** The list of an answer that was found in Travis County by the county figures. */
export const TRAVIS = /^\d+ providers? reach(?:es)? (?:most|parts) of Travis County/

/** Types a ZIP on a page with the search and fills in the street; city and state come from the ZIP. */
export async function typeAddress(
  page: Page,
  { path = '/', street = '12 Main St', zip = '78701', city = 'Austin' } = {},
): Promise<Locator> {
  await open(page, path)
  await page.getByRole('main').getByRole('textbox', { name: 'ZIP code' }).first().fill(zip)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const form = addressForm(page)
  await expect(form.getByLabel('City')).toHaveValue(city)
  await form.getByLabel('Street').fill(street)
  return form
}

/** A provider of the list, by its name; the first, where its plans stand under several headings. */
export const group = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
    .first()

/** The rows of plans in the order of the page, folded ones left out. */
export const rows = (page: Page) => page.locator('[data-plan]:visible')
