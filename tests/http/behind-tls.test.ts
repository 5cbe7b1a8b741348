import { expect, test } from 'vitest'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { PUBLIC_ORIGIN } from '#tests/support/site-template.ts'

/** As visitors reach it: their browser speaks https with a proxy, and the proxy http with the site. */
const site = useBuiltSite({ PUBLIC_URL: PUBLIC_ORIGIN, TRUSTED_PROXY_HOPS: '1' })
const proxied = {
  host: new URL(PUBLIC_ORIGIN).host,
  'x-forwarded-for': '203.0.113.5',
  'x-forwarded-proto': 'https',
}

const HTTP_ORIGIN = PUBLIC_ORIGIN.replace('https:', 'http:')

const post = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
  site.request(`${HTTP_ORIGIN}${path}`, {
    method: 'POST',
    headers: { ...proxied, ...headers },
    body: new URLSearchParams(fields),
  })

const forms = [
  '/auth',
  '/auth/forgot',
  '/auth/reset',
  '/account',
  '/address-history',
  '/moving',
  '/privacy-choices',
  '/privacy-choices/confirm',
  '/quote',
  '/watches',
  '/watches/confirm',
  '/watches/stop',
  '/desk/sign-in',
  '/desk/set-up',
]

test.each(forms)(
  'a form of %s is read when the browser speaks https, with script and without',
  async path => {
    for (const address of [path, `${path}.data`]) {
      const asHttp = await post(address, { intent: 'nothing' }, { origin: HTTP_ORIGIN })
      for (const headers of [
        { origin: PUBLIC_ORIGIN },
        { origin: PUBLIC_ORIGIN, 'sec-fetch-site': 'same-origin' },
      ]) {
        const response = await post(address, { intent: 'nothing' }, headers)
        expect([address, response.status]).toEqual([address, asHttp.status])
        expect(await response.text()).not.toMatch(/^Bad Request$|Unexpected Server Error/)
      }
      const foreign = await post(address, {}, { origin: 'https://evil.example' })
      expect([address, foreign.status]).toEqual([address, 403])
    }
  },
)

test('somebody signs up through the proxy, and comes back signed in', async () => {
  const response = await post(
    '/auth',
    {
      intent: 'sign-up',
      email: 'proxied@example.com',
      username: 'proxied',
      password: 'correct horse',
      confirmPassword: 'correct horse',
    },
    { origin: PUBLIC_ORIGIN, 'sec-fetch-site': 'same-origin' },
  )
  expect(response.status).toBe(303)
  expect(response.headers.getSetCookie().join('\n')).toMatch(/session_token=.*; Secure/i)
})

test('who reaches the process itself, by its own address, posts as well', async () => {
  const response = await site.request('/auth', {
    method: 'POST',
    headers: { origin: ORIGIN },
    body: new URLSearchParams({ intent: 'sign-in', email: 'nobody@example.com', password: 'whatever' }),
  })
  expect(response.status).toBe(401)
})
