import { aStoredLine } from '#tests/support/builders.ts'
import { expect, expectAccessible, expectAccessibleAt, open } from './support/account-test.ts'
import { logOf, openChat, panelOf, say } from './support/chat-page.ts'
import { test } from './support/mailed-test.ts'
import { avatar, fillSignIn, fillSignUp, type Person, somebody, toast } from './support/people.ts'
import { storeCart } from './support/stored-cart.ts'

const confirmed = 'Your account has been successfully confirmed.'

async function signUp(page: Parameters<typeof open>[0], person: Person) {
  await open(page, '/auth?tab=sign-up')
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
}

test('an account is ready once the link of its mail was opened', async ({ page, mailbox, site }) => {
  const person = somebody()
  await signUp(page, person)
  await expect(page.getByText(`We sent a link to ${person.email}.`)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)
  const mail = await mailbox.lastOf(person.email, 1)
  expect(mail.subject).toContain('Confirm your email address')
  expect(mail.link).toMatch(`${site.origin}/auth/callback?type=signup&`)
  await page.goto(mail.link)
  await expect(page).toHaveURL('/account')
  await expect(toast(page, 'Account confirmed')).toContainText(confirmed)
  await expect(avatar(page, person)).toBeVisible()
})

test('what was typed at checkout is there in the tab of the mail, and the tab that waited moves on', async ({
  page,
  context,
  mailbox,
}) => {
  const person = somebody()
  await storeCart(page, [aStoredLine('kinetic', 'Fiber 300')])
  await open(page, '/checkout')
  const typed = [
    ['Full Name', 'Ada Homeowner'],
    ['Phone Number', '512-555-0100'],
    ['Order Notes', 'Gate code on request'],
  ] as const
  for (const [field, value] of typed) await page.getByLabel(field).fill(value)
  const address = (tab: typeof page) => tab.getByRole('textbox', { name: 'Address', exact: true })
  await address(page).fill('12 Main St, Austin, TX 78701')
  await page.getByRole('button', { name: 'Sign in or create an account' }).click()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  const mailed = await context.newPage()
  await mailed.goto((await mailbox.lastOf(person.email, 1)).link)
  for (const tab of [mailed, page]) {
    await expect(tab).toHaveURL('/checkout')
    await expect(avatar(tab, person)).toBeVisible()
    for (const [field, value] of typed) await expect(tab.getByLabel(field)).toHaveValue(value)
    await expect(address(tab)).toHaveValue('12 Main St, Austin, TX 78701')
  }
  await expect(toast(mailed, 'Account confirmed')).toContainText('You can now complete your checkout.')
  // Nothing of it stays in the browser.
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toMatch(/Ada|555-0100|Gate code/)
})

test('an account that is confirmed on another device says there where the cart is', async ({
  page,
  browser,
  mailbox,
  site,
}) => {
  const person = somebody()
  await storeCart(page, [aStoredLine('kinetic', 'Fiber 300')])
  await open(page, '/auth?returnTo=/checkout&tab=sign-up')
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  const phone = await browser.newPage({ baseURL: site.origin })
  await phone.goto((await mailbox.lastOf(person.email, 1)).link)
  await expect(phone).toHaveURL('/checkout')
  await expect(phone.getByText('Filled a cart in another browser or on another device?')).toBeVisible()
  await phone.close()
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await fillSignIn(page, person)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(avatar(page, person)).toBeVisible()
})

test('a link that ended leads to another one, which leads on to where somebody was going', async ({
  page,
  mailbox,
}) => {
  const person = somebody()
  await open(page, '/address-history')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fillSignUp(page, person)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  const { link } = await mailbox.lastOf(person.email, 1)
  await page.goto(link.replace(/token=[^&]+/, 'token=ended'))
  await expect(toast(page, 'Authentication error')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('It works for one hour.')).toBeVisible()
  const renewed = (await mailbox.lastOf(person.email, 2)).link
  await page.goto(renewed)
  await expect(page).toHaveURL('/address-history')
  await expect(toast(page, 'Account confirmed')).toBeVisible()
  await page.context().clearCookies()
  await page.goto(renewed)
  await expect(page).toHaveURL('/auth?returnTo=%2Faddress-history')
  await expect(toast(page, 'Already confirmed')).toContainText('Sign in to continue.')
})

test.describe('before the address is confirmed', () => {
  test.use({ provoked: [/Failed to load resource/] })

  test('what was wrong before is not said beside the mail that is on its way', async ({ page }) => {
    await open(page, '/auth')
    await fillSignIn(page, somebody())
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(toast(page, 'Error signing in')).toBeVisible()
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await fillSignUp(page, somebody())
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
    await expect(toast(page, 'Error signing in')).toHaveCount(0)
  })

  test('signing in waits and sends the link again, and every link still works', async ({ page, mailbox }) => {
    const person = somebody()
    await signUp(page, person)
    await open(page, '/auth')
    await fillSignIn(page, person)
    await page.getByRole('button', { name: 'Sign In' }).click()
    const words = 'Please confirm your email address first. We have sent you the link again.'
    await expect(toast(page, 'Error signing in')).toContainText(words)
    await expect(page.getByRole('form', { name: 'Sign In' }).getByRole('alert')).toContainText(words)
    await page.goto((await mailbox.lastOf(person.email, 2)).link)
    await expect(page).toHaveURL('/account')
    await expect(avatar(page, person)).toBeVisible()
  })

  test('a wrong password says nothing of an account that waits', async ({ page }) => {
    const person = somebody()
    await signUp(page, person)
    await open(page, '/auth')
    await fillSignIn(page, { ...person, password: 'wrong horse' })
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(toast(page, 'Error signing in')).toContainText('Invalid email or password')
  })
})

test('the link is sent again on request', async ({ page, mailbox }) => {
  const person = somebody()
  await signUp(page, person)
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText('If an account waits for this address to be confirmed')).toBeVisible()
  await page.goto((await mailbox.lastOf(person.email, 2)).link)
  await expect(toast(page, 'Account confirmed')).toBeVisible()
})

test('an address that has an account gets the same answer, and its owner a mail', async ({
  page,
  mailbox,
}) => {
  const owner = somebody()
  await signUp(page, owner)
  await page.goto((await mailbox.lastOf(owner.email, 1)).link)
  await expect(avatar(page, owner)).toBeVisible()
  await page.context().clearCookies()
  await signUp(page, { ...somebody(), email: owner.email })
  await expect(page.getByText(`We sent a link to ${owner.email}.`)).toBeVisible()
  const mail = await mailbox.lastOf(owner.email, 2)
  expect(mail.subject).toContain('You already have an account')
  expect(mail.link).toMatch(/\/auth$/)
})

test('asking for a new password answers the same for an address without an account, which gets no mail', async ({
  page,
  mailbox,
}) => {
  const person = somebody()
  await signUp(page, person)
  await page.goto((await mailbox.lastOf(person.email, 1)).link)
  await expect(avatar(page, person)).toBeVisible()
  await page.context().clearCookies()
  const answers = []
  for (const address of ['nobody-here@example.com', person.email]) {
    await open(page, '/auth/forgot')
    await expectAccessibleAt(page)
    await page.getByLabel('Email').fill(address)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
    const answer = await page.getByRole('status').filter({ hasText: address }).innerText()
    answers.push(answer.replace(address, 'the address'))
  }
  await expectAccessibleAt(page)
  expect(answers[1]).toBe(answers[0])
  expect((await mailbox.lastOf(person.email, 2)).link).toContain('/auth/reset?token=')
  expect(mailbox.to('nobody-here@example.com')).toEqual([])
})

test('a confirming link that is not ours leads to signing in, with the reason', async ({ page }) => {
  await page.goto('/auth/callback?type=signup&token=forged')
  await expect(page).toHaveURL(/\/auth/)
  await expect(toast(page, 'Authentication error')).toContainText(
    'This link has expired or was used already. Please ask for a new one.',
  )
})

test.describe('an address is refused first', () => {
  // The browser tells its console of every answer that refuses.
  test.use({ provoked: [/422/] })

  test('a conversation is mailed to oneself from where it is', async ({ page, mailbox }) => {
    await open(page, '/')
    await openChat(page)
    await say(page, 'What is latency?', 'milliseconds')
    const opener = panelOf(page).getByRole('button', { name: 'Email the conversation' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const field = panelOf(page).getByLabel('Email this conversation to')
    await expect(field).toBeFocused()
    await field.press('Escape')
    await expect(field).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await field.fill('nobody')
    await field.press('Enter')
    await expect(panelOf(page).getByRole('alert').getByText('Enter an email address')).toBeVisible()
    const { email } = somebody()
    await field.fill(email)
    await field.press('Enter')
    await expect(panelOf(page).getByText(`We’re emailing this conversation to ${email}.`)).toBeVisible()
    await expect(opener).toBeFocused()
    await expect(logOf(page)).toContainText('milliseconds')
    expect((await mailbox.lastOf(email, 1)).body).toContain('milliseconds')
  })
})
