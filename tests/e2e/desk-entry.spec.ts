import type { Page } from '@playwright/test'
import { codeOf } from '#tests/support/desk-entry.ts'
import { inviteByCommand } from './support/desk-invite.ts'
import { expect, expectAccessibleAt, open, test } from './support/test.ts'

const widths = [390, 1440]
const password = 'blue kettle on nine'

/** A security key that answers by itself, in the browser's own WebAuthn. */
async function plugInKey(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
}

test.describe('with script', () => {
  // A password that is too short, and a code that is wrong.
  test.use({ provoked: [/status of 422|ERR_INTERNET_DISCONNECTED/] })

  test('the first administrator sets the account up, and signs in by a passkey and by a recovery code', async ({
    page,
    site,
  }) => {
    const email = 'ana@plainwire.example'
    await open(page, await inviteByCommand(site, email))
    await expectAccessibleAt(page, widths)
    await page.getByLabel('Full name').fill('Ana Torres')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByLabel('Confirm password').fill('short')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/at least 12/)
    await expectAccessibleAt(page, widths)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Continue' }).click()

    await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
    const heading = page.getByRole('heading', { name: 'Set up your desk account' })
    await expect(heading).toBeFocused()
    await expectAccessibleAt(page, widths)
    const link = await page.getByRole('link', { name: 'Open in an authenticator app' }).getAttribute('href')
    expect(link).toMatch(/^otpauth:\/\/totp\//)
    const secret = new URL(link ?? '').searchParams.get('secret') ?? ''
    await page.getByLabel('Six-digit code').fill('000000')
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByLabel('Six-digit code')).toHaveAccessibleDescription(/This code is wrong/)
    await page.getByLabel('Six-digit code').fill(codeOf(secret))
    await page.getByRole('button', { name: 'Finish' }).click()

    const codes = page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    await expect(heading).toBeFocused()
    await expectAccessibleAt(page, widths)

    await page.getByRole('link', { name: 'Go to the desk' }).click()
    await plugInKey(page)
    await page.getByRole('link', { name: 'Ana Torres' }).click()
    await page.getByRole('button', { name: 'Make new recovery codes' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
    const recoveryCode = await codes.first().innerText()
    // The page is read again after an outage; what is shown once stays.
    await page.context().setOffline(true)
    await expect(page.getByText('Connection lost.')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('Connection lost.')).toHaveCount(0)
    await expect(codes).toHaveCount(10)
    await expect(codes.first()).toHaveText(recoveryCode)
    await page.getByLabel('Name of the passkey').fill('Laptop')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText('The passkey is added.')).toBeVisible()
    await expectAccessibleAt(page, widths)

    await signOut(page)
    await expectAccessibleAt(page, widths)
    await enterPassword(page, email)
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
    await expect(page.getByLabel('Six-digit code')).toBeFocused()
    await expectAccessibleAt(page, widths)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()

    await signOut(page)
    await enterPassword(page, email)
    await page.getByText('Use a recovery code').click()
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode)
    await page.getByRole('button', { name: 'Sign in with a recovery code' }).click()
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()

    await page.getByRole('link', { name: 'Staff' }).click()
    // Without a mail server nobody can be invited from here, and the page says how.
    await expect(page.getByText('npm run desk:invite -- --email THEIR-EMAIL')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send the invitation' })).toHaveCount(0)
    await expectAccessibleAt(page, widths)

    await page.getByRole('link', { name: 'Audit' }).click()
    await page.getByLabel('What', { exact: true }).selectOption('recovery_code_used')
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(page).toHaveURL(/what=recovery_code_used/)
    await expect(page.getByRole('row')).toHaveCount(2)
    await expectAccessibleAt(page, widths)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('audit.csv')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an account is set up, and its owner signs in', async ({ page, site }) => {
    const email = 'noscript@plainwire.example'
    await page.goto(await inviteByCommand(site, email))
    await page.getByLabel('Full name').fill('Nora Script')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Continue' }).click()
    const link = await page.getByRole('link', { name: 'Open in an authenticator app' }).getAttribute('href')
    const secret = new URL(link ?? '').searchParams.get('secret') ?? ''
    await page.getByLabel('Six-digit code').fill(codeOf(secret))
    await page.getByRole('button', { name: 'Finish' }).click()
    const codes = page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem')
    const recoveryCode = await codes.first().innerText()
    await page.getByRole('link', { name: 'Go to the desk' }).click()
    await page.getByRole('button', { name: 'Online' }).click()
    await expect(page.getByRole('button', { name: 'Online', pressed: true })).toBeVisible()
    await signOut(page)
    await enterPassword(page, email)
    await page.getByText('Use a recovery code').click()
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode)
    await page.getByRole('button', { name: 'Sign in with a recovery code' }).click()
    await expect(page.getByText('Nora Script')).toBeVisible()
  })
})
