import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { addKey } from '#domain/partners/partner-keys.server.ts'
import { transaction } from '#platform/database.server.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { aPartner, PARTNER_SITE } from '#tests/support/partner.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useBuiltSite()
let key: string
const db = () => site.assembled.services.db
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

beforeAll(async () => {
  ;({ key } = await aPartner(db(), { kind: 'page' }))
})

test('without a key nothing is told to other sites', async () => {
  const answer = await site.get('/api/zip/78701', { origin: PARTNER_SITE })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test('with a key browsers of the partner’s sites may read, and only those', async () => {
  const answer = await site.get('/api/plans?zip=78701&limit=2', { ...bearer(key), origin: PARTNER_SITE })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBe(PARTNER_SITE)
  expect(answer.headers.get('vary')).toContain('origin')
  const foreign = await site.get('/api/plans', { ...bearer(key), origin: 'https://else.example' })
  expect(foreign.status).toBe(403)
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
  // A program's key isn't for browsers: in a page everybody could read it.
  const { key: secret } = await aPartner(db(), { mark: 'secret' })
  for (const origin of [PARTNER_SITE, 'https://else.example']) {
    const inPage = await site.get('/api/plans', { ...bearer(secret), origin })
    expect([inPage.status, (await inPage.json()).code]).toEqual([403, 'partner_key_other_kind'])
    expect(inPage.headers.get('access-control-allow-origin')).toBeNull()
  }
})

test('a key that everybody can read in a page uses up no program’s quota, and leads past no limit', async () => {
  const { id, key: secret } = await aPartner(db(), { mark: 'both', dailyQuota: 3 })
  const { key: read } = await transaction(db(), tx => addKey(tx, id, { kind: 'page', at: new Date() }))
  const bare = await site.get('/api/guides', bearer(read))
  expect([bare.status, (await bare.json()).code]).toEqual([403, 'partner_key_other_kind'])
  // Whoever isn't a browser can claim to come from the site.
  site.comeFrom('203.0.113.201')
  const claimed = { ...bearer(read), origin: PARTNER_SITE }
  const asked = await Promise.all(Array.from({ length: 130 }, () => site.get('/api/guides', claimed)))
  expect(asked.filter(answer => answer.status === 200)).toHaveLength(120)
  expect(asked.filter(answer => answer.status === 429)).toHaveLength(10)
  site.comeFrom('203.0.113.1')
  for (const status of [200, 200, 200, 429])
    expect((await site.get('/api/guides', bearer(secret))).status).toBe(status)
  const widget = (of: string) =>
    site.get(`/widget/frame?${new URLSearchParams({ key: of, site: PARTNER_SITE })}`)
  expect([(await widget(read)).status, (await widget(secret)).status]).toEqual([200, 403])
  // One from before keys had a kind opens both, as it did.
  await db().execute(sql`update partners set daily_quota = 100 where id = ${id}`)
  await db().execute(sql`update partner_keys set kind = null where partner_id = ${id}`)
  for (const headers of [bearer(secret), { ...bearer(secret), origin: PARTNER_SITE }])
    expect((await site.get('/api/guides', headers)).status).toBe(200)
  expect((await widget(secret)).status).toBe(200)
  const admin = await signInStaff(site, 'administrator')
  const shown = await (await site.get(`/desk/partners/${id}`, { cookie: admin })).text()
  expect(shown).toContain('Both, as older keys are. Replace it by one for each.')
})

test('browsers may ask beforehand, from sites of partners alone, and only to read', async () => {
  const ask = (origin: string, path = '/api/plans') =>
    site.request(path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    })
  const known = await ask(PARTNER_SITE)
  expect(known.headers.get('access-control-allow-origin')).toBe(PARTNER_SITE)
  expect(known.headers.get('access-control-allow-headers')).toBe('authorization')
  expect(known.headers.get('access-control-allow-credentials')).toBeNull()
  expect((await ask('https://else.example')).headers.get('access-control-allow-origin')).toBeNull()
  expect((await ask(PARTNER_SITE, '/api/orders')).headers.get('access-control-allow-origin')).toBeNull()
})

test('a key that nobody has is refused, as is one that was revoked', async () => {
  const refused = await site.get('/api/plans', bearer(`pk_${'x'.repeat(43)}`))
  expect([refused.status, (await refused.json()).code]).toEqual([401, 'partner_key_unknown'])
  expect(refused.headers.get('www-authenticate')).toBe('Bearer')
  const { id, key: other } = await aPartner(db(), { mark: 'gone' })
  expect((await site.get('/api/guides', bearer(other))).status).toBe(200)
  const admin = await signInStaff(site, 'administrator')
  const [row] = (await db().execute(sql`select id from partner_keys where partner_id = ${id}`)).rows
  const form = { intent: 'revoke', key: String(row?.id) }
  expect((await postDesk(site, `/desk/partners/${id}`, form, admin)).status).toBe(200)
  expect((await site.get('/api/guides', bearer(other))).status).toBe(401)
})

test('the quota of a key stands in the place of the limit by network, and ends at the quota', async () => {
  const { id, key: small } = await aPartner(db(), { mark: 'small', dailyQuota: 3 })
  const statuses = async (count: number) =>
    (await Promise.all(Array.from({ length: count }, () => site.get('/api/guides', bearer(small))))).map(
      answer => answer.status,
    )
  expect((await statuses(5)).toSorted()).toEqual([200, 200, 200, 429, 429])
  const over = await site.get('/api/guides', bearer(small))
  expect((await over.json()).code).toBe('partner_quota_used')
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
  const [used] = (await db().execute(sql`select api, refused from partner_usage where partner_id = ${id}`))
    .rows
  expect(used).toMatchObject({ api: 3, refused: 3 })

  const { key: large } = await aPartner(db(), { mark: 'large', dailyQuota: 1000 })
  site.comeFrom('203.0.113.200')
  const asked = await Promise.all(Array.from({ length: 130 }, () => site.get('/api/guides', bearer(large))))
  expect(asked.every(answer => answer.status === 200)).toBe(true)
  const plain = await Promise.all(Array.from({ length: 130 }, () => site.get('/api/guides')))
  expect(plain.filter(answer => answer.status === 429)).toHaveLength(10)
  site.comeFrom('203.0.113.1')
})

test('the token of a session is no key, and a key is no session', async () => {
  expect((await site.get('/api/session', bearer(key))).status).toBe(200)
  expect(await (await site.get('/api/session', bearer(key))).json()).not.toHaveProperty('user.id')
  expect((await site.get('/api/guides', bearer('abc'))).status).toBe(200)
})

test('the desk takes a partner in, shows its key once, and numbers alone', async () => {
  const admin = await signInStaff(site, 'administrator')
  const form = {
    ...{ intent: 'add', name: 'City of Austin', mark: 'city-of-austin' },
    ...{ sites: 'https://www.city.example\nhttps://City.example/', dailyQuota: '500' },
  }
  const added = await postDesk(site, '/desk/partners', form, admin)
  expect(added.status).toBe(302)
  const page = added.headers.get('location') ?? ''
  const made = await (await postDesk(site, page, { intent: 'add-key', kind: 'program' }, admin)).text()
  const [shown = ''] = /pk_[\w-]{43}/.exec(made) ?? []
  expect(shown).not.toBe('')
  expect((await site.get('/api/guides', bearer(shown))).status).toBe(200)
  const kept = JSON.stringify((await db().execute(sql`select * from partner_keys`)).rows)
  expect(kept).not.toContain(shown)

  const taken = await site.postJson(
    '/api/leads',
    {
      ...{ name: 'Ada Only', email: 'ada@example.com', phone: '(512) 555-0100', zipCode: '78701' },
      ...{ service: 'Home internet', marketingConsent: false, page: '/' },
      website: '',
    },
    { 'x-partner': 'city-of-austin' },
  )
  expect(await taken.json()).toMatchObject({ success: true })
  const again = await (await site.get(page, { cookie: admin })).text()
  expect(again).not.toContain(shown)
  expect(again).toContain('https://www.city.example')
  expect(again).toContain('https://city.example')
  expect(again).not.toContain('Ada Only')
  const [lead] = (await db().execute(sql`select partner from leads`)).rows
  expect(lead?.partner).toBe('city-of-austin')
  const [webhook] = (await db().execute(sql`select data from pgboss.job where name = 'automation_webhook'`))
    .rows
  expect(JSON.stringify(webhook)).not.toContain('city-of-austin')
})

test('what is no site is refused with what was typed', async () => {
  const admin = await signInStaff(site, 'administrator')
  for (const bad of ['http://city.example', 'https://city.example/path', '*', "https://*.example; 'none'"]) {
    const form = { intent: 'add', name: 'X Y', mark: 'xy', sites: bad, dailyQuota: '1' }
    const answer = await postDesk(site, '/desk/partners', form, admin)
    expect([bad, answer.status]).toEqual([bad, 422])
    expect(await answer.text()).toContain('Write one site a line')
  }
})
