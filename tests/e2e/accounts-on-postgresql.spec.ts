import { keptLink } from '#tests/support/kept-mails.ts'
import { testAccountJourney } from './support/account-journey.ts'
import { expect, open, test } from './support/account-test.ts'
import { askedForPassword, fillSignIn, signedUp, toast } from './support/people.ts'

// Refused passwords, and links that were used already.
test.use({ database: 'PostgreSQL', provoked: [/status of (410|422)/] })

testAccountJourney()

test('a new password is checked, and a link without its token is none', async ({ page, site }) => {
  const person = await signedUp(page)
  await page.context().clearCookies()
  await open(page, '/auth/reset')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page.getByText('Email isn’t set up on this site yet')).toBeVisible()
  await askedForPassword(page, person.email)
  await open(page, await keptLink(site, person.email, 'reset_password'))
  const password = page.getByRole('textbox', { name: 'New password', exact: true })
  const repeated = page.getByRole('textbox', { name: 'Confirm password', exact: true })
  for (const [one, two, field, words] of [
    ['12345', '12345', password, /Password must be at least 6 characters/],
    ['battery staple', 'battery stable', repeated, /Passwords don't match/],
    ['password1', 'password1', password, /one of the most common passwords/],
  ] as const) {
    await password.fill(one)
    await repeated.fill(two)
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(field).toHaveAccessibleDescription(words)
  }
  // The old password works until a new one is set.
  await open(page, '/auth')
  await fillSignIn(page, person)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page, 'Welcome!')).toBeVisible()
})
