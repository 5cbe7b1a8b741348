import { expect, test } from 'vitest'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { cookieOf } from '#tests/support/cookies.ts'

const site = useBuiltSite()
const form = (fields: Record<string, string>) =>
  site.request('/auth', { method: 'POST', headers: { origin: ORIGIN }, body: new URLSearchParams(fields) })
const person = (username: string) => ({
  intent: 'sign-up',
  email: `${username}@example.com`,
  username,
  password: 'correct horse',
  confirmPassword: 'correct horse',
})

test('signing up makes a session and goes to the saved return URL', async () => {
  const response = await form({ ...person('newcomer'), returnTo: '/checkout' })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/checkout')
  const [cookie] = response.headers.getSetCookie()
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).toMatch(/SameSite=Lax/i)
  const session = await (await site.get('/api/session', { cookie: cookieOf(response) })).json()
  expect(session).toMatchObject({
    user: { username: 'newcomer', email: 'newcomer@example.com', avatarUrl: null },
  })
})

test('a return URL of another site is not followed', async () => {
  const response = await form({ ...person('careful'), returnTo: '//evil.example/' })
  expect(response.headers.get('location')).toBe('/')
})

test('a username is taken whatever its case, in the specified words', async () => {
  await form(person('Taken_Name'))
  const response = await form({ ...person('taken_name'), email: 'other@example.com' })
  expect(response.status).toBe(409)
  const html = await response.text()
  expect(html).toContain('This username is already taken. Please choose another one.')
  expect(html).toContain('value="other@example.com"')
  expect(html).not.toContain('correct horse')
})

test('ten sign-ups of one username at once make one account', async () => {
  const attempts = Array.from({ length: 10 }, (_, index) => ({
    ...person('racer'),
    email: `racer${index}@example.com`,
  }))
  const responses = await Promise.all(
    attempts.map((fields, index) => {
      site.comeFrom(`198.51.100.${index}`)
      return form(fields)
    }),
  )
  site.comeFrom('203.0.113.1')
  expect(responses.filter(response => response.status === 303)).toHaveLength(1)
  for (const response of responses.filter(({ status }) => status !== 303)) {
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('This username is already taken. Please choose another one.')
  }
})

test('signing in works with the right password only and says no more than that', async () => {
  await form(person('returning'))
  const wrong = await form({ intent: 'sign-in', email: 'returning@example.com', password: 'wrong one' })
  const unknown = await form({ intent: 'sign-in', email: 'unknown@example.com', password: 'wrong one' })
  expect([wrong.status, unknown.status]).toEqual([401, 401])
  expect(await wrong.text()).toContain('Invalid email or password')
  const right = await form({ intent: 'sign-in', email: 'Returning@example.com', password: 'correct horse' })
  expect(right.status).toBe(303)
})

test('a signed-in visitor has nothing to do on the sign-in page, and signing out ends the session at once', async () => {
  const cookie = await site.signUp('leaver')
  const page = await site.get('/auth', { cookie })
  expect([page.status, page.headers.get('location')]).toEqual([302, '/'])
  const out = await site.request('/api/sign-out', { method: 'POST', headers: { cookie, origin: ORIGIN } })
  expect(out.status).toBe(200)
  expect(await (await site.get('/api/session', { cookie })).json()).toEqual({ user: null })
})

test('the faults of a form without script stand beside its fields', async () => {
  const response = await form({ intent: 'sign-in', email: 'nobody', password: '123', returnTo: '/checkout' })
  expect(response.status).toBe(422)
  const html = await response.text()
  expect(html).toContain('Please enter a valid email address')
  expect(html).toContain('Password must be at least 6 characters')
})
