import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { asRequest, changingRequests } from '#tests/support/changing-requests.ts'
import { cookieOf } from '#tests/support/cookies.ts'
import { siteAddresses } from '#tests/support/site-addresses.ts'

const site = useBuiltSite()
let cookie: string
let client = 0
beforeAll(async () => {
  cookie = await site.signUp('strict')
})
beforeEach(() => site.comeFrom(`198.51.100.${(client += 1) % 250}`))

const requests = changingRequests()
const jsonRequests = requests.filter(({ kind }) => kind === 'json')
const formRequests = requests.filter(({ kind }) => kind === 'form')

const post = (path: string, type: string | null, body: BodyInit) => {
  // An address of its own for each, so that no limit answers first.
  site.comeFrom(`10.7.${Math.floor((client += 1) / 250)}.${client % 250}`)
  const headers: Record<string, string> = {
    origin: ORIGIN,
    cookie,
    ...(type === null ? {} : { 'content-type': type }),
  }
  return site.request(path, { method: 'POST', headers, body })
}

test('the good requests are understood: what is refused below is refused for its form', async () => {
  for (const request of requests) {
    client += 1
    site.comeFrom(`10.8.0.${client % 250}`)
    const answer = await site.request(request.path, asRequest(request, ORIGIN, cookie))
    const { status } = answer
    // Who signs in anew has another session, and the one before is over.
    cookie = cookieOf(answer) || cookie
    expect([request.path, status]).not.toEqual([request.path, 400])
  }
})

/** Ways to spoil a good body, with the status that says so. */
const spoiled: [string, (good: string) => { body: BodyInit; type?: string | null }, number][] = [
  ['half of it', good => ({ body: good.slice(0, -5) }), 400],
  ['nothing', () => ({ body: '' }), 400],
  ['a key twice', good => ({ body: good.replace('{', '{"email":"a@b.co","email":"c@d.co",') }), 400],
  ['__proto__', good => ({ body: good.replace('{', '{"__proto__":{"admin":true},') }), 400],
  ['constructor', good => ({ body: good.replace('{', '{"constructor":{"prototype":{"admin":true}},') }), 400],
  ['an unknown key', good => ({ body: good.replace('{', '{"isAdmin":true,') }), 422],
  ['a list', good => ({ body: `[${good}]` }), 422],
  ['a text', () => ({ body: '"text"' }), 422],
  ['nothing at all, said in JSON', () => ({ body: 'null' }), 422],
  [
    'deep nesting',
    good => ({ body: good.replace('{', `{"a":${'['.repeat(2_000)}${']'.repeat(2_000)},`) }),
    400,
  ],
  ['what is no UTF-8', good => ({ body: Buffer.from(good.replace('":"', '":"\u00ff'), 'latin1') }), 400],
  ['UTF-16', good => ({ body: Buffer.from(good, 'utf16le') }), 400],
  ['another charset', good => ({ body: good, type: 'application/json; charset=iso-8859-1' }), 400],
  ['a type that only begins like JSON', good => ({ body: good, type: 'application/json-patch+json' }), 400],
  ['JSON as text', good => ({ body: good, type: 'text/plain' }), 400],
  ['JSON as a form', good => ({ body: good, type: 'application/x-www-form-urlencoded' }), 400],
  ['no type', good => ({ body: Buffer.from(good), type: null }), 400],
]

test.each(spoiled)(
  '%s is refused by every endpoint, with a problem and nothing of the inside',
  async (_, spoil, status) => {
    for (const { path, body } of jsonRequests) {
      const { body: text, type = 'application/json' } = spoil(JSON.stringify(body))
      const answer = await post(path, type, text)
      expect([path, answer.status]).toEqual([path, status])
      const problem = (await answer.json()) as Record<string, unknown>
      expect(problem).toMatchObject({ status, retry: false })
      expect(String(problem.detail).length).toBeGreaterThan(10)
    }
  },
)

const multipart = (field: string) =>
  `--x\r\nContent-Disposition: form-data; ${field}\r\n\r\nvalue\r\n--x--\r\n`
const spoiledForms: [string, (good: string) => { body: BodyInit; type?: string | null }][] = [
  ['a field twice', good => ({ body: `${good}&${good.split('&')[0]}` })],
  ['an unknown field', good => ({ body: `${good}&isAdmin=true` })],
  ['__proto__', good => ({ body: `${good}&__proto__=x` })],
  ['JSON', () => ({ body: '{}', type: 'application/json' })],
  ['text', good => ({ body: good, type: 'text/plain' })],
  ['no type', good => ({ body: Buffer.from(good), type: null })],
  ['another charset', good => ({ body: good, type: 'application/x-www-form-urlencoded; charset=utf-7' })],
  [
    'a file',
    () => ({ body: multipart('name="email"; filename="a.txt"'), type: 'multipart/form-data; boundary=x' }),
  ],
  ['a broken part', () => ({ body: '--x\r\nContent-Disposition', type: 'multipart/form-data; boundary=x' })],
  ['parts without a boundary', () => ({ body: multipart('name="email"'), type: 'multipart/form-data' })],
]

test.each(spoiledForms)('%s is refused by every form', async (_, spoil) => {
  for (const { path, body } of formRequests) {
    const good = new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]))
    const { body: text, type = 'application/x-www-form-urlencoded' } = spoil(good.toString())
    const answer = await post(path, type, text)
    expect([path, answer.status]).toEqual([path, 400])
    expect(answer.headers.getSetCookie().join()).not.toMatch(/session_token=[^;]/)
  }
})

test('half characters and nulls harm nobody', async () => {
  for (const request of requests) {
    const body = Object.fromEntries(
      Object.entries(request.body).map(([name, value]) => [
        name,
        typeof value === 'string' && !/id|key|password|intent/i.test(name) ? `${value}\u0000\ud800` : value,
      ]),
    )
    client += 1
    site.comeFrom(`10.6.0.${client % 250}`)
    const { status } = await site.request(request.path, asRequest({ ...request, body }, ORIGIN, cookie))
    expect([request.path, status < 500, status === 400]).toEqual([request.path, true, false])
  }
  const order = requests.find(({ path }) => path === '/api/orders')?.body
  const noted = { ...order, idempotencyKey: crypto.randomUUID(), notes: 'gate \u0000 code \ud800' }
  const answer = await post('/api/orders', 'application/json', JSON.stringify(noted))
  expect(answer.status).toBe(200)
})

test('an address that cannot be read is a malformed request for programs, and no page for people', async () => {
  expect(await (await site.get('/api/zip/%E0%A4%A')).json()).toMatchObject({
    ...{ status: 400, code: 'malformed_request' },
  })
  // People who mistyped or got a broken link saw raw JSON here.
  for (const path of ['/%', '/%FF', '/%E0%A4%A', '/internet/%ff']) {
    const answer = await site.get(path)
    expect([path, answer.status]).toEqual([path, 404])
    const html = await answer.text()
    expect(html).toContain('Oops! Page not found')
    expect(html).toContain('href="tel:')
  }
})

test.each(['/', '/assets/', '/licenses/', '/pictures/'])(
  'a slash written as %%2f in %s leads to no file',
  async folder => {
    for (const path of [
      '..%2fetc/passwd',
      '..%2f..%2fpackage.json',
      '..%5c..%5cpackage.json',
      '%2e%2e/server/index.js',
    ]) {
      const answer = await site.get(folder + path)
      expect([folder + path, answer.status]).toEqual([folder + path, 404])
      expect(await answer.text()).not.toMatch(/root:|"plainwire"|^import /)
    }
  },
)

test('a parameter twice is refused by every endpoint', async () => {
  for (const path of siteAddresses().filter(address => address.startsWith('/api/'))) {
    const answer = await site.get(`${path}?zip=78701&zip=10001`)
    expect([path, answer.status < 500, answer.status >= 400]).toEqual([path, true, true])
  }
  const answer = await site.get('/api/availability?zip=78701&zip=10001')
  expect(await answer.json()).toMatchObject({
    status: 400,
    detail: 'A parameter of the address comes twice.',
  })
})

test('broken characters in an address are nobody’s fault but the sender’s', async () => {
  const broken = ['%00', '%E0%A4%A', '%', '%ff', '%ud800', '..%2f..%2fetc', '%5c']
  for (const words of broken) {
    for (const path of [
      `/${words}`,
      `/internet/texas/${words}`,
      `/internet/${words}`,
      `/api/zip/${words}`,
      `/api/${words}`,
      `/auth?returnTo=${words}`,
      `/orders?page=${words}`,
      `/order-confirmation?order=${words}`,
      `/auth/callback?token=${words}&type=signup`,
      `/auth/reset?token=${words}`,
      `/privacy-choices/confirm?token=${words}`,
      `/providers?q=${words}`,
      `/api/availability?zip=${words}`,
    ]) {
      const { status } = await site.get(path, { cookie })
      expect([path, status < 500]).toEqual([path, true])
    }
  }
})
