import type { Page } from '@playwright/test'
import { SiteProcess } from '#tests/support/site-process.ts'
import { staffOnPglite } from '#tests/support/staff-of-process.ts'
import { visitorsOf } from './support/busy-desk.ts'
import { signInAtDesk } from './support/desk-test.ts'
import { test as base, expect, expectAccessibleAt, open } from './support/test.ts'

type Editors = { eddie: string; edna: string; boris: string; bella: string }

/** A site with two editors and two administrators: the first of each has a browser, the second is always faster. */
const test = base.extend<object, { editors: Editors; site: SiteProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  editors: [async ({}, use) => use({ eddie: '', edna: '', boris: '', bella: '' }), { scope: 'worker' }],
  site: [
    async ({ editors }, use) => {
      const site = await SiteProcess.start('PGlite', {}, async dataDir => {
        editors.eddie = await staffOnPglite(dataDir, 'editor', 'Eddie Roth')
        editors.edna = await staffOnPglite(dataDir, 'editor', 'Edna Fox')
        editors.boris = await staffOnPglite(dataDir, 'administrator', 'Boris Lund')
        editors.bella = await staffOnPglite(dataDir, 'administrator', 'Bella Sand')
      })
      await use(site)
      await site.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.use({ provoked: [/status of 409/] })
// One site for all of them.
test.describe.configure({ mode: 'default' })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const takeStored = 'Discard mine and use the stored values'
const description = 'Fiber with a description of Eddie.'

test('what an editor types stays while a colleague saves a draft, and is saved once they compared', async ({
  page,
  site,
  editors,
}) => {
  const path = '/desk/catalog/plan/metronet-1-gig'
  const edna = (fields: Record<string, string>) =>
    visitorsOf(site.origin).postForm(path, fields, editors.edna)
  await signInAtDesk(page.context(), editors.eddie, site.origin)
  await open(page, path)
  const price = page.getByLabel('$ a month, row 1', { exact: true })
  const words = page.getByLabel('Description')
  await words.fill(description)
  await price.fill('47.11')

  await edna({ intent: 'save', version: '0', 'schedule.0.month': '1', 'schedule.0.price': '52.50' })
  await expect(page.getByText('Edna Fox saved a draft meanwhile.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Stored now' })).toContainText('$52.50/mo')
  await expect(price).toHaveValue('47.11')
  await expect(words).toHaveValue(description)
  await expectAccessibleAt(page)

  await press(page, 'Save as a draft')
  await expect(page.getByRole('alert')).toContainText('Edna Fox has a draft')
  await expect(price).toHaveValue('47.11')
  await expect(words).toHaveValue(description)
  await page.getByLabel('I take over the draft of Edna Fox').check()
  await press(page, 'Save as a draft')
  await expect(page.getByRole('heading', { name: 'Eddie Roth has a draft' })).toBeVisible()
  await expect(page.getByText('Stored now')).toBeHidden()
  await expect(price).toHaveValue('47.11')

  // What nobody typed into follows by itself; what was typed can be given up.
  await edna({
    intent: 'save',
    version: '2',
    takeOver: 'yes',
    'schedule.0.month': '1',
    'schedule.0.price': '53.00',
  })
  await expect(price).toHaveValue('53.00')
  await price.fill('47.12')
  await edna({ intent: 'save', version: '3', 'schedule.0.month': '1', 'schedule.0.price': '54.00' })
  await press(page, takeStored)
  await expect(price).toHaveValue('54.00')
  await expect(page.getByText('Stored now')).toBeHidden()
})
