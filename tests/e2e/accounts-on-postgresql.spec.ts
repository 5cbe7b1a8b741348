import { keptLink, keptMails } from '#tests/support/kept-mails.ts'
import { testAccountJourney } from './support/account-journey.ts'
import { expect, open, test } from './support/account-test.ts'
import { fillSignIn, signedUp, toast } from './support/people.ts'

// Refused passwords, and links that were used already.
test.use({ database: 'PostgreSQL', provoked: [/status of (410|422)/] })

testAccountJourney()

test('asking for a new password answers the same for an address without an account, which gets no mail', async ({
  page,
  site,
}) => {
  const { email } = await signedUp(page)
  await page.context().clearCookies()
  const answers = []
  for (const address of [email, 'nobody-here@example.com']) {
    await open(page, '/auth/forgot')
    await page.getByLabel('Email').fill(address)
    await page.getByRole('button', { name: 'Send the link' }).click()
    const answer = await page.getByRole('status').filter({ hasText: address }).innerText()
    answers.push(answer.replace(address, 'the address'))
  }
  expect(answers[1]).toBe(answers[0])
  await keptLink(site, email, 'reset_password')
  expect(await keptMails(site, 'nobody-here@example.com')).toEqual([])
})

test('a new password is checked, and a link without its token is none', async ({ page, site }) => {
  const person = await signedUp(page)
  await page.context().clearCookies()
  await open(page, '/auth/reset')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'We can’t email you yet' })).toBeVisible()
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
