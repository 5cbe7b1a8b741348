import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { cookieOf } from '#tests/support/cookies.ts'

const site = useBuiltSite()
// Limits count by address: each test comes from its own.
let tests = 0
beforeEach(() => site.comeFrom(`203.0.113.${++tests}`))

const post = (path: string, fields: Record<string, string>, cookie = '') =>
  site.request(path, {
    method: 'POST',
    headers: { origin: ORIGIN, ...(cookie ? { cookie } : {}) },
    body: new URLSearchParams(fields),
  })
const rows = async (query: ReturnType<typeof sql>) => (await site.assembled.services.db.execute(query)).rows
const userOf = async (cookie: string) => (await (await site.get('/api/session', { cookie })).json()).user
const search = (cookie: string, address: string) =>
  site.postJson('/api/fcc-broadband', { address }, { cookie })
const newestBody = async (recipient: string) => {
  const [mail] = await rows(
    sql`select body from mails where recipient = ${recipient} order by created_at desc, id limit 1`,
  )
  return typeof mail?.body === 'string' ? mail.body : ''
}

/** The token of the link in the newest mail to an address, once the worker would have made it. */
async function resetTokenFor(email: string): Promise<string> {
  await site.assembled.services.accounts.mailPasswordReset(email)
  return /token=([^\s&]+)/.exec(await newestBody(email))?.[1] ?? ''
}

test.each(['/account', '/address-history', '/orders'])('%s sends others to sign in and back', async path => {
  const response = await site.get(`${path}?page=2`)
  expect(response.status).toBe(302)
  const to = `/auth?${new URLSearchParams({ returnTo: `${path}?page=2` })}`
  expect(response.headers.get('location')).toBe(to)
})

test('the history shows own searches only, and another’s entry answers like a missing one', async () => {
  const [a, b] = [await site.signUp('history_a'), await site.signUp('history_b')]
  await search(a, '12 Main St, Austin, TX 78701')
  const [entry] = await rows(sql`select id from address_submissions`)
  const id = String(entry?.id)
  expect(await (await site.get('/address-history', { cookie: a })).text()).toContain('12 Main St')
  expect(await (await site.get('/address-history', { cookie: b })).text()).not.toContain('12 Main St')
  const foreign = await post('/address-history', { id }, b)
  const missing = await post('/address-history', { id: '00000000-0000-4000-8000-000000000000' }, b)
  const nonsense = await post('/address-history', { id: "' or 1=1" }, b)
  expect([foreign.status, missing.status, nonsense.status]).toEqual([404, 404, 404])
  expect(await rows(sql`select id from address_submissions`)).toHaveLength(1)
  expect((await post('/address-history', { id }, a)).status).toBe(200)
  expect(await rows(sql`select id from address_submissions`)).toEqual([])
})

test('a long history comes in pages, and pages that there are not lead to the nearest one', async () => {
  const cookie = await site.signUp('wanderer')
  const { id } = await userOf(cookie)
  await site.assembled.services.db.execute(sql`
    insert into address_submissions (user_id, street, city, state, zip_code, created_at)
    select ${id}, n || ' Elm St', 'Austin', 'TX', '78701', now() - n * interval '1 minute' from generate_series(1, 45) n`)
  const page = async (query: string) =>
    (await site.get(`/address-history${query}`, { cookie }))
      .text()
      .then(html => html.replaceAll('<!-- -->', ''))
  expect(await page('')).toMatch(/1 Elm St[\s\S]*Page 1 of 3/)
  expect(await page('?page=3')).toContain('45 Elm St')
  expect(await page('?page=99')).toContain('Page 3 of 3')
  expect(await page('?page=-1')).toContain('Page 1 of 3')
})

test('a session is listed without its token and ended only by its owner', async () => {
  const a = await site.signUp('sessions_a')
  const other = cookieOf(
    await post('/auth', { intent: 'sign-in', email: 'sessions_a@example.com', password: 'correct horse' }),
  )
  const b = await site.signUp('sessions_b')
  const html = await (await site.get('/account', { cookie: a })).text()
  const tokens = await rows(sql`select token from sessions`)
  for (const { token } of tokens) expect(html).not.toContain(String(token))
  const [{ id } = { id: '' }] = await rows(
    sql`select s.id from sessions s join users u on u.id = s.user_id where u.username = 'sessions_a' order by s.created_at desc limit 1`,
  )
  await post('/account', { intent: 'end-session', id: String(id) }, b)
  expect(await userOf(other)).not.toBeNull()
  await post('/account', { intent: 'end-session', id: String(id) }, a)
  expect(await userOf(other)).toBeNull()
  expect(await userOf(a)).not.toBeNull()
})

test('sessions carry the address that the site saw, not one that the client writes', async () => {
  site.comeFrom('198.51.100.77')
  await site.request('/auth', {
    method: 'POST',
    headers: { origin: ORIGIN, 'x-client-address': '10.0.0.1' },
    body: new URLSearchParams({
      intent: 'sign-up',
      email: 'spoofer@example.com',
      username: 'spoofer',
      password: 'correct horse',
      confirmPassword: 'correct horse',
    }),
  })
  expect(
    await rows(
      sql`select s.ip_address from sessions s join users u on u.id = s.user_id where u.username = 'spoofer'`,
    ),
  ).toEqual([{ ip_address: '198.51.100.77' }])
})

test('a session ends seven days after its last use and thirty days after sign-in', async () => {
  const cookie = await site.signUp('idler')
  const { id } = await userOf(cookie)
  const change = (assignment: ReturnType<typeof sql>) =>
    site.assembled.services.db.execute(sql`update sessions set ${assignment} where user_id = ${id}`)
  await change(sql`expires_at = now() + interval '5 days', updated_at = now() - interval '2 days'`)
  const prolonged = await site.get('/api/session', { cookie })
  expect(prolonged.headers.getSetCookie().join()).toMatch(/Max-Age=604800/)
  const [row] = await rows(
    sql`select expires_at > now() + interval '6 days' as later from sessions where user_id = ${id}`,
  )
  expect(row?.later).toBe(true)
  await change(sql`created_at = now() - interval '31 days'`)
  expect(await userOf(cookie)).toBeNull()
  expect(await rows(sql`select id from sessions where user_id = ${id}`)).toEqual([])
})

test('a program signs in for a bearer token that works until signed out', async () => {
  await site.signUp('robot')
  const response = await site.postJson('/api/sign-in', {
    email: 'robot@example.com',
    password: 'correct horse',
  })
  expect(response.headers.getSetCookie()).toEqual([])
  const session = await response.json()
  expect(session).toMatchObject({ token_type: 'bearer', expires_in: 604_800, user: { username: 'robot' } })
  const authorization = `Bearer ${session.access_token}`
  expect(await (await site.get('/api/session', { authorization })).json()).toMatchObject({
    user: { username: 'robot' },
  })
  const [{ token } = { token: '' }] = await rows(
    sql`select s.token from sessions s join users u on u.id = s.user_id where u.username = 'robot' order by s.created_at desc limit 1`,
  )
  const raw = await site.get('/api/session', { authorization: `Bearer ${String(token)}` })
  expect(await raw.json()).toEqual({ user: null })
  await site.request('/api/sign-out', { method: 'POST', headers: { authorization } })
  expect(await (await site.get('/api/session', { authorization })).json()).toEqual({ user: null })
})

test('the most common passwords are refused wherever one is set', async () => {
  const refused = await post('/auth', {
    intent: 'sign-up',
    email: 'weak@example.com',
    username: 'weak',
    password: 'Password1',
    confirmPassword: 'Password1',
  })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('This is one of the most common passwords')
  const cookie = await site.signUp('strong')
  const change = { intent: 'password', currentPassword: 'correct horse' }
  const changed = await post(
    '/account',
    { ...change, password: 'qwerty123', confirmPassword: 'qwerty123' },
    cookie,
  )
  expect(changed.status).toBe(422)
})

test('the password changes by the old one only, ends other sessions and is told by mail', async () => {
  const cookie = await site.signUp('changer')
  const other = cookieOf(
    await post('/auth', { intent: 'sign-in', email: 'changer@example.com', password: 'correct horse' }),
  )
  const fields = { intent: 'password', password: 'battery staple', confirmPassword: 'battery staple' }
  const wrong = await post('/account', { ...fields, currentPassword: 'not this one' }, cookie)
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('This is not your current password.')
  const right = await post('/account', { ...fields, currentPassword: 'correct horse' }, cookie)
  expect([right.status, right.headers.get('location')]).toEqual([303, '/account?updated=password'])
  expect(await userOf(cookieOf(right))).toMatchObject({ username: 'changer' })
  expect(await userOf(cookie)).toBeNull()
  expect(await userOf(other)).toBeNull()
  expect(await newestBody('changer@example.com')).toContain('was changed')
})

test('a reset link works once, within its hour, and ends every other session', async () => {
  const cookie = await site.signUp('forgetful')
  const token = await resetTokenFor('forgetful@example.com')
  expect(token).not.toBe('')
  expect(await rows(sql`select identifier from verifications where identifier like ${`%${token}%`}`)).toEqual(
    [],
  )
  const fields = { token, password: 'brand new one', confirmPassword: 'brand new one' }
  const reset = await post('/auth/reset', fields)
  expect(reset.status).toBe(303)
  expect(reset.headers.get('location')).toBe('/auth/callback?type=recovery&via=reset')
  expect(await userOf(cookieOf(reset))).toMatchObject({ username: 'forgetful' })
  expect(await userOf(cookie)).toBeNull()
  expect((await post('/auth/reset', fields)).status).toBe(410)
  const late = await resetTokenFor('forgetful@example.com')
  await site.assembled.services.db.execute(
    sql`update verifications set expires_at = now() - interval '1 second'`,
  )
  expect((await post('/auth/reset', { ...fields, token: late })).status).toBe(410)
})

test('asking for a reset answers the same for addresses with and without an account, and sends few mails', async () => {
  await site.signUp('known')
  const ask = (email: string) => post('/auth/forgot', { email })
  const shape = async (response: Response, email: string) => [
    response.status,
    (await response.text()).replaceAll(email, 'EMAIL').replaceAll(/nonce="[^"]*"/g, ''),
  ]
  const known = await shape(await ask('known@example.com'), 'known@example.com')
  const unknown = await shape(await ask('stranger@example.com'), 'stranger@example.com')
  expect(known).toEqual(unknown)
  const jobs = await rows(sql`select data from pgboss.job where name = 'account_mail'`)
  expect(jobs).toHaveLength(2)
  await ask('known@example.com')
  await ask('known@example.com')
  site.comeFrom('198.51.100.200')
  const tooOften = await ask('KNOWN@example.com')
  expect(tooOften.status).toBe(429)
  expect(Number(tooOften.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a deleted account leaves its orders and nothing else', async () => {
  const cookie = await site.signUp('leaving')
  const { id } = await userOf(cookie)
  await search(cookie, '12 Main St, Austin, TX 78701')
  await site.assembled.services.db.execute(sql`
    insert into customer_orders (user_id, reference, idempotency_key, request_hash, contact_name, contact_email)
    values (${id}, 'PW-TEST-TEST', gen_random_uuid(), 'hash', 'Lee Ving', 'leaving@example.com')`)
  const remove = (currentPassword: string) => post('/account', { intent: 'delete', currentPassword }, cookie)
  expect(await (await remove('')).text()).toContain('Enter your current password')
  expect((await remove('wrong')).status).toBe(422)
  const deleted = await remove('correct horse')
  expect([deleted.status, deleted.headers.get('location')]).toEqual([302, '/auth?account=deleted'])
  expect(await userOf(cookie)).toBeNull()
  for (const table of ['users', 'profiles', 'sessions', 'credentials']) {
    const column = table === 'sessions' || table === 'credentials' ? sql`user_id` : sql`id`
    expect(await rows(sql`select 1 from ${sql.identifier(table)} where ${column} = ${id}`)).toEqual([])
  }
  expect(await rows(sql`select 1 from customer_addresses where user_id = ${id}`)).toEqual([])
  expect(await rows(sql`select user_id from customer_orders where reference = 'PW-TEST-TEST'`)).toEqual([
    { user_id: null },
  ])
})
