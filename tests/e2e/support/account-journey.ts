import { keptLink } from '#tests/support/kept-mails.ts'
import { expect, open, test } from './account-test.ts'
import { askedForPassword, avatar, fillSignIn, fillSignUp, searched, somebody, toast } from './people.ts'

/** The main ways of an account from the sign-up to the last deleted search, on the database that a file names. */
export function testAccountJourney(): void {
  test('somebody signs up, searches, forgets the password, sets it anew by mail, once, and finds the searches', async ({
    page,
    site,
    browser,
  }) => {
    const person = somebody()
    await open(page, '/auth?tab=sign-up&returnTo=/address-history')
    await fillSignUp(page, person)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page).toHaveURL('/address-history')
    await expect(page.getByRole('heading', { name: 'No address history' })).toBeVisible()
    await searched(page, ['12 Main St, Austin, TX 78701', '9 Elm Ave, Dallas, TX 75201'])

    const elsewhere = await browser.newPage({ baseURL: site.origin })
    await open(elsewhere, '/auth')
    await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click()
    // Both pages have a field of this name: only the second one's is meant.
    await expect(elsewhere).toHaveURL('/auth/forgot')
    await expect(elsewhere.getByText('Email isn’t set up on this site yet')).toBeVisible()
    await expect(elsewhere.getByRole('button', { name: 'Send the link' })).toHaveCount(0)
    await askedForPassword(elsewhere, person.email)
    const link = await keptLink(site, person.email, 'reset_password')
    expect(link).toContain(`${site.origin}/auth/reset?token=`)
    await open(elsewhere, link)
    for (const field of ['New password', 'Confirm password'])
      await elsewhere.getByRole('textbox', { name: field, exact: true }).fill('battery staple')
    await elsewhere.getByRole('button', { name: 'Set the password' }).click()
    // It says what was done, and there is nothing to check out.
    await expect(elsewhere).toHaveURL('/account')
    await expect(toast(elsewhere, 'Password changed')).toContainText('Other devices are signed out.')
    await expect(avatar(elsewhere, person)).toBeVisible()

    // The session from before the reset has ended.
    await page.goto('/address-history')
    await expect(page).toHaveURL('/auth?returnTo=%2Faddress-history')
    await open(page, page.url())
    await fillSignIn(page, { ...person, password: 'battery staple' })
    await page.getByRole('button', { name: 'Sign In' }).click()
    const streets = page.getByRole('main').getByRole('listitem').getByRole('heading')
    await expect(streets).toHaveText(['9 Elm Ave', '12 Main St'])
    await page.getByRole('button', { name: 'Delete: 9 Elm Ave, Dallas' }).click()
    await page.getByRole('button', { name: 'Yes, delete it' }).click()
    await expect(toast(page, 'Address deleted')).toBeVisible()
    await expect(streets).toHaveText(['12 Main St'])

    // Used already: it says so before anybody types a password.
    await open(elsewhere, link)
    await expect(elsewhere.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await elsewhere.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(elsewhere).toHaveURL('/auth/forgot')
    await elsewhere.close()
  })
}
