import type { Page } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { SiteProcess } from '#tests/support/site-process.ts'
import { expect, expectAccessible, expectAccessibleAt, open, test } from './support/test.ts'

const contact = (page: Page) => page.getByLabel('Email address or phone number')
const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' })

/** A mail server that keeps the words of what it is given. */
async function mailServer() {
  const mails: string[] = []
  let wake = () => {}
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString())
        done()
        wake()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    async first(): Promise<string> {
      while (!mails[0]) await new Promise<void>(resolve => (wake = resolve))
      return mails[0]
    },
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}

test.describe('by mail', () => {
  test.use({ provoked: [/422/] })
  test('the mailed link shows what it will do, does it once, and says what is kept and why', async ({
    page,
  }) => {
    const mail = await mailServer()
    const site = await SiteProcess.start('PGlite', { SMTP_URL: mail.url })
    try {
      await page.goto(`${site.origin}/privacy-choices`)
      await contact(page).fill('bo@example.com')
      await continueButton(page).click()
      await expect(page.getByText('A link is on its way to your mailbox')).toBeVisible()
      // Quoted-printable breaks long lines and writes the equals sign as =3D.
      const words = (await mail.first()).replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')
      const link = words.match(/http:\/\/\S+\/privacy-choices\/confirm\?token=[\w-]{43}/)?.[0]
      if (!link) throw new Error(`No link in the mail:\n${words}`)

      await page.goto(link)
      await expect(page.getByText('bo@example.com')).toBeVisible()
      const stop = page.getByRole('checkbox', { name: 'Stop offers' })
      await expect(stop).toBeChecked()
      const erase = page.getByRole('checkbox', { name: 'Delete my data' })
      await expect(erase).not.toBeChecked()
      await expect(erase).toHaveAccessibleDescription(/kept as proof for five years \(16 CFR 310.5\)/)
      await expectAccessible(page)
      await stop.uncheck()
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByRole('alert').getByText('Choose at least one.')).toBeVisible()
      await expectAccessible(page)
      await erase.check()
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByText('Your data are deleted, and offers have ended')).toBeVisible()
      await expectAccessible(page)

      await page.goto(link)
      await expect(page.getByText('This link was used already, or its 24 hours are over.')).toBeVisible()
    } finally {
      await site.remove()
      await mail.close()
    }
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, provoked: [/422/] })

    test('a phone number ends offers at once, and what is neither number nor address is named', async ({
      page,
    }) => {
      await page.goto('/privacy-choices')
      await contact(page).fill('555-01')
      await continueButton(page).click()
      await expect(contact(page)).toHaveAccessibleDescription(/US phone number with ten digits/)
      await expect(contact(page)).toHaveValue('555-01')
      await contact(page).fill('+1 (512) 555-0101')
      await continueButton(page).click()
      await expect(page.getByText('Offers to this number have ended')).toBeVisible()
      await page.getByRole('link', { name: 'Another address or number' }).click()
      await expect(contact(page)).toHaveValue('')
    })
  })
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    provoked: [/422/],
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('every state of the page has nothing for axe to complain of and fits', async ({ page }) => {
    await open(page, '/privacy-choices')
    await contact(page).fill('nobody')
    await continueButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Please fix 1 item' })).toBeFocused()
    await expectAccessibleAt(page)
    await open(page, '/privacy-choices?done=mailed')
    await expectAccessibleAt(page)
    await open(page, '/privacy-choices?done=withdrawn')
    await expectAccessibleAt(page)
    await open(page, '/privacy-choices/confirm?token=none')
    await expectAccessibleAt(page)
  })
})
