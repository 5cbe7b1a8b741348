import { SiteProcess } from '#tests/support/site-process.ts'
import { staffOnPglite } from '#tests/support/staff-of-process.ts'
import { TEST_WEBHOOK_SECRET, WebhookReceiver } from '#tests/support/webhook-receiver.ts'
import * as busy from './support/busy-desk.ts'
import { signInAtDesk } from './support/desk-test.ts'
import { expectFocusKept, press } from './support/keyboard.ts'
import { test as base, expect, expectAccessibleAt, open } from './support/test.ts'

type Desk = { administrator: string; receiver: WebhookReceiver }

/** A site whose receiver wants nothing, and an administrator. */
const test = base.extend<object, { desk: Desk; site: SiteProcess }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const receiver = await WebhookReceiver.start()
      receiver.answer = 410
      await use({ administrator: '', receiver })
      await receiver.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ desk }, use) => {
      const env = {
        TRUSTED_PROXY_HOPS: '1',
        AUTOMATION_WEBHOOK_URL: desk.receiver.url,
        AUTOMATION_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
      }
      const site = await SiteProcess.start('PGlite', env, async dataDir => {
        desk.administrator = await staffOnPglite(dataDir, 'administrator', 'Cleo Marsh')
      })
      await use(site)
      await site.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('whoever sends given-up messages again by keyboard keeps the focus where the button has no more to send', async ({
  page,
  site,
  desk,
}) => {
  await busy.lead(busy.visitorsOf(site.origin), 1)
  await desk.receiver.until(1)
  await signInAtDesk(page.context(), desk.administrator, site.origin)
  await open(page, '/desk/deliveries')
  const again = page.getByRole('button', { name: 'Send given-up messages again' })
  await expect(again).toHaveText('Send given-up messages again (1)')
  desk.receiver.answer = 200
  await press(page, again)
  await expect(page.getByText('1 message on the way again.')).toBeVisible()
  await expect(again).toBeDisabled()
  await expectFocusKept(page)
  await expectAccessibleAt(page, [390, 1440])

  await page.getByRole('link', { name: /^Lead/ }).first().click()
  await press(page, page.getByRole('button', { name: 'Send again' }))
  await expect(page.getByRole('status').filter({ hasText: 'The receiver has it now.' })).toBeVisible()
  await expectFocusKept(page)
})
