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
  await expect(page.getByRole('status').filter({ hasText: 'You recorded: Draft ' })).toBeVisible()
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

test('what an editor types stays while a colleague puts the draft up for publication', async ({
  page,
  site,
  editors,
}) => {
  const path = '/desk/catalog/plan/spectrum-internet-premier'
  const edna = (to: string, fields: Record<string, string>) =>
    visitorsOf(site.origin).postForm(to, fields, editors.edna)
  await edna(path, { intent: 'save', version: '0', description: 'A description of Edna.' })
  await signInAtDesk(page.context(), editors.eddie, site.origin)
  await open(page, path)
  const words = page.getByLabel('Description')
  await words.fill(description)
  const look = page.getByRole('link', { name: 'What it changes, preview, publish' })
  const address = (await look.getAttribute('href')) ?? ''
  const moment = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16)
  await edna(address, { seen: `${address.split('=')[1]}:1`, when: 'later', moment, zone: 'America/Chicago' })
  await expect(page.getByText('The draft of Edna Fox is about to be published.')).toBeVisible()
  await expect(words).toHaveValue(description)
  await press(page, 'Save as a draft')
  await expect(page.getByRole('alert')).toContainText('Cancel its publication first')
  await expect(words).toHaveValue(description)
  await press(page, takeStored)
  await expect(words).toBeHidden()
})

test('a notice of the site that a colleague set meanwhile is shown beside one’s own, which is then saved', async ({
  page,
  site,
  editors,
}) => {
  const path = '/desk/settings/banner'
  await signInAtDesk(page.context(), editors.eddie, site.origin)
  await open(page, path)
  const disclosure = await page.getByLabel('Disclosure').inputValue()
  const edna = (notice: string, version: string) =>
    visitorsOf(site.origin).postForm(path, { intent: 'set', version, notice, disclosure }, editors.edna)
  await page.getByLabel('Notice').fill('Written by Eddie')
  await edna('Written by Edna', '0')
  await press(page, 'Save')
  await expect(page.getByRole('alert')).toContainText('compare, then save again')
  await expect(page.getByRole('status').filter({ hasText: 'Set by Edna Fox' })).toContainText(
    'Written by Edna',
  )
  await expect(page.getByRole('table')).toContainText('Written by Edna')
  await expect(page.getByLabel('Notice')).toHaveValue('Written by Eddie')
  await expectAccessibleAt(page)
  await press(page, 'Save')
  await expect(page.getByText('Saved. It is served within seconds.')).toBeVisible()
  await expect(page.getByLabel('Notice')).toHaveValue('Written by Eddie')

  await page.getByLabel('Notice').fill('Written by Eddie again')
  await edna('Written by Edna again', '2')
  await press(page, 'Save')
  await expect(page.getByRole('alert')).toContainText('compare, then save again')
  await press(page, takeStored)
  await expect(page.getByLabel('Notice')).toHaveValue('Written by Edna again')
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a webhook that a colleague changed meanwhile is saved at the second try', async ({
  page,
  site,
  editors,
}) => {
  const list = '/desk/settings/webhooks'
  const bella = (path: string, fields: Record<string, string>) =>
    visitorsOf(site.origin).postForm(path, fields, editors.bella)
  await bella(list, { intent: 'add', name: 'Sheet', url: 'https://sheet.example.com/in', order: 'on' })
  await signInAtDesk(page.context(), editors.boris, site.origin)
  await open(page, list)
  await page.getByRole('link', { name: 'Sheet' }).click()
  await expect(page.getByRole('heading', { name: 'Sheet' })).toBeVisible()
  await page.getByLabel('Name').fill('Sheet of Boris')
  const changed = {
    intent: 'change',
    version: '1',
    name: 'Sheet of Bella',
    url: 'https://sheet.example.com/b',
  }
  await bella(new URL(page.url()).pathname, { ...changed, order: 'on' })
  await press(page, 'Save (Change Sheet)')
  await expect(page.getByRole('status').filter({ hasText: 'Stored now' })).toContainText('Sheet of Bella')
  await expect(page.getByLabel('Name')).toHaveValue('Sheet of Boris')
  await press(page, 'Save (Change Sheet of Bella)')
  await expect(page.getByRole('heading', { name: 'Sheet of Boris' })).toBeVisible()
})

test('who publishes a draft that changed meanwhile is shown it as it is now, and publishes that', async ({
  page,
  site,
  editors,
}) => {
  const path = '/desk/catalog/plan/spectrum-internet-gig'
  const edna = (version: string, words: string) =>
    visitorsOf(site.origin).postForm(path, { intent: 'save', version, description: words }, editors.edna)
  await edna('0', 'A first description.')
  await signInAtDesk(page.context(), editors.eddie, site.origin)
  await open(page, path)
  await page.getByRole('link', { name: 'What it changes, preview, publish' }).click()
  const entries = page.getByRole('region', { name: 'Entries' })
  await expect(entries).toContainText('A first description.')
  await edna('1', 'A second description.')
  await press(page, 'Publish')
  await expect(page.getByRole('alert')).toContainText('Edna Fox changed what you want to publish')
  await expect(entries).toContainText('A second description.')
  await press(page, 'Publish')
  await expect(page.getByRole('heading', { name: 'Publications' })).toBeVisible()
})

test('an administrator sees at once what a colleague does with an account', async ({
  page,
  site,
  editors,
}) => {
  await signInAtDesk(page.context(), editors.boris, site.origin)
  await open(page, '/desk/staff')
  const edna = page.getByRole('row', { name: /Edna Fox/ })
  const id = await edna.locator('input[name="id"]').first().inputValue()
  await visitorsOf(site.origin).postForm('/desk/staff', { intent: 'disable', id }, editors.bella)
  await expect(edna).toContainText('Disabled')
})
