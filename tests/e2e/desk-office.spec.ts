import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { DateTime } from 'luxon'
import { SiteProcess } from '#tests/support/site-process.ts'
import { signInStaff } from '#tests/support/staff.ts'
import { onPglite } from '#tests/support/staff-of-process.ts'
import { signInAtDesk } from './support/desk-test.ts'
import { violationsByIbm } from './support/ibm-engine.ts'
import { press, tabTo, type } from './support/keyboard.ts'
import { test as base, expect, expectAccessibleAt, open } from './support/test.ts'

const movedClock = join(import.meta.dirname, '..', 'support', 'moved-clock.mjs')
const tomorrow = DateTime.now()
  .setZone('America/Chicago')
  .plus({ days: 1 })
  .set({ hour: 6, minute: 0, second: 0, millisecond: 0 })

type Office = { today: string; then: string }

/** A site whose clock can be put ahead, and an editor's session of today and of tomorrow. */
const test = base.extend<object, { office: Office; site: SiteProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  office: [async ({}, use) => use({ today: '', then: '' }), { scope: 'worker' }],
  site: [
    async ({ office }, use) => {
      const env: Record<string, string> = { NODE_OPTIONS: `--import ${movedClock}` }
      const site = await SiteProcess.start('PGlite', env, async dataDir => {
        env.MOVED_CLOCK_FILE = join(dataDir, 'clock')
        writeFileSync(env.MOVED_CLOCK_FILE, '0')
        const signedIn = (at: Date) =>
          onPglite(dataDir, db =>
            signInStaff({ assembled: { services: { db, now: () => at } } }, 'editor', { name: 'Eli Novak' }),
          )
        office.today = await signedIn(new Date())
        office.then = await signedIn(tomorrow.toJSDate())
      })
      await use(site)
      await site.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.use({
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  provoked: [/status of (?:422|404)/],
})

const widths = [390, 1440]

/** What both engines say of a screen. */
async function looksRight(page: Page): Promise<void> {
  await expectAccessibleAt(page, widths)
  expect(await violationsByIbm(page)).toEqual([])
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const publish = 'What it changes, preview, publish'

async function addPlan(page: Page, name: string, mbps: string, today: string, later: string) {
  await press(page, link(page, 'Add an internet plan'))
  await expect(heading(page, 'New internet plan')).toBeVisible()
  await type(page, 'Name', name)
  await type(page, 'From month, row 1', '1')
  await type(page, '$ a month, row 1', today)
  await type(page, 'From month, row 2', '13')
  await type(page, '$ a month, row 2', later)
  await type(page, 'Download, Mbps', mbps)
  await type(page, 'Description', 'Fiber of a company in the Hill Country.')
  await page.getByLabel('What it is about, row 1').selectOption('Taxes come on top')
  await type(page, 'Condition, row 1', 'Taxes are not included.')
  await press(page, button(page, 'Save as a draft'))
  await expect(heading(page, name)).toBeVisible()
}

test('an editor without a mouse brings a local provider, its price and its end to every screen', async ({
  page,
  site,
  office,
  browser,
}) => {
  test.slow()
  await signInAtDesk(page.context(), office.today, site.origin)
  await page.goto('/desk/catalog?kind=provider')
  await press(page, link(page, 'New provider'))
  await expect(heading(page, 'New provider')).toBeVisible()
  await press(page, button(page, 'Save as a draft'))
  await expect(page.getByText('Name: Enter a name')).toBeVisible()
  await expect(page.getByText('Description: Enter something here')).toBeVisible()
  await looksRight(page)
  await type(page, 'Name', 'Hill Country Fiber')
  await type(page, 'Description', 'Fiber internet of a company in the Hill Country.')
  await type(page, 'Fastest download, Mbps', '1000')
  await type(page, 'ZIP codes it serves', '78704')
  await press(page, page.getByLabel('South', { exact: true }), 'Space')
  await type(page, 'Phone for its own customers', '512-555-0188')
  await press(page, button(page, 'Save as a draft'))
  await expect(heading(page, 'Hill Country Fiber')).toBeVisible()
  await expect(page.getByText('Please fix')).toBeHidden()
  await looksRight(page)

  await addPlan(page, 'Fiber 300', '300', '39.95', '54.35')
  await looksRight(page)
  await press(page, link(page, 'Hill Country Fiber (draft)'))
  await expect(heading(page, 'Hill Country Fiber')).toBeVisible()
  await addPlan(page, 'Fiber 1 Gig', '1000', '59.95', '79.95')
  await expect(page.getByText('Together with 2 other drafts')).toBeVisible()

  await press(page, link(page, publish))
  await expect(heading(page, 'What it changes')).toBeVisible({ timeout: 30_000 })
  await looksRight(page)
  await tabTo(page, page.getByLabel('Day and time'))
  await page.keyboard.type(tomorrow.toFormat('MMddyyyy'))
  await page.keyboard.press('Tab')
  await page.keyboard.type('0600AM')
  await expect(page.getByLabel('Later, on')).toBeChecked()
  await press(page, button(page, 'Publish'))
  await expect(page.getByText('6:00 AM CT')).toBeVisible({ timeout: 30_000 })
  await looksRight(page)

  const visitor = await browser.newPage({ baseURL: site.origin })
  // A connection that was idle may be closed by the site just when it is used again, as for any client.
  const read = (path: string) => visitor.request.get(path, { maxRetries: 2 })
  const status = async () => (await read('/providers/hill-country-fiber')).status()
  const html = async (path: string) => (await read(path)).text()
  expect(await status()).toBe(404)
  writeFileSync(join(site.dataDir, 'clock'), String(tomorrow.toMillis() + 1_000 - Date.now()))
  await expect.poll(status, { timeout: 60_000 }).toBe(200)
  expect(await html('/results?zip=78704')).toContain('Hill Country Fiber says it sells fiber in 78704.')
  expect(await html('/results?zip=06103')).not.toContain('Hill Country Fiber')
  expect(await html('/providers/hill-country-fiber')).toContain('tel:+15125550188')
  const everywhere = ['/providers', '/internet-plans?all=1', '/bundles', '/how-we-rank', '/sitemap.xml']
  const naming = async () => {
    const texts = await Promise.all(everywhere.map(html))
    return everywhere.filter((_, index) => texts[index]?.includes('hill-country-fiber'))
  }
  expect(await naming()).toEqual(everywhere)
  const answer = await visitor.request.post('/api/chat-assistant', {
    data: { message: 'How much is Hill Country Fiber?' },
    headers: { origin: site.origin },
  })
  expect(await answer.text()).toContain('39.95')
  await open(visitor, '/results?zip=78704')
  await visitor
    .getByRole('button', { name: /Add Hill Country Fiber 300|Add to cart: Hill Country Fiber 300/ })
    .click()
  const cart = () => visitor.evaluate(() => localStorage.getItem('plainwire-cart') ?? '')
  await expect.poll(cart).toContain('hill-country-fiber-fiber-300')

  await page.context().clearCookies()
  await signInAtDesk(page.context(), office.then, site.origin)
  await page.goto('/desk/catalog/plan/hill-country-fiber-fiber-300')
  await type(page, '$ a month, row 1', '44.35')
  await press(page, button(page, 'Save as a draft'))
  await press(page, link(page, publish))
  await press(page, button(page, 'Publish'))
  await expect(page).toHaveURL(/drafts\?done=\d+$/, { timeout: 30_000 })
  await expect
    .poll(async () => (await html('/providers/hill-country-fiber')).includes('$44.35/mo'), {
      timeout: 30_000,
    })
    .toBe(true)
  await visitor.goto('/checkout')
  await expect(visitor.getByText('the price changed since you added it')).toBeVisible()

  await page.goto('/desk/catalog/provider/hill-country-fiber')
  await press(page, button(page, 'Retire it'))
  await press(page, link(page, publish))
  await press(page, button(page, 'Publish'))
  await expect(page).toHaveURL(/drafts\?done=\d+$/, { timeout: 30_000 })
  await expect.poll(status, { timeout: 30_000 }).toBe(404)
  expect(await naming()).toEqual([])
  expect(await html('/results?zip=78704')).not.toContain('Hill Country Fiber')
  await visitor.close()
})
