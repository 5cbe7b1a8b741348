import { expect, test } from 'vitest'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { PUBLIC_ORIGIN } from '#tests/support/site-template.ts'

const site = useBuiltSite({ PUBLIC_URL: PUBLIC_ORIGIN })

test('under https the session cookie is bound to the host and HSTS is sent', async () => {
  const cookie = await site.signUp('secure')
  expect(cookie).toMatch(/^__Host-plainwire/)
  const session = await site.get('/api/session', { cookie })
  expect(await session.json()).toMatchObject({ user: { username: 'secure' } })
  expect(session.headers.get('strict-transport-security')).toContain('max-age=')
})

test('a fault inside shows a page with header, phone and words, and nothing of the inside', async () => {
  const { accounts } = site.assembled.services
  const { visitorOf, prolongSession } = accounts
  const fault = () => Promise.reject(new Error('secret detail at /somewhere/inside.js'))
  Object.assign(accounts, { visitorOf: fault, prolongSession: fault })
  try {
    const page = await site.get('/order-confirmation')
    expect(page.status).toBe(500)
    const html = await page.text()
    expect(html).toContain('Something went wrong on our side')
    expect(html).toContain('(800) 555-0142')
    expect(html).not.toContain('secret detail')
    const api = await site.get('/api/session')
    expect(api.status).toBe(500)
    const body = await api.text()
    expect(body).not.toContain('secret detail')
    expect(JSON.parse(body)).toMatchObject({ code: 'unexpected', retry: true })
  } finally {
    Object.assign(accounts, { visitorOf, prolongSession })
  }
})

test('a database that cannot be reached answers 503 and says when to try again', async () => {
  const { accounts } = site.assembled.services
  const { prolongSession } = accounts
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  accounts.prolongSession = () => Promise.reject(new Error('Failed query', { cause: refused }))
  try {
    const response = await site.get('/api/session')
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await site.get('/')).status).toBe(200)
  } finally {
    accounts.prolongSession = prolongSession
  }
})
