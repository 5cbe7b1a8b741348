import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { prerenderedPaths } from '#server/pages/prerendered-paths.ts'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { observatoryScore } from '#tests/support/observatory.ts'
import { siteAddresses } from '#tests/support/site-addresses.ts'
import { PUBLIC_ORIGIN } from '#tests/support/site-template.ts'

/** As visitors reach it: by https, through a proxy that is trusted. */
const site = useBuiltSite({ PUBLIC_URL: PUBLIC_ORIGIN, TRUSTED_PROXY_HOPS: '1' })
const proxied = { 'x-forwarded-for': '203.0.113.5', 'x-forwarded-proto': 'https' }

const isPage = (answer: Response) => answer.headers.get('content-type')?.startsWith('text/html') ?? false

/** What every answer must say, whatever it is (SECURITY.md). */
const wanted: [string, RegExp][] = [
  ['content-security-policy', /^default-src 'none'; .*frame-ancestors 'none'/],
  ['content-security-policy', /base-uri 'none'/],
  ['content-security-policy', /form-action '(?:self|none)'/],
  ['strict-transport-security', /^max-age=63072000; includeSubDomains$/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
  ['permissions-policy', /camera=\(\).*microphone=\(\).*geolocation=\(\)/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^same-origin$/],
]
const unwanted = ['server', 'x-powered-by', 'via', 'x-aspnet-version', 'access-control-allow-origin']

function expectHeaders(about: string, { headers }: Response) {
  for (const [name, value] of wanted) {
    expect([about, name, headers.get(name)]).toEqual([about, name, expect.stringMatching(value)])
  }
  for (const name of unwanted) expect([about, name, headers.get(name)]).toEqual([about, name, null])
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|https?:/)
}

const scriptTag = /<script[^>]* src="([^"]+)"[^>]* integrity="([^"]+)"/

/** Answers of every kind that there is. */
async function everyKind(): Promise<[string, Response][]> {
  const { accounts } = site.assembled.services
  const { visitorOf } = accounts
  const json = { 'content-type': 'application/json', origin: ORIGIN, ...proxied }
  const post = (path: string, headers: Record<string, string>, body = '{}') =>
    site.request(path, { method: 'POST', headers, body })
  const first = await site.get('/', proxied)
  const etag = first.headers.get('etag') ?? ''
  const home = await first.text()
  const kinds: [string, Promise<Response>][] = [
    ['prerendered page', site.get('/', proxied)],
    ['page not modified', site.get('/', { ...proxied, 'if-none-match': etag })],
    ['head of a page', site.request('/', { method: 'HEAD', headers: proxied })],
    ['rendered page', site.get('/auth', proxied)],
    ['page with a query', site.get('/providers?type=Fiber', proxied)],
    ['missing page', site.get('/no-such-page', proxied)],
    ['data of a page', site.get('/order-confirmation.data', proxied)],
    ['redirect', site.get('/account', proxied)],
    ['static file', site.get('/icon.svg', proxied)],
    ['script', site.get(scriptTag.exec(home)?.[1] ?? '', proxied)],
    ['sitemap', site.get('/sitemap.xml', proxied)],
    ['robots', site.get('/robots.txt', proxied)],
    ['endpoint', site.get('/api/session', proxied)],
    ['missing endpoint', site.get('/api/nothing', proxied)],
    ['wrong method', site.get('/api/orders', proxied)],
    ['malformed body', post('/api/leads', json, '{')],
    ['wrong body', post('/api/leads', json)],
    ['huge body', post('/api/leads', json, 'x'.repeat(300_000))],
    ['form refused', post('/auth', { ...json, 'content-type': 'application/x-www-form-urlencoded' }, 'a=b')],
    ['foreign post', post('/api/leads', { ...json, origin: 'https://evil.example' })],
    ['odd method', site.request('/', { method: 'PROPFIND', headers: { origin: ORIGIN, ...proxied } })],
    ['options', site.request('/api/orders', { method: 'OPTIONS', headers: proxied })],
    ['unreadable address', site.get('/%', proxied)],
    ['health', site.get('/healthz', proxied)],
    ['readiness', site.get('/readyz', proxied)],
    ['metrics', site.get('/metrics', proxied)],
  ]
  const answers = await Promise.all(
    kinds.map(async ([kind, answer]) => [kind, await answer] as [string, Response]),
  )
  accounts.visitorOf = () => Promise.reject(new Error('broken'))
  const cookie = 'plainwire.session_token=x'
  answers.push(['failed page', await site.get('/order-confirmation', { ...proxied, cookie })])
  accounts.visitorOf = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
  answers.push(['page without database', await site.get('/orders', { ...proxied, cookie })])
  answers.push(['endpoint without database', await post('/api/orders', json)])
  accounts.visitorOf = visitorOf
  return answers
}

test('every kind of answer carries every security header, and none says what serves it', async () => {
  const answers = await everyKind()
  const statuses = new Set(answers.map(([, { status }]) => status))
  for (const status of [200, 302, 304, 400, 403, 404, 405, 413, 422, 500, 503]) {
    expect([...statuses], `an answer ${status}`).toContain(status)
  }
  for (const [kind, answer] of answers) expectHeaders(kind, answer)
})

test('every address carries them', async () => {
  // Of their own: addresses of the desk about where somebody comes from (tests/http/desk-pages), and what other sites
  // show in a frame (tests/http/widget).
  const addresses = siteAddresses().filter(path => !/^\/(?:desk|widget)/.test(path))
  for (const path of addresses) expectHeaders(path, await site.get(path, proxied))
})

test('pages reach 135 points by the rules of the MDN HTTP Observatory, everything else 130', async () => {
  for (const [kind, answer] of await everyKind()) {
    const html = isPage(answer) ? await answer.text() : null
    const { score, modifiers } = observatoryScore({ headers: answer.headers, html })
    const drawn = html !== null && html.includes('<script')
    expect({ kind, score, modifiers }).toMatchObject({ score: drawn ? 135 : 130 })
  }
  for (const path of prerenderedPaths) {
    const answer = await site.get(path, proxied)
    const { score } = observatoryScore({ headers: answer.headers, html: await answer.text() })
    expect([path, score]).toEqual([path, 135])
  }
})

test('a session cookie gives five more', async () => {
  const form = { intent: 'sign-up', email: 'ob@example.com', username: 'observed', password: 'correct horse' }
  const answer = await site.request('/auth', {
    method: 'POST',
    headers: { origin: ORIGIN, ...proxied },
    body: new URLSearchParams({ ...form, confirmPassword: 'correct horse' }),
  })
  expect(answer.status).toBe(303)
  expect(observatoryScore({ headers: answer.headers, html: null }).modifiers.cookies).toBe(5)
})

test('the first script of a page is the one that was built', async () => {
  for (const path of ['/', '/auth']) {
    const html = await (await site.get(path, proxied)).text()
    const [, source = '', integrity] = scriptTag.exec(html) ?? []
    const script = Buffer.from(await (await site.get(source, proxied)).arrayBuffer())
    expect(integrity).toBe(`sha384-${createHash('sha384').update(script).digest('base64')}`)
  }
})

test('the proxy that the handbook shows leads http to https on the same host', () => {
  expect(readFileSync('docs/operations.md', 'utf8')).toContain('return 308 https://$host$request_uri;')
})

test('the rules tell good from bad', () => {
  const score = (headers: Record<string, string>, html = '') =>
    observatoryScore({ headers: new Headers(headers), html }).score
  expect(score({})).toBe(30)
  const good = {
    'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  }
  expect(score(good)).toBe(130)
  const inline = { ...good, 'content-security-policy': "default-src 'self'; script-src 'unsafe-inline'" }
  expect(score(inline)).toBe(60)
  expect(score({ ...good, 'strict-transport-security': 'max-age=60' })).toBe(120)
  expect(score(good, '<script src="https://cdn.example/a.js"></script>')).toBe(125)
  expect(score({ ...good, 'set-cookie': 'session=1' })).toBe(70)
})
