import type { Locator } from '@playwright/test'
import { expect, open, test } from './support/account-test.ts'
import { avatar, fillSignIn, fillSignUp, signedUp, somebody, toast } from './support/people.ts'

test('signing up shows every fault beside its field and sends nothing until they are mended', async ({
  page,
}) => {
  const posts: string[] = []
  page.on('request', request => request.method() === 'POST' && posts.push(request.url()))
  await open(page, '/auth?tab=sign-up')
  await expect(
    page.getByRole('heading', { name: 'Find the best internet provider in your area' }),
  ).toBeVisible()
  const form = page.getByRole('form', { name: 'Sign Up' })
  await fillSignUp(page, { email: 'nobody', username: 'ab', password: '12345' })
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('123')
  await form.getByRole('button', { name: 'Sign Up' }).click()
  for (const [label, words] of [
    ['Email', 'Please enter a valid email address'],
    ['Username', 'Username must be at least 3 characters'],
    ['Password', 'Password must be at least 6 characters'],
    ['Confirm password', 'Password must be at least 6 characters'],
  ] as const) {
    const field = form.getByRole('textbox', { name: label, exact: true })
    await expect(field, label).toHaveAttribute('aria-invalid', 'true')
    await expect(field, label).toHaveAccessibleDescription(new RegExp(words))
  }
  await form.getByLabel('Email').fill('ada@example.com')
  await expect(form.getByLabel('Email')).not.toHaveAttribute('aria-invalid')
  await form.getByLabel('Password', { exact: true }).fill('correct horse')
  await form.getByRole('textbox', { name: 'Confirm password' }).fill('correct house')
  await form.getByRole('button', { name: 'Sign Up' }).click()
  await expect(form.getByRole('textbox', { name: 'Confirm password' })).toHaveAccessibleDescription(
    "Passwords don't match",
  )
  expect(posts.filter(url => url.includes('/auth'))).toEqual([])
})

test('a reload keeps what was typed to sign up, never a password; a new address from the checkout goes before it', async ({
  page,
}) => {
  await open(page, '/auth?tab=sign-up')
  await fillSignUp(page, { email: 'ada@example.com', username: 'ada_home', password: 'correct horse' })
  await page.reload()
  const form = page.getByRole('form', { name: 'Sign Up' })
  await expect(form.getByLabel('Email')).toHaveValue('ada@example.com')
  await expect(form.getByLabel('Username')).toHaveValue('ada_home')
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('')
  const kept = await page.evaluate(() =>
    [sessionStorage, localStorage].flatMap(storage => Object.values(storage)).join(' '),
  )
  expect(kept).not.toContain('correct horse')
  await page.evaluate(() =>
    history.replaceState({ ...history.state, usr: { email: 'other@example.com' } }, '', location.href),
  )
  await page.reload()
  await expect(form.getByLabel('Email')).toHaveValue('other@example.com')
  await expect(form.getByLabel('Username')).toHaveValue('')
})

test('signing in checks the address and the length of the password', async ({ page }) => {
  await open(page, '/auth')
  const form = page.getByRole('form', { name: 'Sign In' })
  await fillSignIn(page, { email: 'ada@', password: '12345' })
  await form.getByRole('button', { name: 'Sign In' }).click()
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(form.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password must be at least 6 characters',
  )
})

test('signing up says that it works, welcomes and goes home as the new account', async ({ page }) => {
  const person = somebody()
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/auth.data*', async route => {
    await held
    await route.continue()
  })
  await open(page, '/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled()
  release()
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Welcome!')).toContainText('You have successfully signed in.')
  await expect(avatar(page, person)).toBeVisible()
})

test('signing in says that it works, and the header menu leads to the account and out of it', async ({
  page,
}) => {
  const person = await signedUp(page)
  await page.context().clearCookies()
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/auth.data*', async route => {
    await held
    await route.continue()
  })
  await open(page, '/auth')
  await fillSignIn(page, person)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  release()
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Welcome!')).toContainText('You have successfully signed in.')
  const initials = person.username.slice(0, 2).toUpperCase()
  await expect(avatar(page, person).locator(`[data-initials="${initials}"]`)).toBeVisible()
  for (const [link, path] of [
    ['Orders', '/orders'],
    ['Address history', '/address-history'],
    ['Account settings', '/account'],
  ] as const) {
    await avatar(page, person).click()
    await page.getByRole('banner').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(path)
  }
  await avatar(page, person).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(toast(page, 'Signed out')).toContainText('You have been signed out successfully.')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test.describe('refused by the server', () => {
  test.use({ provoked: [/Failed to load resource/] })

  test('on a phone what went wrong covers nothing of the form, and goes once somebody goes on', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/auth')
    const fail = async () => {
      await fillSignIn(page, somebody())
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(toast(page, 'Error signing in')).toBeVisible()
    }
    await fail()
    const bottom = (part: Locator) => part.evaluate(element => element.getBoundingClientRect().bottom)
    const top = await page
      .getByRole('form', { name: 'Sign In' })
      .evaluate(form => form.getBoundingClientRect().top)
    expect(await bottom(toast(page, 'Error signing in'))).toBeLessThan(top)
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await expect(toast(page, 'Error signing in')).toHaveCount(0)
    await page.getByRole('tab', { name: 'Sign In' }).click()
    await fail()
    await page.getByLabel('Password', { exact: true }).fill('another horse')
    await expect(toast(page, 'Error signing in')).toHaveCount(0)
  })

  test('a password that everybody tries first is told by a toast and on its field', async ({ page }) => {
    await open(page, '/auth?tab=sign-up')
    await fillSignUp(page, { ...somebody(), password: 'password1' })
    await page.getByRole('button', { name: 'Sign Up' }).click()
    const common = 'This is one of the most common passwords. Please choose another one.'
    await expect(toast(page, 'Error creating account')).toContainText(common)
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      new RegExp(common.slice(0, 40)),
    )
  })
})

test('a password can be shown, hidden and pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/auth?tab=sign-up')
  await page.evaluate(() => navigator.clipboard.writeText('pasted secret'))
  const password = page.getByLabel('Password', { exact: true })
  const repeated = page.getByRole('textbox', { name: 'Confirm password' })
  for (const field of [password, repeated]) {
    await field.focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(field).toHaveValue('pasted secret')
    await expect(field).toHaveAttribute('type', 'password')
  }
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(repeated).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveValue('pasted secret')
})

test('a signed-in visitor has nothing to do on the sign-in page', async ({ page }) => {
  await signedUp(page)
  await open(page, '/auth')
  await expect(page).toHaveURL('/')
})

test('a provider that is not set up says so before the press, and to whoever comes by its address all the same', async ({
  page,
}) => {
  await open(page, '/auth?returnTo=/orders')
  for (const provider of ['Google', 'GitHub', 'Twitter']) {
    const button = page.getByRole('link', { name: provider })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('not set up on this site')
    await page.goto(`/auth/social/${provider.toLowerCase()}?returnTo=/orders`)
    const words = `Signing in with ${provider} is not set up on this site yet. Please use your email address.`
    await expect(toast(page, 'Error signing in')).toContainText(words)
    const buttons = page.getByRole('region', { name: 'Or continue with' })
    await expect(buttons.getByRole('alert')).toContainText(words)
    await expect(page).toHaveURL(/returnTo=%2Forders/)
  }
})
