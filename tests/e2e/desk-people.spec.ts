import type { Page } from '@playwright/test'
import { staffOnPostgres } from '#tests/support/staff-of-process.ts'
import { signInAtDesk } from './support/desk-test.ts'
import { expect, expectAccessibleAt, open, test } from './support/test.ts'

test.use({ database: 'PostgreSQL' })

const widths = [390, 1440]
const person = { name: 'Maria Quillfeather', email: 'maria.q@example.com', phone: '(512) 555-0164' }

/** A visitor who asks to be called, and says of an entry that it is wrong. */
async function tell(page: Page, origin: string): Promise<void> {
  const post = (path: string, data: object) => page.request.post(path, { data, headers: { origin } })
  const rest = { zipCode: '78701', service: 'Home internet', marketingConsent: true, page: '/', website: '' }
  const report = { zipCode: '78701', providerId: 'google-fiber', kind: 'other', note: 'Not on this street' }
  const statuses = [
    await post('/api/leads', { ...person, ...rest }),
    await post('/api/availability-reports', report),
    await post('/api/watches/place', { email: person.email, zipCode: '78704', planType: 'any' }),
  ]
  expect(statuses.map(answer => answer.status())).toEqual([200, 201, 200])
}

test('an administrator finds, asks for and erases a person, decides a report and looks at what goes out', async ({
  page,
  site,
}) => {
  await open(page, '/')
  await tell(page, site.origin)
  await signInAtDesk(
    page.context(),
    await staffOnPostgres(site.databaseUrl, 'administrator', 'Cleo Marsh'),
    site.origin,
  )
  await open(page, '/desk/people')
  await page.getByLabel('Name, email, phone or order reference').fill('quillfeather')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('cell', { name: person.email })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1 person found' })).toBeVisible()
  await expectAccessibleAt(page, widths)
  await page.getByRole('link', { name: person.name }).click()
  await expect(page.getByRole('heading', { name: person.name })).toBeVisible()
  await expectAccessibleAt(page, widths)

  await page.getByLabel('They ask for').selectOption('Deletion')
  await page.getByRole('button', { name: 'Take the request' }).click()
  await page.getByRole('link', { name: 'Deletion' }).click()
  await expect(page.getByRole('heading', { name: 'Deletion' })).toBeVisible()
  await expectAccessibleAt(page, widths)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as JSON' }).click()
  expect((await download).suggestedFilename()).toBe('person.json')
  // Where the code was asked for again: a reload afterwards asks no more.
  const again = page.getByRole('form', { name: 'Enter your code again' })
  await open(page, '/desk/audit?what=export&export=again')
  await expect(again).toBeVisible()
  await expect(page).toHaveURL(/\/desk\/audit\?what=export$/)
  await page.reload()
  await expect(again).toHaveCount(0)
  await page.goBack()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByLabel('I know that this cannot be undone').check()
  await page.getByRole('button', { name: 'Erase' }).click()
  // On a phone the button is a screen below the words, which say what is left.
  await expect(page.getByText(/^Erased from 1 lead,.* Ended 1 email alert\./)).toBeInViewport()
  await expect(page.getByLabel('I know that this cannot be undone')).not.toBeChecked()
  await expectAccessibleAt(page, widths)

  await open(page, '/desk/reports')
  await page.getByRole('button', { name: 'Confirm: Google Fiber' }).click()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await expectAccessibleAt(page, widths)

  await open(page, '/desk/do-not-call')
  await page.getByLabel('Phone number').fill(person.phone)
  await page.getByLabel('Why').first().fill('Asked for it')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('1 number added.')).toBeVisible()
  await expect(page.getByLabel('Phone number')).toHaveValue('')
  await expectAccessibleAt(page, widths)

  await open(page, '/desk/deliveries')
  await page.getByRole('button', { name: 'Send a test message' }).click()
  await expect(page.getByText('A test message is on its way to the built-in inbox.')).toBeVisible()
  await page
    .getByRole('table', { name: 'Latest tests' })
    .getByRole('link', { name: 'Built-in inbox' })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'What it says' })).toBeVisible()
  await expectAccessibleAt(page, widths)
  for (const path of ['/desk/deliveries', '/desk/inbox', '/desk/mails']) {
    await open(page, path)
    await expectAccessibleAt(page, widths)
  }
})
