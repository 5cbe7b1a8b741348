import { TEST_WEBHOOK_SECRET, WebhookReceiver } from '#tests/support/webhook-receiver.ts'
import { test as base } from './account-test.ts'

/** A site whose webhooks go to a receiver that the tests read. */
export const test = base.extend<object, { receiver: WebhookReceiver }>({
  receiver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const receiver = await WebhookReceiver.start()
      await use(receiver)
      await receiver.close()
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ receiver }, use) =>
      use({
        TRUSTED_PROXY_HOPS: '1',
        AUTOMATION_WEBHOOK_URL: receiver.url,
        AUTOMATION_WEBHOOK_SECRET: TEST_WEBHOOK_SECRET,
      }),
    { scope: 'worker' },
  ],
})

export { expect, expectAccessible, expectAccessibleAt, open, sizes } from './test.ts'
