import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { cookieOf } from '#tests/support/cookies.ts'

const site = useBuiltSite()
afterEach(() => site.comeFrom('203.0.113.1'))

const form = (fields: Record<string, string>, headers: Record<string, string> = { origin: ORIGIN }) =>
  site.request('/auth', { method: 'POST', headers, body: new URLSearchParams(fields) })
const person = (username: string, email = `${username}@example.com`) => ({
  intent: 'sign-up',
  email,
  username,
  password: 'correct horse',
  confirmPassword: 'correct horse',
})

test('fifty sign-ups of one username at once make one account', async () => {
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      site.comeFrom(`198.51.100.${index}`)
      return form(person(index % 2 ? 'Racer' : 'racer', `racer${index}@example.com`))
    }),
  )
  expect(responses.filter(({ status }) => status === 303)).toHaveLength(1)
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(49)
  const { rows } = await site.assembled.services.db.execute(
    sql`select username from profiles where lower(username) = 'racer'`,
  )
  expect(rows).toHaveLength(1)
})

const signIn = (email: string, password: string, cookie = '') =>
  form({ intent: 'sign-in', email, password }, { origin: ORIGIN, ...(cookie ? { cookie } : {}) })
test('signing in ends the session that the browser had, and no other', async () => {
  const first = await site.signUp('switcher')
  const elsewhere = cookieOf(await signIn('switcher@example.com', 'correct horse'))
  await site.signUp('second_person')
  const second = cookieOf(await signIn('second_person@example.com', 'correct horse', first))
  const userOf = async (cookie: string) => {
    const { user } = (await (await site.get('/api/session', { cookie })).json()) as { user: unknown }
    return user
  }
  expect(await userOf(first)).toBeNull()
  expect(await userOf(second)).toMatchObject({ username: 'second_person' })
  expect(await userOf(elsewhere)).toMatchObject({ username: 'switcher' })
  const third = cookieOf(await form(person('third_person'), { origin: ORIGIN, cookie: second }))
  expect([await userOf(second), await userOf(third)]).toMatchObject([null, { username: 'third_person' }])
})

/** Unusual addresses: what our rule takes makes an account, what it does not take is told beside the field. */
test.each([
  ["o'brien@example.com", 303],
  ['first.last+tag@sub.example.com', 303],
  ['a_b-c@xn--bcher-kva.example', 303],
  ['UPPER@EXAMPLE.COM', 303],
  ['-dash@example.com', 303],
  ['x@b.co', 303],
  ['a..b@example.com', 422],
  ['josé@example.com', 422],
  ['x@b.c', 422],
  ['.dot@example.com', 422],
  ['dot.@example.com', 422],
  ['a@b..com', 422],
  ['a@-b.com', 422],
  ['"quoted"@example.com', 422],
  ['a@[127.0.0.1]', 422],
  ['a@localhost', 422],
  ['a@b.com.', 422],
])('the address %s is one thing everywhere: sign-up answers %i', async (email, status) => {
  site.comeFrom(`198.19.0.${email.length}`)
  const username = `u${Buffer.from(email).toString('hex').slice(0, 28)}`
  expect((await form(person(username, email))).status).toBe(status)
  const lead = {
    ...{ name: 'Ann Example', email, phone: '(512) 555-0133', zipCode: '78701', service: 'Home internet' },
    ...{ marketingConsent: false, page: '/', website: '' },
  }
  expect((await site.postJson('/api/leads', lead)).status).toBe(status === 303 ? 200 : 422)
  const watched = await site.postJson('/api/watches/place', { email, zipCode: '78701', planType: 'fiber' })
  expect(watched.status === 422).toBe(status === 422)
})

test('one address cannot try many accounts or make many', async () => {
  site.comeFrom('192.0.2.150')
  const statuses: number[] = []
  for (let index = 0; index < 21; index += 1) {
    const answer = await form({
      intent: 'sign-in',
      email: `nobody${index}@example.com`,
      password: 'whatever',
    })
    statuses.push(answer.status)
  }
  expect(statuses.at(-2)).toBe(401)
  expect(statuses.at(-1)).toBe(429)
})

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
  { origin: ORIGIN, 'sec-fetch-site': 'same-site' },
  { cookie: 'plainwire.session_token=x' },
] as Record<string, string>[])('a foreign form is refused everywhere: %o', async headers => {
  for (const path of [
    '/auth',
    '/auth/forgot',
    '/auth/reset',
    '/account',
    '/address-history',
    '/api/sign-in',
    '/api/sign-out',
    '/api/orders',
    '/api/leads',
    '/api/fcc-broadband',
  ]) {
    const response = await site.request(path, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ a: 'b' }),
    })
    expect([path, response.status]).toEqual([path, 403])
  }
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/..//evil.example',
  '%2f%2fevil.example',
  '/auth',
])('the return URL %s is not followed', async returnTo => {
  site.comeFrom(`192.0.2.${Math.abs(returnTo.length * 7) % 250}`)
  const username = `u${Buffer.from(returnTo).toString('hex').slice(0, 20)}`
  const response = await form({ ...person(username), returnTo })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/'])
  const social = await site.get(`/auth/social/google?${new URLSearchParams({ returnTo })}`)
  const goal = new URL(social.headers.get('location') ?? '', ORIGIN)
  expect([goal.origin, goal.searchParams.get('returnTo')]).toEqual([ORIGIN, '/'])
})

test('an unknown provider is not found, one that is not set up says so on the sign-in page', async () => {
  expect((await site.get('/auth/social/facebook')).status).toBe(404)
  const answer = await site.get('/auth/social/github')
  const page = await site.get(answer.headers.get('location') ?? '')
  expect(await page.text()).toContain('Signing in with GitHub is not set up on this site yet.')
})

test('the library’s own endpoints are not there', async () => {
  for (const path of ['/api/auth/sign-up/email', '/api/auth/get-session', '/api/auth/callback/google']) {
    expect((await site.get(path)).status).toBe(404)
    const posted = await site.postJson(path, {})
    expect(posted.status).toBe(404)
  }
})

test('a forged way back from a provider signs nobody in', async () => {
  const cookie = 'plainwire.social_provider=google'
  const response = await site.get('/auth/callback?code=x&state=forged', { cookie })
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie().join()).not.toMatch(/session_token=[^;]/)
})
