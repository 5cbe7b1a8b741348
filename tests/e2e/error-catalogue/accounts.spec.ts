import type { Page } from '@playwright/test'
import { expect, expectToast, open, test } from '../support/fault-test.ts'
import { avatar, fillSignIn, fillSignUp, type Person, signedUp, somebody } from '../support/people.ts'

const unreachable =
  'We could not reach our server. Check your connection and try again; what you typed is still here.'
const ownFault = 'Something went wrong on our side. Please try again, or call us.'
const taken = 'This username is already taken. Please choose another one.'

const send = (page: Page, label: 'Sign In' | 'Sign Up') =>
  page.getByRole('form', { name: label }).getByRole('button', { name: label }).click()
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

async function somebodyKnown(page: Page): Promise<Person> {
  const person = await signedUp(page)
  await page.context().clearCookies()
  return person
}

/** The words stand in the form as well, and everything that was typed is there, the passwords too. */
async function expectRefused(page: Page, form: 'Sign In' | 'Sign Up', message: string, person: Person) {
  const title = form === 'Sign In' ? 'Error signing in' : 'Error creating account'
  await expectToast(page, 'alert', title, message)
  await expect(page.getByRole('form', { name: form }).getByRole('alert')).toContainText(message)
  await expect(field(page, 'Email')).toHaveValue(person.email)
  await expect(field(page, 'Password')).toHaveValue(person.password)
  if (form === 'Sign In') return
  await expect(field(page, 'Username')).toHaveValue(person.username)
  await expect(field(page, 'Confirm password')).toHaveValue(person.password)
}

async function expectSignedIn(page: Page, person: Person) {
  await expect(page).toHaveURL('/')
  await expectToast(page, 'status', 'Welcome!', 'You have successfully signed in.')
  await expect(avatar(page, person)).toBeVisible()
}

test('Username taken on sign-up', async ({ page }) => {
  const { username } = await somebodyKnown(page)
  const person = { ...somebody(), username: username.toUpperCase() }
  await open(page, '/auth?tab=sign-up')
  await fillSignUp(page, person)
  await send(page, 'Sign Up')
  await expectRefused(page, 'Sign Up', taken, person)
  await expect(field(page, 'Username')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Username')).toHaveAccessibleDescription(
    `Letters, digits, dots and underscores ${taken}`,
  )
  const other = { ...person, username: somebody().username }
  await field(page, 'Username').fill(other.username)
  await send(page, 'Sign Up')
  await expectSignedIn(page, other)
})

test('Sign-in failure', async ({ page }) => {
  const person = await somebodyKnown(page)
  await open(page, '/auth')
  for (const wrong of [
    { ...person, password: 'wrong horse' },
    { ...person, email: 'nobody-here@example.com' },
  ]) {
    await fillSignIn(page, wrong)
    await send(page, 'Sign In')
    await expectRefused(page, 'Sign In', 'Invalid email or password', wrong)
  }
  await fillSignIn(page, person)
  await send(page, 'Sign In')
  await expectSignedIn(page, person)
})

for (const fault of ['a server fault', 'no connection'] as const) {
  test(`Sign-in failure (${fault})`, async ({ page, context, faults }) => {
    const person = await somebodyKnown(page)
    await open(page, '/auth')
    await fillSignIn(page, person)
    if (fault === 'no connection') await context.setOffline(true)
    else await faults.refuse('insert', 'sessions')
    await send(page, 'Sign In')
    await expectRefused(page, 'Sign In', fault === 'no connection' ? unreachable : ownFault, person)
    await context.setOffline(false)
    await faults.mend()
    await send(page, 'Sign In')
    await expectSignedIn(page, person)
  })
}

test('Sign-up failure', async ({ page }) => {
  const { email } = await somebodyKnown(page)
  const person = { ...somebody(), email }
  await open(page, '/auth?tab=sign-up')
  await fillSignUp(page, person)
  await send(page, 'Sign Up')
  const words = 'This account could not be created. If you already have one, sign in instead.'
  await expectRefused(page, 'Sign Up', words, person)
  const other = { ...person, email: somebody().email }
  await field(page, 'Email').fill(other.email)
  await send(page, 'Sign Up')
  await expectSignedIn(page, other)
})

for (const fault of ['users', 'credentials', 'sessions', 'no connection'] as const) {
  test(`Sign-up failure (${fault})`, async ({ page, context, faults }) => {
    const person = somebody()
    await open(page, '/auth?tab=sign-up')
    await fillSignUp(page, person)
    if (fault === 'no connection') await context.setOffline(true)
    else await faults.refuse('insert', fault)
    await send(page, 'Sign Up')
    await expectRefused(page, 'Sign Up', fault === 'no connection' ? unreachable : ownFault, person)
    await context.setOffline(false)
    await faults.mend()
    await send(page, 'Sign Up')
    await expectSignedIn(page, person)
  })
}

test('Callback errors: a session error', async ({ page }) => {
  const person = await somebodyKnown(page)
  for (const query of ['?via=social', '?type=recovery', '?error=access_denied', '?code=1&state=forged']) {
    await page.goto(`/auth/callback${query}`)
    await expect(page, query).toHaveURL(/\/auth$/)
    await expectToast(page, 'alert', 'Authentication error', 'We could not sign you in. Please try again.')
  }
  await fillSignIn(page, person)
  await send(page, 'Sign In')
  await expectSignedIn(page, person)
})

test('Callback errors: an unexpected error goes to /', async ({ page, faults }) => {
  const person = await signedUp(page)
  await faults.hide('sessions')
  await page.goto('/auth/callback?type=signup')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Close message' })).toHaveCount(0)
  await faults.mend()
  await page.goto('/auth/callback?type=signup')
  await expect(page).toHaveURL('/account')
  await expect(avatar(page, person)).toBeVisible()
})
