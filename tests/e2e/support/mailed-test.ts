import { Mailbox } from '#tests/support/mailbox.ts'
import { test as base } from './account-test.ts'

/** A site that sends its mail to a mailbox of the test's own. */
export const test = base.extend<object, { mailbox: Mailbox }>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const mailbox = await Mailbox.start()
      await use(mailbox)
      await mailbox.close()
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ mailbox }, use) => use({ TRUSTED_PROXY_HOPS: '1', SMTP_URL: mailbox.url }),
    { scope: 'worker' },
  ],
})
