import { expect, type Locator, type Page } from '@playwright/test'

export type Person = { email: string; username: string; password: string }

let people = 0

/** Somebody who has no account yet. */
export function somebody(): Person {
  people += 1
  const username = `person_${process.pid}_${people}`
  return { email: `${username}@example.com`, username, password: 'correct horse' }
}

/** Gives the browser of this page an account and a session, as the form does, without showing it. */
export async function signedUp(page: Page, person: Person = somebody()): Promise<Person> {
  const { email, username, password } = person
  await post(page, '/auth', { intent: 'sign-up', email, username, password, confirmPassword: password })
  return person
}

/** Gives the browser of this page a session. */
export async function signedIn(page: Page, { email, password }: Person): Promise<void> {
  await post(page, '/auth', { intent: 'sign-in', email, password })
}

/** Asks for the link to set a new password, as the form does: a site that sends no mail keeps it, and shows no form. */
export async function askedForPassword(page: Page, email: string): Promise<void> {
  await post(page, '/auth/forgot', { intent: 'forgot', email }, 200)
}

async function post(page: Page, path: string, form: Record<string, string>, status = 303) {
  const origin = await originOf(page)
  const response = await page.request.post(path, { form, headers: { origin }, maxRedirects: 0 })
  expect(response.status(), await response.text()).toBe(status)
}

async function originOf(page: Page): Promise<string> {
  const response = await page.request.get('/api/session')
  return new URL(response.url()).origin
}

/** The sign-up form on the page, filled. */
export async function fillSignUp(page: Page, { email, username, password }: Person): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign Up' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('textbox', { name: 'Confirm password' }).fill(password)
}

/** The sign-in form on the page, filled. */
export async function fillSignIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  // The page before it may still be there, with a field of this name.
  const form = page.getByRole('form', { name: 'Sign In' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
}

/** A passing message with these words. */
export function toast(page: Page, title: string): Locator {
  return page.getByRole('button', { name: 'Close message' }).locator('..').filter({ hasText: title })
}

/** The avatar in the header, once it is known who is signed in. */
export function avatar(page: Page, { username }: Pick<Person, 'username'>): Locator {
  return page.getByRole('banner').getByRole('button', { name: `Account of ${username}` })
}

/** Puts searches into the history of whoever is signed in, the last one being the newest. */
export async function searched(page: Page, addresses: readonly string[]): Promise<void> {
  const origin = await originOf(page)
  for (const address of addresses) {
    const response = await page.request.post('/api/fcc-broadband', { data: { address }, headers: { origin } })
    expect(await response.json()).toMatchObject({ history: 'saved' })
  }
}
