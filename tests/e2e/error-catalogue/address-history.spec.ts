import type { Page } from '@playwright/test'
import { expect, expectToast, open, test } from '../support/fault-test.ts'
import { avatar, searched, signedUp } from '../support/people.ts'

const main = (page: Page) => page.getByRole('main')
const street = (page: Page) => main(page).getByRole('heading', { name: '12 Main St' })
const confirmed = (page: Page) => page.getByRole('button', { name: 'Yes, delete it' })

test.beforeEach(async ({ page }) => {
  const person = await signedUp(page)
  await searched(page, ['12 Main St, Austin, TX 78701'])
  await open(page, '/resources')
  await avatar(page, person).click()
})

const openHistory = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Address history' }).click()

async function expectDeleted(page: Page) {
  await confirmed(page).click()
  await expectToast(page, 'status', 'Address deleted', 'The address has been removed from your history')
  await expect(page.getByRole('heading', { name: 'No address history' })).toBeVisible()
}

for (const fault of ['a server fault', 'no connection'] as const) {
  test(`Address delete failure (${fault})`, async ({ page, context, faults }) => {
    await openHistory(page)
    await page.getByRole('button', { name: 'Delete: 12 Main St, Austin' }).click()
    if (fault === 'no connection') await context.setOffline(true)
    else await faults.refuse('delete', 'address_submissions')
    await confirmed(page).click()
    await expectToast(page, 'alert', 'Error deleting address', 'There was an error deleting the address')
    await expect(main(page).getByRole('alert')).toHaveText('There was an error deleting the address')
    await expect(street(page)).toBeVisible()
    await expect(confirmed(page)).toBeFocused()
    await context.setOffline(false)
    await faults.mend()
    await expectDeleted(page)
  })
}

test('Address delete success', async ({ page }) => {
  await openHistory(page)
  await page.getByRole('button', { name: 'Delete: 12 Main St, Austin' }).click()
  await expectDeleted(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No address history' })).toBeVisible()
})

for (const fault of ['a server fault', 'no connection'] as const) {
  test(`Address list load failure (${fault})`, async ({ page, faults }) => {
    if (fault === 'no connection') await page.route('**/address-history.data*', route => route.abort())
    else await faults.hide('address_submissions')
    await openHistory(page)
    await expect(
      main(page).getByRole('alert').getByText('Error loading your address history', { exact: true }),
    ).toBeVisible()
    await page.unroute('**/address-history.data*')
    await faults.mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(street(page)).toBeVisible()
  })
}
