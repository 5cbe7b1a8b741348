import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageHeaders } from '#domain/availability/coverage-data/coverage-file.ts'
import { SiteProcess } from '#tests/support/site-process.ts'
import { staffOnPglite } from '#tests/support/staff-of-process.ts'
import { signInAtDesk } from './support/desk-test.ts'
import { test as base, expect, expectAccessible, open } from './support/test.ts'

const excerpts = join(import.meta.dirname, '..', '..', 'domain', 'labels', 'excerpts')

const test = base.extend<object, { staff: { session: string }; site: SiteProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  staff: [async ({}, use) => use({ session: '' }), { scope: 'worker' }],
  site: [
    async ({ staff }, use) => {
      const site = await SiteProcess.start('PGlite', {}, async dataDir => {
        staff.session = await staffOnPglite(dataDir, 'administrator', 'Cleo Marsh')
      })
      await use(site)
      await site.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.use({ provoked: [/status of 422|ERR_FAILED/] })

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/csv', buffer })

test('files that can’t be taken are told beside their field, as often as they are chosen, and nothing is lost', async ({
  page,
  site,
  staff,
}) => {
  await signInAtDesk(page.context(), staff.session, site.origin)
  await open(page, '/desk/labels')
  const labels = page.getByRole('form', { name: 'Upload a file of labels' })
  const choose = (name: string, bytes: Buffer) => labels.getByLabel(/^File/).setInputFiles(file(name, bytes))
  const send = labels.getByRole('button', { name: 'Take over' })
  const told = labels.getByRole('alert').filter({ hasText: /./ })
  const whole = readFileSync(join(excerpts, 'kinetic-2026-08-03.csv'))
  await labels.getByLabel('Provider').selectOption('kinetic')
  await choose('empty.csv', Buffer.alloc(0))
  await expect(told).toHaveText('This file is empty. Choose another one.')
  await choose('large.csv', Buffer.alloc(21 * 1024 ** 2))
  await expect(told).toHaveText('This file is larger than 20 MB. Choose a smaller one.')
  for (const name of ['cut-off.csv', 'cut-off-again.csv']) {
    await choose(name, whole.subarray(0, -200))
    await expect(told).toBeHidden()
    await send.click()
    await expect(told).toContainText('its last line is cut off')
  }
  await expect(labels.getByLabel('Provider')).toHaveValue('kinetic')
  await expectAccessible(page)

  await open(page, '/desk/do-not-call')
  const numbers = page.getByRole('form', { name: 'Import a file' })
  await numbers.getByLabel(/^File/).setInputFiles(file('names.csv', Buffer.from('name\nAna\n')))
  await numbers.getByLabel('Why').fill('State list')
  await numbers.getByRole('button', { name: 'Import' }).click()
  await expect(numbers.getByText('No line of this file begins with a US phone number')).toBeVisible()
  await expect(numbers.getByLabel('Why')).toHaveValue('State list')

  await open(page, '/desk/coverage')
  const coverage = page.getByRole('form', { name: 'Upload a coverage file' })
  await coverage.getByLabel(/^FCC file/).setInputFiles(file('bdc.csv', Buffer.alloc(0)))
  await coverage.getByRole('button', { name: 'Upload and import' }).click()
  await expect(coverage.getByText('This file is empty. Choose another one.')).toBeVisible()
  await coverage.getByLabel(/^FCC file/).setInputFiles(file('bdc.csv', whole))
  await coverage.getByRole('button', { name: 'Upload and import' }).click()
  await expect(coverage.getByText(/This isn.t an FCC coverage file/)).toBeVisible()
  await expect(coverage.getByText('What is served now stays as it is.')).toBeVisible()

  const undated = Buffer.from(`${coverageHeaders.locations}\n`)
  await coverage.getByLabel(/^FCC file/).setInputFiles(file('vermont.csv', undated))
  await coverage.getByRole('button', { name: 'Upload and import' }).click()
  await expect(coverage.getByText('Its name doesn’t say as of which day its data are.')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  const line = '1,130077,AT&T,1000,50,1000,1000,1,R,VT,500070001001000,882bab5303fffff'
  const name = 'bdc_50_FibertothePremises_fixed_broadband_J26_15nov2026.csv'
  await coverage
    .getByLabel(/^FCC file/)
    .setInputFiles(file(name, Buffer.from(`${coverageHeaders.locations}\n${line}\n`)))
  await coverage.getByRole('button', { name: 'Upload and import' }).click()
  await expect(coverage.getByText(`${name} is here.`)).toBeVisible()
  // However it ends, it is said to who hears the page.
  const newest = page.getByRole('status').filter({ hasText: `${name}: ` })
  await expect(newest).toHaveText(`${name}: Done`, { timeout: 20_000 })
  await coverage.getByLabel(/^FCC file/).setInputFiles(file('bdc.csv', Buffer.alloc(0)))
  await coverage.getByRole('button', { name: 'Upload and import' }).click()
  await expect(coverage.getByText(`${name} is here.`)).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('who works by keyboard goes on where an import was canceled, and in the field that is wrong', async ({
  page,
  site,
  staff,
}, testInfo) => {
  await signInAtDesk(page.context(), staff.session, site.origin)
  const name = 'bdc_48_Cable_fixed_broadband_J26_15nov2026.csv'
  const rows = Array.from(
    { length: 400_000 },
    (_, i) => `1,130235,Spectrum,${1_000_000_000 + i},40,1000,35,1,X,TX,481130001001000,8826cb0001fffff`,
  )
  const path = testInfo.outputPath(name)
  writeFileSync(path, [coverageHeaders.locations, ...rows, ''].join('\n'))
  await open(page, '/desk/coverage')
  await page.getByLabel(/^FCC file/).setInputFiles(path)
  await page.getByRole('button', { name: 'Upload and import' }).click()
  await page.getByRole('button', { name: `Cancel: ${name}` }).press('Enter')
  // A fast machine is done first, and then it says so.
  const newest = page.getByRole('status').filter({ hasText: `${name}: ` })
  await expect(newest).toHaveText(/: (?:Canceled|Done)$/, { timeout: 20_000 })
  const told = (await newest.textContent())?.endsWith('Done')
    ? 'before it could be canceled'
    : 'Nothing changed'
  await expect(page.getByRole('table', { name: 'Imports' })).toContainText(told)
  await expect(page.getByRole('heading', { name: 'Imports' })).toBeFocused()

  await open(page, '/desk/do-not-call')
  const number = page.getByRole('form', { name: 'Add a number' })
  await number.getByLabel('Phone number').fill('214')
  await number.getByLabel('Why').fill('Asked us')
  await page.keyboard.press('Enter')
  await expect(number.getByLabel('Phone number')).toBeFocused()
  for (const path of ['/desk/audit', '/desk/numbers']) {
    await open(page, path)
    await page.getByLabel('From', { exact: true }).fill('2026-11-20')
    await page.getByLabel('To', { exact: true }).fill('2026-11-01')
    await page.getByRole('button', { name: /^(Filter|Show)$/ }).press('Enter')
    await expect(page.getByLabel('From', { exact: true })).toHaveAccessibleDescription(
      'The first day is after the last',
    )
    await expect(page.getByLabel('From', { exact: true })).toBeFocused()
  }
})

test('a file that is chosen again to replace newer data isn’t taken for the one that was begun without', async ({
  page,
  site,
  staff,
}) => {
  await signInAtDesk(page.context(), staff.session, site.origin)
  const name = 'bdc_50_Cable_fixed_broadband_J26_15nov2026.csv'
  const line = '1,130077,AT&T,1000,40,1000,1000,1,R,VT,500070001001000,882bab5303fffff'
  const coverage = page.getByRole('form', { name: 'Upload a coverage file' })
  const uploads = '**/desk/coverage/uploads/*'
  const send = async () => {
    const begun = page.waitForRequest(
      asked => asked.method() === 'POST' && asked.url().endsWith('/coverage/uploads'),
    )
    await coverage
      .getByLabel(/^FCC file/)
      .setInputFiles(file(name, Buffer.from(`${coverageHeaders.locations}\n${line}\n`)))
    await coverage.getByRole('button', { name: 'Upload and import' }).click()
    return (await begun).headers()['upload-metadata'] ?? ''
  }
  await open(page, '/desk/coverage')
  // The line goes dead before any of it is there.
  await page.route(uploads, route =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  expect(await send()).not.toContain('allowolder')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('tus::')
  await page.unroute(uploads)
  await page.reload()
  await coverage.getByText('Name without a date').click()
  await coverage.getByLabel('Replace newer data').check()
  expect(await send()).toContain('allowolder')
  await expect(coverage.getByText(`${name} is here.`)).toBeVisible()

  // One that shall not go on after all leaves nothing behind, here or there.
  const begunHere = () =>
    page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('tus::')).length)
  const before = await begunHere()
  await page.route(uploads, route =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await send()
  await coverage.getByRole('button', { name: 'Pause' }).click()
  const removed = page.waitForResponse(answer => answer.request().method() === 'DELETE')
  await coverage.getByRole('button', { name: 'Discard' }).click()
  expect((await removed).status()).toBe(204)
  await expect(coverage.getByRole('button', { name: 'Upload and import' })).toBeVisible()
  await expect.poll(begunHere).toBe(before)
})
