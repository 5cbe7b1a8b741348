import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { requestLimits } from '#domain/shared/limits.ts'
import { dollarsFromCents } from '#domain/shared/money.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { centsOf, priceOf } from '#tests/support/catalogue-prices.ts'

const site = useBuiltSite()
let client = 0
beforeEach(() => site.comeFrom(`203.0.113.${(client += 1)}`))

const lead = (changes: object = {}) => ({
  name: 'Bo Renter',
  email: 'bo@example.com',
  phone: '512 555 0101',
  zipCode: '78701',
  internet: 'metronet-1-gig',
  security: 'adt-pro',
  tv: null,
  wantsAudit: false,
  marketingConsent: false,
  page: '/bundles',
  website: '',
  ...changes,
})
const post = (body: unknown, headers: Record<string, string> = {}) =>
  site.postJson('/api/bundle-leads', body, headers)
const rowsOf = async (email: string) => {
  const { db } = site.assembled.services
  const leads = await db.execute(sql`select * from leads where email = ${email}`)
  const jobs = await db.execute(
    sql`select data from pgboss.job where name = 'automation_webhook' and data->'payload'->>'email' = ${email}`,
  )
  return { leads: leads.rows, messages: jobs.rows.map(row => row.data) }
}

test('a bundle is taken in one call and queued with exactly the specified keys, at catalogue prices', async () => {
  const response = await post(lead({ wantsAudit: true }), { 'sec-gpc': '1', 'user-agent': 'Test browser' })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    success: true,
    callPage: expect.stringMatching(/^\/callback\/[0-9a-f-]{36}\?key=/),
    answerBy: { at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), timeZone: 'America/Chicago' },
  })
  const { leads, messages } = await rowsOf('bo@example.com')
  expect(leads).toMatchObject([{ source: 'bundle', lead_type: 'bundle_request', zip_code: '78701' }])
  expect(messages).toMatchObject([
    {
      kind: 'bundle_lead',
      payload: {
        customer_name: 'Bo Renter',
        email: 'bo@example.com',
        phone: '512 555 0101',
        address: 'Austin, TX 78701',
        bundle: 'Metronet 1 Gig + ADT Pro',
        price: dollarsFromCents(centsOf('metronet-1-gig', 'adt-pro')),
        notes: 'Free bill check wanted',
        selected_service: 'Metronet 1 Gig, ADT Pro',
      },
    },
  ])
  const [message] = messages as { payload: object }[]
  expect(Object.keys(message?.payload ?? {}).toSorted()).toEqual(
    ['customer_name', 'email', 'phone', 'address', 'bundle', 'price', 'notes', 'selected_service'].toSorted(),
  )
  const { rows } = await site.assembled.services.db.execute(
    sql`select * from consents where email = 'bo@example.com'`,
  )
  expect(rows).toMatchObject([
    {
      source: 'bundle',
      form_id: 'bundle-builder',
      page_url: 'http://localhost/bundles',
      user_agent: 'Test browser',
      global_privacy_control: true,
      callback_requested: true,
      marketing_calls: false,
    },
  ])
})

test('a price from the browser is refused, and so is a plan that is not on offer', async () => {
  expect((await post(lead({ price: 1 }))).status).toBe(422)
  const gone = await post(lead({ internet: 'metronet-teleport', email: 'gone@example.com' }))
  expect(gone.status).toBe(422)
  expect(await gone.json()).toMatchObject({
    fields: { bundle: 'A plan of this bundle is no longer offered. Please choose again.' },
  })
  const nothing = await post(lead({ internet: null, security: null }))
  expect(await nothing.json()).toMatchObject({ fields: { bundle: 'Choose at least one service.' } })
})

test('missing contact details come back field by field', async () => {
  const response = await post(lead({ name: ' ', email: 'x', phone: '' }))
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    fields: { name: 'Name is required', email: 'Valid email is required', phone: 'Phone number is required' },
  })
})

test('a machine is thanked like a person, and nothing is kept of it', async () => {
  for (const marks of [{ website: 'http://spam.example' }, { shownForMs: 40, touched: false }]) {
    const response = await post(lead({ ...marks, email: 'machine@example.com' }))
    expect(await response.json()).toEqual({ success: true })
  }
  expect(await rowsOf('machine@example.com')).toEqual({ leads: [], messages: [] })
})

test('another site cannot send a bundle', async () => {
  const response = await post(lead({ email: 'foreign@example.com' }), { origin: 'https://elsewhere.example' })
  expect(response.status).toBe(403)
  expect((await rowsOf('foreign@example.com')).leads).toEqual([])
})

test('one client sends so many bundles and no more', async () => {
  const send = () => post(lead({ email: 'many@example.com' }))
  for (let sent = 0; sent < requestLimits.lead.points; sent += 1) expect((await send()).status).toBe(200)
  const refused = await send()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await rowsOf('many@example.com')).messages).toHaveLength(1)
})

test('a link to a bundle is rendered with it, and one to nothing known with the empty builder', async () => {
  const shared = await (await site.get('/bundles?internet=metronet-1-gig&tv=directv-choice&zip=78701')).text()
  expect(shared).toContain(priceOf('metronet-1-gig', 'directv-choice'))
  const unknown = await site.get('/bundles?internet=%3Cscript%3Ealert(1)%3C/script%3E')
  expect(unknown.status).toBe(200)
  const html = await unknown.text()
  expect(html).toContain('One plan in this link is no longer sold')
  expect(html).not.toContain('<script>alert(1)')
})

test('a request from a ZIP code that nobody has is refused by its field; one that only our directory lacks is taken', async () => {
  const quote = (zipCode: string) => {
    const { name, phone, page, website, marketingConsent } = lead()
    const email = `${zipCode}@example.com`
    const fields = { name, email, phone, zipCode, page, website, marketingConsent }
    return site.postJson('/api/leads', { ...fields, service: 'Home internet' })
  }
  const bundle = (zipCode: string) => post(lead({ zipCode, email: `b${zipCode}@example.com` }))
  for (const ask of [quote, bundle]) {
    const refused = await ask('00000')
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ fields: { zipCode: expect.stringContaining('ZIP code') } })
    expect((await ask('78700')).status).toBe(200)
  }
})

test('a bundle that was built without a ZIP code is taken, with every key of its payload', async () => {
  const response = await post(lead({ zipCode: '', email: 'nowhere@example.com' }))
  expect(response.status).toBe(200)
  const { leads, messages } = await rowsOf('nowhere@example.com')
  expect(leads).toMatchObject([{ zip_code: '' }])
  expect(messages).toMatchObject([{ payload: { address: '', notes: '', customer_name: 'Bo Renter' } }])
})
