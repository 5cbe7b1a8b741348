import pg from 'pg'
import { staffOnPostgres } from '#tests/support/staff-of-process.ts'
import { visitorsOf } from './support/busy-desk.ts'
import { signInAtDesk } from './support/desk-test.ts'
import { press } from './support/keyboard.ts'
import { expect, expectAccessibleAt, open, test } from './support/test.ts'

test.use({ database: 'PostgreSQL', viewport: { width: 1440, height: 900 } })

/** Gives everybody there a second factor, as if they had finished their setup. */
async function finishSetUp(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url })
  await pool.query(`update staff set totp_secret = 'sealed'`)
  await pool.end()
}

test('what was done with an account stays told while the screen reads again, and nothing dangerous gets the focus', async ({
  page,
  site,
}) => {
  const cleo = await staffOnPostgres(site.databaseUrl, 'administrator', 'Cleo Marsh')
  const dora = await staffOnPostgres(site.databaseUrl, 'administrator', 'Dora Lind')
  await staffOnPostgres(site.databaseUrl, 'agent', 'Ana Torres')
  await finishSetUp(site.databaseUrl)
  await signInAtDesk(page.context(), cleo, site.origin)
  await open(page, '/desk/staff')
  const ana = page.getByRole('row', { name: /Ana Torres/ })
  const told = page.getByRole('main').getByRole('status').first()

  await press(page, ana.getByRole('button', { name: 'Reset sign-in for Ana Torres' }))
  await expect(page.getByRole('heading', { name: 'Waiting for a second administrator' })).toBeVisible()
  await expect(told).toHaveText('Asked. Another administrator must agree within 24 hours.')
  // What came next in the row ends somebody's sessions.
  await expect(told).toBeFocused()
  await expectAccessibleAt(page, [390, 1440])
  // A colleague stops it: nobody must agree anymore.
  const id = await ana.locator('input[name="id"]').first().inputValue()
  await visitorsOf(site.origin).postForm('/desk/staff', { intent: 'refuse-reset', id }, dora)
  await expect(told).toBeEmpty()
  await press(page, ana.getByRole('button', { name: 'Reset sign-in for Ana Torres' }))
  await expect(told).toHaveText('Asked. Another administrator must agree within 24 hours.')
  await press(page, page.getByRole('button', { name: /^Stop it/ }))
  await expect(told).toHaveText('The reset is stopped.')
  await expect(told).toBeFocused()

  let reads = 0
  page.on('response', answer => {
    if (answer.request().method() === 'GET' && answer.url().includes('/desk/staff.data')) reads += 1
  })
  await press(page, ana.getByRole('button', { name: 'Disable for Ana Torres' }))
  await expect(told).toHaveText('The account is disabled and signed out.')
  // The button in its place would open the account again.
  await expect(told).toBeFocused()
  // What was done is news for this screen, too.
  await expect.poll(() => reads).toBeGreaterThan(1)
  await expect(ana.getByText('Disabled')).toBeVisible()
  await expect(told).toHaveText('The account is disabled and signed out.')
})
