import { globSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { cookieOf } from '#tests/support/cookies.ts'

const site = useBuiltSite()

test('the process and what it depends on answer for their health', async () => {
  expect(await (await site.get('/healthz')).json()).toEqual({ status: 'ok' })
  expect(await (await site.get('/readyz')).json()).toEqual({ status: 'ready' })
})

test('pages are drawn by the React that is made for visitors, however the process is started', () => {
  // Its twin for those who write code takes twice the time, and ran wherever nobody had set NODE_ENV.
  const askers = globSync('build/server/**/*.js').filter(file =>
    /process\.env\.NODE_ENV|jsxDEV/.test(readFileSync(file, 'utf8')),
  )
  expect(askers).toEqual([])
})

test('an unknown path is a real 404 with the words and a way home', async () => {
  const response = await site.get('/no-such-page')
  expect(response.status).toBe(404)
  const html = await response.text()
  expect(html).toContain('Oops! Page not found')
  expect(html).toMatch(/<a[^>]+href="\/"[^>]*>Return to Home/)
})

// As the sitemap names it: with no address among the settings, there is only the one that was asked.
test('what developers copy holds the address that they asked', async () => {
  const html = await (await site.get('/developers')).text()
  expect(html).toContain(`${ORIGIN}/mcp`)
  expect(html).not.toContain('www.example.com')
})

test('a page comes compressed, with an entity tag that saves it the next time', async () => {
  const first = await site.get('/', { 'accept-encoding': 'gzip, br' })
  expect(first.headers.get('content-encoding')).toBe('br')
  const html = brotliDecompressSync(Buffer.from(await first.arrayBuffer())).toString()
  expect(html).toContain('<!DOCTYPE html>')
  const etag = first.headers.get('etag') ?? ''
  const again = await site.get('/', { 'accept-encoding': 'br', 'if-none-match': etag })
  expect(again.status).toBe(304)
  expect((await site.get('/', { 'accept-encoding': 'br;q=0, gzip' })).headers.get('content-encoding')).toBe(
    'gzip',
  )
  expect((await site.get('/')).headers.get('content-encoding')).toBeNull()
})

test('what depends on the visitor is kept by no cache', async () => {
  for (const path of ['/auth', '/order-confirmation', '/api/session']) {
    expect((await site.get(path)).headers.get('cache-control')).toBe('no-store')
  }
})

test('a post from another site is refused, whoever is signed in', async () => {
  const cookie = await site.signUp('target')
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    const response = await site.request('/api/sign-out', {
      method: 'POST',
      headers: { cookie, ...headers } as HeadersInit,
    })
    expect(response.status).toBe(403)
  }
  expect(await (await site.get('/api/session', { cookie })).json()).toMatchObject({
    user: { username: 'target' },
  })
})

test('a program that keeps cookies holds a conversation if it says where it comes from', async () => {
  const say = async (headers: Record<string, string>) => {
    const body = JSON.stringify({ message: 'What is fiber?' })
    const sent = { 'content-type': 'application/json', ...headers }
    return site.request('/api/chat-assistant', { method: 'POST', body, headers: sent })
  }
  const begun = await say({})
  expect(begun.status).toBe(200)
  const cookie = cookieOf(begun)
  const silent = await say({ cookie })
  expect([silent.status, (await silent.json()).detail]).toEqual([
    403,
    'This request came from another site, or did not say where it came from.',
  ])
  expect((await say({ cookie, origin: ORIGIN })).status).toBe(200)
})

test.each([
  ['another method', '/api/orders', { method: 'GET' }, 405],
  ['no JSON', '/api/leads', { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } }, 400],
  [
    'broken JSON',
    '/api/leads',
    { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
    400,
  ],
  [
    'an unknown key',
    '/api/events',
    {
      method: 'POST',
      body: '{"name":"a","label":"","x":1}',
      headers: { 'content-type': 'application/json' },
    },
    422,
  ],
  [
    'an unknown event',
    '/api/events',
    { method: 'POST', body: '{"name":"spy","label":""}', headers: { 'content-type': 'application/json' } },
    422,
  ],
  [
    'an endless body',
    '/api/leads',
    { method: 'POST', body: 'x'.repeat(300_000), headers: { 'content-type': 'application/json' } },
    413,
  ],
  ['an unsigned webhook', '/api/automation/inbox', { method: 'POST', body: '{}' }, 400],
  ['an unknown endpoint', '/api/nothing', { method: 'GET' }, 404],
  ['an unknown plan', '/api/plans/none', { method: 'GET' }, 404],
] as const)('%s is a clear refusal', async (_name, path, init, status) => {
  const response = await site.request(path, {
    ...init,
    headers: { ...('headers' in init ? init.headers : {}), origin: ORIGIN },
  })
  expect(response.status).toBe(status)
  const body = await response.text()
  expect(body).not.toMatch(/\bat .*\.js:/)
  if (status !== 413) expect(JSON.parse(body)).toMatchObject({ status })
})

test('city and state of a ZIP are known, a ZIP that does not exist is not', async () => {
  expect(await (await site.get('/api/zip/78701')).json()).toMatchObject({
    city: 'Austin',
    state: 'TX',
    county: 'Travis',
  })
  expect((await site.get('/api/zip/00000')).status).toBe(404)
})

test('the lookup answers by county until coverage data are imported', async () => {
  const response = await site.postJson('/api/fcc-broadband', { address: '12 Main St, Austin, TX 78701' })
  expect(response.status).toBe(200)
  const answer = (await response.json()) as { providers: Record<string, unknown>[] }
  expect(answer).toMatchObject({
    precision: 'county',
    dataDate: '2025-06-30',
    place: { counties: [{ fips: '48453', name: 'Travis County', state: 'TX' }] },
    history: 'not_kept',
  })
  expect(answer).not.toHaveProperty('isMock')
  expect(answer).not.toHaveProperty('error')
  for (const key of ['id', 'name', 'speed', 'price', 'maxDownload'])
    expect(answer.providers[0]).toHaveProperty(key)
  const wrong = await site.postJson('/api/fcc-broadband', { address: '00000' })
  expect(wrong.status).toBe(422)
})

test('a limit answers 429 and says when to come back', async () => {
  site.comeFrom('203.0.113.99')
  const body = { intent: 'sign-in', email: 'nobody@example.com', password: 'wrong password' }
  const attempt = () =>
    site.request('/auth', { method: 'POST', headers: { origin: ORIGIN }, body: new URLSearchParams(body) })
  const statuses: number[] = []
  for (let index = 0; index < 12; index += 1) statuses.push((await attempt()).status)
  site.comeFrom('203.0.113.1')
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
  expect(statuses.at(-1)).toBe(429)
})

test('the license of every font that is served is served with it', async () => {
  const styles = await (await site.get('/')).text()
  expect(styles).toMatch(/figtree.*\.woff2/)
  for (const font of ['figtree', 'bricolage-grotesque']) {
    const license = await site.get(`/licenses/${font}.txt`)
    expect([license.status, license.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(await license.text()).toContain('SIL OPEN FONT LICENSE')
  }
})
