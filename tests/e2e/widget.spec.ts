import { type ForeignPage, startForeignPage } from '#tests/support/foreign-page.ts'
import { aPartner } from '#tests/support/partner.ts'
import { SiteProcess } from '#tests/support/site-process.ts'
import { onPglite } from '#tests/support/staff-of-process.ts'
import { expect, expectAccessibleAt, test } from './support/test.ts'

// An answer about a wrong ZIP code is no success.
test.use({ provoked: [/Failed to load resource/] })

let foreign: ForeignPage
let site: SiteProcess
let key = ''

test.beforeAll(async () => {
  foreign = await startForeignPage()
  site = await SiteProcess.start('PGlite', {}, dataDir =>
    onPglite(dataDir, async db => {
      ;({ key } = await aPartner(db, { sites: [foreign.localhost], kind: 'page' }))
    }),
  )
  foreign.body = `<script src="${site.origin}/widget.js" data-key="${key}" data-theme="light"></script><p>Below</p>`
})
test.afterAll(async () => {
  await site.remove()
  await foreign.close()
})

test('a tenant finds three prices on the landlord’s page by keyboard, and comes to us with its mark', async ({
  page,
  context,
}) => {
  await page.goto(foreign.localhost)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Internet plans where you live')
  const iframe = page.locator('iframe')
  const height = async () => (await iframe.boundingBox())?.height ?? 0
  await expect.poll(height).toBeGreaterThan(150)
  const before = await height()

  await frame.getByRole('textbox', { name: 'ZIP code' }).focus()
  await page.keyboard.type('78701')
  await page.keyboard.press('Enter')
  await expect(frame.getByRole('status')).toContainText('Austin, TX 78701')
  await expect(frame.getByRole('listitem')).toHaveCount(3)
  // The keyboard goes on at the answer, and after a typing error at the field.
  await expect(frame.getByRole('status')).toBeFocused()
  await expect.poll(height).toBeGreaterThan(before + 200)
  // All of it can be seen: the frame is as high as what it holds, and as wide as it is given.
  const hidden = await frame
    .locator('html')
    .evaluate(html => [html.scrollHeight - window.innerHeight, html.scrollWidth - window.innerWidth])
  expect(Math.max(...hidden)).toBeLessThanOrEqual(1)
  await expect(frame.getByRole('listitem').first()).not.toHaveCSS('letter-spacing', '9px')
  expect(await context.cookies(site.origin)).toEqual([])

  const opened = context.waitForEvent('page')
  await frame.getByRole('link', { name: /All \d+ plans/ }).press('Enter')
  const results = await opened
  await results.waitForURL(/\/results\?zip=78701&partner=tenants$/)
  await expect
    .poll(() => results.evaluate(() => sessionStorage.getItem('plainwire-from')))
    .toContain('"x-partner":"tenants"')
})

test('a typing error by keyboard leaves the focus in the field', async ({ page }) => {
  await page.goto(foreign.localhost)
  const field = page.frameLocator('iframe').getByRole('textbox', { name: 'ZIP code' })
  await expect(field).not.toBeFocused()
  await field.focus()
  await page.keyboard.type('7870')
  await page.keyboard.press('Enter')
  await expect(page.frameLocator('iframe').getByRole('alert')).toBeVisible()
  await expect(field).toBeFocused()
})

test('a page that is none of the partner’s sites shows why there is nothing, and a link to us', async ({
  page,
}) => {
  await page.goto(foreign.byNumber)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('alert')).toContainText('may not be used on this site')
  await expect(frame.getByRole('link', { name: /See plans and prices/ })).toHaveAttribute('href', /\/$/)
  await expect(frame.getByRole('textbox')).toHaveCount(0)
  await expect
    .poll(async () => (await page.locator('iframe').boundingBox())?.height ?? 0)
    .toBeGreaterThan(100)
})

test('a tag in the head shows the widget at the end of the page, and says so to whoever put it there', async ({
  page,
}) => {
  const { body } = foreign
  foreign.head = `<script src="${site.origin}/widget.js" data-key="${key}" async></script>`
  foreign.body = '<p>Below</p>'
  const said = page.waitForEvent('console', message => message.text().includes('its script is in <head>'))
  try {
    await page.goto(foreign.localhost)
    await expect(page.frameLocator('body > iframe').getByRole('heading', { level: 1 })).toBeVisible()
    await expect
      .poll(async () => (await page.locator('body > iframe').boundingBox())?.height ?? 0)
      .toBeGreaterThan(150)
    expect((await said).type()).toBe('warning')
  } finally {
    Object.assign(foreign, { head: '', body })
  }
})

for (const theme of ['light', 'dark'] as const) {
  test(`the widget is accessible and fits at every width, ${theme}`, async ({ page }) => {
    for (const zip of ['', '78701', '7870']) {
      const query = new URLSearchParams({ key, theme, accent: '0a5fd8', ...(zip ? { zip } : {}) })
      await page.goto(`${site.origin}/widget/frame?${query}`)
      await expectAccessibleAt(page, [240, 320, 390, 1440])
    }
  })
}
