import type { Browser } from '@playwright/test'
import { expect, open, test } from './support/account-test.ts'
import { avatar, fillSignIn, type Person, signedIn, signedUp, somebody, toast } from './support/people.ts'

test.use({ provoked: [/Failed to load resource/] })

/** Another device of the same person. */
async function anotherDevice(browser: Browser, origin: string, address: string, person: Person) {
  const page = await browser.newPage({ baseURL: origin, extraHTTPHeaders: { 'x-forwarded-for': address } })
  await signedIn(page, person)
  return page
}

test('the username changes, unless somebody has it', async ({ page }) => {
  const { username: taken } = await signedUp(page)
  await page.context().clearCookies()
  const person = await signedUp(page)
  await open(page, '/account')
  await expect(page.getByText(`Signed in as ${person.email}`)).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Username' })
  await expect(field).toHaveValue(person.username)
  await field.fill('a!')
  await page.getByRole('button', { name: 'Change username' }).click()
  await expect(field).toHaveAccessibleDescription(/Username must be at least 3 characters/)
  await field.fill(taken.toUpperCase())
  await page.getByRole('button', { name: 'Change username' }).click()
  await expect(field).toHaveAccessibleDescription(/This username is already taken/)
  // Said beside the field, and not a second time in passing.
  await expect(toast(page, 'Username not changed')).toHaveCount(0)
  const { username } = somebody()
  await field.fill(username)
  await page.getByRole('button', { name: 'Change username' }).click()
  await expect(toast(page, 'Account updated')).toContainText('Your account has been updated successfully.')
  await expect(avatar(page, { username })).toBeVisible()
  await expect(page.getByText('Your username has been changed.')).toBeVisible()
  // It isn't news anymore beside the next mistake.
  await field.fill('x')
  await page.getByRole('button', { name: 'Change username' }).click()
  await expect(page.getByText('Please fix 1 item')).toBeVisible()
  await expect(page.getByText('Your username has been changed.')).toHaveCount(0)
})

test('a username typed as the session ended waits for the same person, and nothing is said to be changed', async ({
  page,
}) => {
  const somebodyElse = await signedUp(page)
  await page.context().clearCookies()
  const person = await signedUp(page)
  const field = page.getByRole('textbox', { name: 'Username' })
  const comeBackAs = async (who: Person) => {
    await fillSignIn(page, who)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/account')
  }
  await open(page, '/account')
  const { username } = somebody()
  await field.fill(username)
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Change username' }).click()
  await expect(page).toHaveURL('/auth?returnTo=%2Faccount')
  await expect(toast(page, 'Please sign in again')).toContainText('nothing was changed')
  await expect(toast(page, 'Account updated')).toHaveCount(0)
  await comeBackAs(somebodyElse)
  await expect(field).toHaveValue(somebodyElse.username)
  await page.context().clearCookies()
  await page.reload()
  await comeBackAs(person)
  await expect(field).toHaveValue(username)
  await page.getByRole('button', { name: 'Change username' }).click()
  await expect(page.getByText('Your username has been changed.')).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue(username)
})

test('the password changes by the old one, which signs every other device out', async ({
  page,
  browser,
  site,
  comesFrom,
}) => {
  const person = await signedUp(page)
  const elsewhere = await anotherDevice(browser, site.origin, comesFrom, person)
  await open(page, '/account')
  const form = page.getByRole('form', { name: 'Change password' })
  const field = (name: string) => form.getByRole('textbox', { name, exact: true })
  const change = async (current: string, password: string, repeated = password) => {
    await field('Current password').fill(current)
    await field('New password').fill(password)
    await field('Confirm password').fill(repeated)
    await form.getByRole('button', { name: 'Change password' }).click()
  }
  await change(person.password, 'battery staple', 'battery stable')
  await expect(field('Confirm password')).toHaveAccessibleDescription("Passwords don't match")
  await change('wrong horse', 'battery staple')
  await expect(field('Current password')).toHaveAccessibleDescription('This is not your current password.')
  await change(person.password, 'password1')
  await expect(field('New password')).toHaveAccessibleDescription(/one of the most common passwords/)
  await change(person.password, 'battery staple')
  await expect(toast(page, 'Account updated')).toBeVisible()
  const changed = page.getByText('Your password has been changed; other devices are signed out.')
  await expect(page.getByRole('status').filter({ has: changed })).toBeFocused()
  await expect(field('Current password')).toHaveValue('')
  await elsewhere.goto('/account')
  await expect(elsewhere).toHaveURL(/\/auth/)
  await elsewhere.close()
  await page.reload()
  await expect(page).toHaveURL(/\/account/)
  await page.context().clearCookies()
  await signedIn(page, { ...person, password: 'battery staple' })
})

test('own sessions are listed, and the others can be ended one by one or all at once', async ({
  page,
  browser,
  site,
  comesFrom,
}) => {
  const person = await signedUp(page)
  const devices = [
    await anotherDevice(browser, site.origin, comesFrom, person),
    await anotherDevice(browser, site.origin, comesFrom, person),
    await anotherDevice(browser, site.origin, comesFrom, person),
  ]
  await open(page, '/account')
  const section = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(section.getByRole('listitem')).toHaveCount(4)
  await expect(section.getByText(`This device, from ${comesFrom}`)).toHaveCount(1)
  await section
    .getByRole('listitem')
    .getByRole('button', { name: /^Sign out / })
    .first()
    .click()
  await expect(section.getByRole('status')).toHaveText('That device is signed out.')
  await expect(page.getByText('That device is signed out.')).toHaveCount(1)
  await expect(section.getByRole('listitem')).toHaveCount(3)
  await section.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(page.getByRole('main').getByText('2 other devices are signed out.')).toBeVisible()
  await expect(section.getByRole('listitem')).toHaveCount(1)
  for (const device of devices) {
    const response = await device.request.get('/api/session')
    expect(await response.json()).toEqual({ user: null })
    await device.close()
  }
  await page.reload()
  await expect(page).toHaveURL('/account')
})

test('an account is deleted by its password, and then nobody signs in to it', async ({ page }) => {
  const person = await signedUp(page)
  await open(page, '/account')
  const section = page.getByRole('region', { name: 'Delete the account' })
  await section.getByText('Delete my account').click()
  await section.getByRole('textbox', { name: 'Your password' }).fill('wrong horse')
  await section.getByRole('button', { name: 'Delete the account for good' }).click()
  await expect(section.getByRole('textbox', { name: 'Your password' })).toHaveAccessibleDescription(
    'This is not your current password.',
  )
  // Refused once more in the same words, it is heard once more.
  await section.getByRole('textbox', { name: 'Your password' }).fill('another horse')
  await section.getByRole('button', { name: 'Delete the account for good' }).click()
  await expect(section.getByRole('alert')).toBeFocused()
  await section.getByRole('textbox', { name: 'Your password' }).fill(person.password)
  await section.getByRole('button', { name: 'Delete the account for good' }).click()
  // That it is deleted, not just that nobody is signed in.
  await expect(page).toHaveURL('/auth?account=deleted')
  await expect(page.getByRole('status').filter({ hasText: 'Your account is deleted.' })).toBeVisible()
  await expect(toast(page, 'Signed out')).toHaveCount(0)
  await open(page, '/auth')
  await fillSignIn(page, person)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page, 'Error signing in')).toContainText('Invalid email or password')
  await page.context().clearCookies()
  await signedUp(page, person)
})
