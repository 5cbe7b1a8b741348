import { randomInt } from 'node:crypto'
import {
  type SocialProvider,
  socialProviderNames,
  socialProviders,
} from '#domain/accounts/social-providers.ts'
import { keptLink } from '#tests/support/kept-mails.ts'
import type { OutsidePerson } from '#tests/support/oauth-server.ts'
import { expectAccessible, open } from './support/account-test.ts'
import { askedForPassword, signedIn, signedUp, somebody, toast } from './support/people.ts'
import { expect, goThrough, test } from './support/social-test.ts'

test.use({ provoked: [/Failed to load resource: the server responded with a status of 422/] })

/** Somebody with an account at a provider. */
function outsider(about: Partial<OutsidePerson> = {}): OutsidePerson {
  const { email } = somebody()
  return { id: String(randomInt(1_000_000, 9_999_999)), name: 'Ada Outside', email, verified: true, ...about }
}

const noAddress = (provider: SocialProvider) =>
  `${socialProviderNames[provider]} told us no verified email address. Please verify it there, or use a password here.`

for (const provider of socialProviders) {
  const name = socialProviderNames[provider]

  test(`${name} signs somebody up, and in again, and leads to the wanted page`, async ({ page, oauth }) => {
    oauth.person = outsider()
    await open(page, '/auth?returnTo=/orders')
    await goThrough(page, provider)
    await expect(page).toHaveURL('/orders')
    await expect(toast(page, 'Welcome!')).toContainText('You have successfully signed in.')
    await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
    const account = page.getByRole('banner').getByRole('button', { name: /^Account of / })
    await expect(account).toBeVisible()
    const label = (await account.getAttribute('aria-label')) ?? ''

    await page.context().clearCookies()
    await open(page, '/auth')
    await goThrough(page, provider)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByRole('button', { name: label })).toBeVisible()
    expect(oauth.faults).toEqual([])
  })

  test(`${name} signs nobody in who refuses there or has no verified address`, async ({ page, oauth }) => {
    oauth.person = outsider()
    await open(page, '/auth?returnTo=/orders')
    await goThrough(page, provider, 'Cancel')
    await expect(page).toHaveURL('/auth?returnTo=%2Forders')
    await expect(toast(page, 'Authentication error')).toContainText(
      `You did not allow ${name} to sign you in. Nothing was changed.`,
    )
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    for (const person of [outsider({ verified: false }), outsider({ email: null })]) {
      oauth.person = person
      await goThrough(page, provider)
      await expect(toast(page, 'Authentication error')).toContainText(noAddress(provider))
      expect(await (await page.request.get('/api/session')).json()).toEqual({ user: null })
    }
  })
}

test('a way back that this browser did not ask for signs nobody in', async ({
  page,
  oauth,
  browser,
  site,
}) => {
  oauth.person = outsider()
  await open(page, '/auth')
  await page.getByRole('link', { name: 'Google' }).click()
  const allow = (await page.getByRole('link', { name: 'Allow' }).getAttribute('href')) ?? ''
  const forged = new URL(allow)
  forged.searchParams.set('state', 'somebody-elses-state-of-today')
  const without = new URL(allow)
  without.searchParams.delete('state')
  const stranger = await browser.newPage({ baseURL: site.origin })
  for (const [tab, address] of [
    [page, forged.href],
    [page, without.href],
    // Another browser has neither the cookie of the provider nor that of the state.
    [stranger, allow],
  ] as const) {
    await tab.goto(address)
    await expect(tab).toHaveURL(/\/auth$/)
    await expect(toast(tab, 'Authentication error')).toBeVisible()
    expect(await (await tab.request.get('/api/session')).json()).toEqual({ user: null })
  }
  await stranger.close()
})

test('a way back works once', async ({ page, oauth }) => {
  oauth.person = outsider()
  await open(page, '/auth')
  await page.getByRole('link', { name: 'GitHub' }).click()
  const allow = (await page.getByRole('link', { name: 'Allow' }).getAttribute('href')) ?? ''
  await page.goto(allow)
  await expect(toast(page, 'Welcome!')).toBeVisible()
  await page.request.post('/api/sign-out', { headers: { origin: new URL(page.url()).origin } })
  await page.goto(allow)
  await expect(toast(page, 'Authentication error')).toBeVisible()
  expect(await (await page.request.get('/api/session')).json()).toEqual({ user: null })
})

test('a provider signs in to an account of the same address only when both have verified it', async ({
  page,
  oauth,
  site,
}) => {
  const owner = await signedUp(page)
  await page.context().clearCookies()
  oauth.person = outsider({ email: owner.email })
  await open(page, '/auth')
  await goThrough(page, 'google')
  await expect(toast(page, 'Authentication error')).toContainText(
    'An account with this email address exists already. Please sign in with its password.',
  )

  await page.goto(await keptLink(site, owner.email, 'confirm_address'))
  await expect(toast(page, 'Account confirmed')).toBeVisible()
  await page.context().clearCookies()
  oauth.person = outsider({ email: owner.email, verified: false })
  await open(page, '/auth')
  await goThrough(page, 'github')
  // The same words as for an address without an account: whoever enters another's address there learns nothing.
  await expect(toast(page, 'Authentication error')).toContainText(noAddress('github'))

  oauth.person = outsider({ email: owner.email })
  await open(page, '/auth')
  await goThrough(page, 'google')
  await expect(page).toHaveURL('/')
  await expect(
    page.getByRole('banner').getByRole('button', { name: `Account of ${owner.username}` }),
  ).toBeVisible()
  await open(page, '/account')
  const linked = page.getByRole('region', { name: 'Linked sign-ins' })
  await expect(linked.getByRole('listitem')).toHaveText([/Google/])
  await expectAccessible(page)
  await linked.getByRole('button', { name: 'Unlink Google' }).click()
  await expect(linked.getByText('Google no longer signs you in.')).toBeVisible()
  await expect(linked.getByRole('listitem')).toHaveCount(0)
  await page.context().clearCookies()
  await signedIn(page, owner)
})

test('an account from a provider gets a password by mail, and is deleted by a tick', async ({
  page,
  oauth,
  site,
}) => {
  const { email } = somebody()
  oauth.person = outsider({ email })
  await open(page, '/auth?returnTo=/account')
  await goThrough(page, 'google')
  await expect(page).toHaveURL('/account')
  await expect(
    page.getByText('You sign in with an outside provider and have no password here.'),
  ).toBeVisible()
  await expectAccessible(page)
  const section = page.getByRole('region', { name: 'Delete the account' })
  await section.getByText('Delete my account', { exact: true }).click()
  await section.getByRole('button', { name: 'Delete the account for good' }).click()
  await expect(section.getByText('Check the box to delete the account').first()).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText('Email isn’t set up on this site yet')).toBeVisible()
  await askedForPassword(page, email)
  await open(page, await keptLink(site, email, 'reset_password'))
  for (const field of ['New password', 'Confirm password'])
    await page.getByRole('textbox', { name: field, exact: true }).fill('battery staple')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(toast(page, 'Password changed')).toBeVisible()
  await page.context().clearCookies()
  await signedIn(page, { email, username: '', password: 'battery staple' })
  await open(page, '/account')
  await expect(page.getByRole('form', { name: 'Change password' })).toBeVisible()

  oauth.person = outsider()
  await page.context().clearCookies()
  await open(page, '/auth?returnTo=/account')
  await goThrough(page, 'twitter')
  await expect(page).toHaveURL('/account')
  await section.getByText('Delete my account', { exact: true }).click()
  await section.getByRole('checkbox', { name: 'I want to delete my account' }).check()
  await section.getByRole('button', { name: 'Delete the account for good' }).click()
  await expect(page).toHaveURL('/auth?account=deleted')
  expect(await (await page.request.get('/api/session')).json()).toEqual({ user: null })
})
