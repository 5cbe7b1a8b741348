import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { NETWORKS_OF_SITE, requestLimits } from '#domain/shared/limits.ts'
import { lookupWords } from '#domain/shared/lookup-words.ts'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'

const site = useBuiltSite()

const aLead = (index: number) => ({
  name: 'Ann Example',
  email: `ann${index}@example.com`,
  phone: '(512) 555-0133',
  zipCode: '78701',
  service: 'Home internet',
  marketingConsent: false,
  page: '/',
  website: '',
})

test('no spelling of its path takes a sign-in out of its lane', async () => {
  const spellings = ['/API/sign-in', '/api/sign-in/', '/api/s%69gn-in']
  const flood = Array.from({ length: 150 }, (_, index) => {
    site.comeFrom(`198.51.100.${index}`)
    const form = { email: `nobody${index}@example.com`, password: 'whatever' }
    return site.postJson(spellings[index % spellings.length] ?? '', form)
  })
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses.filter(status => status === 503).length).toBeGreaterThan(50)
  expect(statuses.filter(status => status === 401).length).toBeGreaterThanOrEqual(60)
})

test('changing the address within a network of one’s own leads past no limit', async () => {
  const { points } = requestLimits.lead
  const send = async (address: string, index: number) => {
    site.comeFrom(address)
    const { status } = await site.postJson('/api/leads', aLead(index))
    return status
  }
  const statuses = []
  for (let index = 0; index < 3 * points; index += 1) {
    statuses.push(await send(`2001:db8:0:7::${index.toString(16)}`, index))
  }
  expect(statuses.slice(0, points).every(status => status === 200)).toBe(true)
  expect(statuses.slice(points).every(status => status === 429)).toBe(true)
  expect(await send('2001:db8:0:8::1', 98)).toBe(200)
})

test('networks of one /48 share what ten of them may', async () => {
  const { limiter } = site.assembled.services
  const { points } = requestLimits.zip
  const used = Array.from({ length: NETWORKS_OF_SITE * points - 2 }, () =>
    limiter.hit('zip', '2001:db8:5', NETWORKS_OF_SITE),
  )
  await Promise.all(used)
  const statuses: number[] = []
  for (const network of ['2001:db8:5:1::1', '2001:db8:5:2::1', '2001:db8:5:3::1', '2001:db8:6:1::1']) {
    site.comeFrom(network)
    statuses.push((await site.get('/api/zip/78701')).status)
  }
  expect(statuses).toEqual([200, 200, 429, 200])
})

test('an IPv4 address written inside an IPv6 one is the same client', async () => {
  const { points } = requestLimits.zip
  site.comeFrom('::ffff:203.0.113.200')
  for (let call = 0; call < points; call += 1) await site.get('/api/zip/78701')
  site.comeFrom('203.0.113.200')
  expect((await site.get('/api/zip/78701')).status).toBe(429)
})

test('what nobody sees is left out of names, notes and messages, posted as JSON or as a form', async () => {
  const name = 'A\u200bnn\u202e Ex\u001bample'
  site.comeFrom('198.51.100.201')
  expect((await site.postJson('/api/leads', { ...aLead(501), name })).status).toBe(200)
  const fields = { ...aLead(502), name, marketingConsent: '' }
  const form = new URLSearchParams(fields)
  form.delete('marketingConsent')
  await site.request('/quote', { method: 'POST', headers: { origin: ORIGIN }, body: form })
  const { rows } = await site.assembled.services.db.execute(
    sql`select name from leads where email in ('ann501@example.com', 'ann502@example.com')`,
  )
  expect(rows).toEqual([{ name: 'Ann Example' }, { name: 'Ann Example' }])
})

test('a name is one line in which something is seen', async () => {
  const names = ['Ann\r\nBcc: x@evil.example', 'Ann\tTab', 'Ann\u2028Sep', 'A\u034f\u034fnn \ufe0fLee']
  site.comeFrom('198.51.100.202')
  for (const [index, name] of names.entries())
    expect((await site.postJson('/api/leads', { ...aLead(510 + index), name })).status).toBe(200)
  const { rows } = await site.assembled.services.db.execute(
    sql`select name from leads where email like 'ann51_@example.com' order by email`,
  )
  expect(rows.map(row => row.name)).toEqual(['Ann Bcc: x@evil.example', 'Ann Tab', 'Ann Sep', 'Ann Lee'])

  site.comeFrom('198.51.100.203')
  for (const unseen of ['\u3164\u3164', '\u2800\u2800\u2800', '\u115f\u200d\u1160']) {
    for (const field of ['name', 'phone']) {
      const response = await site.postJson('/api/leads', { ...aLead(520), [field]: unseen })
      expect([response.status, (await response.json()).fields?.[field]]).toEqual([422, expect.anything()])
    }
  }
})

test('readiness says when orders cannot be stored, and when they can again', async () => {
  const { db } = site.assembled.services
  expect((await site.get('/readyz')).status).toBe(200)
  await db.execute(sql`set default_transaction_read_only = on`)
  // What was asked a moment ago is not asked again.
  await vi.waitFor(async () => expect((await site.get('/readyz')).status).toBe(503), 10_000)
  await db.execute(sql`set default_transaction_read_only = off`)
  await vi.waitFor(async () => expect((await site.get('/readyz')).status).toBe(200), 10_000)
})

test('asking for a plan at a place is a lookup, whether a program asks or a page', async () => {
  const { points } = requestLimits.lookup
  const page = '/plans/metronet-1-gig/label'
  site.comeFrom('198.51.100.210')
  for (let call = 0; call < points; call += 1) expect((await site.get(`${page}?zip=78701`)).status).toBe(200)
  expect((await site.get('/api/plans/metronet-1-gig?zip=78701')).status).toBe(429)
  // The label is there to be read all the same, and says what is left out.
  const limited = await site.get(`${page}?zip=78701`)
  const html = await limited.text()
  expect(limited.status).toBe(200)
  expect(html).toContain('We can’t look up whether it’s sold at 78701 now')
  expect(html).toContain('What the provider’s labels say')
  expect(await (await site.get(page)).text()).not.toContain('We can’t look up')
  expect(await (await site.get('/internet-plans?zip=78701')).text()).toContain(lookupWords.failed.title)
})

test('price changes are limited as a file and as a feed, and know the same providers as for programs', async () => {
  const { points } = requestLimits.price_changes_file
  const { internetProviders } = readSeed()
  site.comeFrom('198.51.100.211')
  for (const id of ['nobody', 'att', ...internetProviders.map(provider => provider.id)]) {
    const asked = ['/api/price-changes', '/price-changes/changes.csv', '/price-changes/feed.xml']
    const answers = await Promise.all(asked.map(path => site.get(`${path}?provider=${id}`)))
    expect([id, new Set(answers.map(({ status }) => status)).size]).toEqual([id, 1])
  }
  site.comeFrom('198.51.100.212')
  for (let call = 0; call < points; call += 1)
    expect((await site.get(`/price-changes/${call % 2 ? 'feed.xml' : 'changes.csv'}`)).status).toBe(200)
  const refused = await site.get('/price-changes/changes.csv')
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
})

test('one’s own pages are read as operations: no address is tried again and again', async () => {
  const { points } = requestLimits.own_pages
  site.comeFrom('198.51.100.213')
  const { limiter } = site.assembled.services
  expect((await site.get('/orders/PW-1?key=guessed')).status).toBe(404)
  for (let call = 1; call < points; call += 1) await limiter.hit('own_pages', '198.51.100.213')
  for (const path of [
    '/orders/PW-1',
    '/orders/PW-1/call.ics',
    '/orders/PW-1/reminders',
    '/callback/x',
    '/watches/stop',
  ])
    expect([path, (await site.get(`${path}?key=guessed`)).status]).toEqual([path, 429])
})
