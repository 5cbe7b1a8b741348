import { keptLink, keptMails } from '#tests/support/kept-mails.ts'
import { expect, open, test } from './support/account-test.ts'
import { avatar, fillSignIn, signedIn, signedUp, toast } from './support/people.ts'

async function askForLink(page: Parameters<typeof open>[0], email: string) {
  await open(page, '/auth')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/auth/forgot')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  return page.getByRole('status').filter({ hasText: email }).innerText()
}

test.describe('refused links', () => {
  test.use({ provoked: [/Failed to load resource/] })

  test('a forgotten password is set anew by mail, once, and every other device is signed out', async ({
    page,
    site,
    browser,
    comesFrom,
  }) => {
    const person = await signedUp(page)
    const elsewhere = await browser.newPage({
      baseURL: site.origin,
      extraHTTPHeaders: { 'x-forwarded-for': comesFrom },
    })
    await signedIn(elsewhere, person)
    await page.context().clearCookies()
    await askForLink(page, person.email)
    const link = await keptLink(site, person.email, 'reset_password')
    expect(link).toContain(`${site.origin}/auth/reset?token=`)

    await open(page, link)
    await page.getByLabel('New password', { exact: true }).fill('12345')
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('123456')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      /Password must be at least 6 characters/,
    )
    await expect(page.getByRole('textbox', { name: 'Confirm password' })).toHaveAccessibleDescription(
      "Passwords don't match",
    )
    for (const field of ['New password', 'Confirm password'])
      await page.getByRole('textbox', { name: field, exact: true }).fill('password1')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      /one of the most common passwords/,
    )
    for (const field of ['New password', 'Confirm password'])
      await page.getByRole('textbox', { name: field, exact: true }).fill('battery staple')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page).toHaveURL('/checkout')
    await expect(toast(page, 'Account confirmed')).toContainText('You can now complete your checkout.')
    await expect(avatar(page, person)).toBeVisible()

    await elsewhere.goto('/account')
    await expect(elsewhere).toHaveURL(/\/auth\?returnTo=%2Faccount/)
    await elsewhere.close()

    await page.context().clearCookies()
    await open(page, link)
    for (const field of ['New password', 'Confirm password'])
      await page.getByRole('textbox', { name: field, exact: true }).fill('another staple')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page).toHaveURL('/auth/forgot')

    await page.goto('/auth')
    await fillSignIn(page, person)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(toast(page, 'Error signing in')).toContainText('Invalid email or password')
    await fillSignIn(page, { ...person, password: 'battery staple' })
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('an address without an account gets the same answer and no mail', async ({ page, site }) => {
  const person = await signedUp(page)
  await page.context().clearCookies()
  const known = await askForLink(page, person.email)
  const unknown = await askForLink(page, 'nobody-here@example.com')
  expect(unknown.replace('nobody-here@example.com', person.email)).toBe(known)
  await keptLink(site, person.email, 'reset_password')
  expect(await keptMails(site, 'nobody-here@example.com')).toEqual([])
})

test('a link without its token says that it does not work', async ({ page }) => {
  await open(page, '/auth/reset')
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
})
