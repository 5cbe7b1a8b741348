import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { endpoints, pageOperations } from '#app/operations/operations.server.ts'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { siteAddresses } from '#tests/support/site-addresses.ts'

const site = useBuiltSite()

/** What only A may ever read. */
const secrets = ['99 Hidden Hollow', 'PW-AAAA-AAAA', 'owner_a', 'Ada Only', '+1 555 0199']
let a: string
let b: string
let ids: { order: string; entry: string; session: string }

beforeAll(async () => {
  a = await site.signUp('owner_a')
  b = await site.signUp('visitor_b')
  const { db } = site.assembled.services
  const [user] = (await db.execute(sql`select id from users where username = 'owner_a'`)).rows
  const userId = String(user?.id)
  await site.postJson('/api/fcc-broadband', { address: '99 Hidden Hollow, Austin, TX 78701' }, { cookie: a })
  await db.execute(sql`
    insert into customer_orders (user_id, reference, idempotency_key, request_hash, contact_name, contact_email, contact_phone)
    values (${userId}, 'PW-AAAA-AAAA', gen_random_uuid(), 'hash', 'Ada Only', 'owner_a@example.com', '+1 555 0199')`)
  const idOf = async (table: string) =>
    String(
      (await db.execute(sql`select id from ${sql.identifier(table)} where user_id = ${userId} limit 1`))
        .rows[0]?.id,
    )
  ids = {
    order: await idOf('customer_orders'),
    entry: await idOf('address_submissions'),
    session: await idOf('sessions'),
  }
})

/** Every address of the site with A's ids wherever one could be put. */
function everyAddress(): string[] {
  const query = new URLSearchParams({
    order: ids.order,
    id: ids.entry,
    session: ids.session,
    sessionId: ids.session,
    page: '1',
    user: 'owner_a',
  })
  return siteAddresses().map(path => `${path}?${query}`)
}

test('A reads the own data, so that the next tests would notice them', async () => {
  const pages = ['/address-history', '/orders', `/order-confirmation?order=${ids.order}`, '/api/session']
  const texts = await Promise.all(pages.map(async path => (await site.get(path, { cookie: a })).text()))
  for (const secret of secrets) expect(texts.join()).toContain(secret)
})

test.each(['anonymous', 'B'])('%s reads nothing of A at any address', async role => {
  const headers: Record<string, string> = role === 'B' ? { cookie: b } : {}
  const addresses = everyAddress()
  expect(addresses.length).toBeGreaterThan(35)
  for (const address of addresses) {
    const response = await site.get(address, headers)
    expect([address, response.status < 500]).toEqual([address, true])
    const text = await response.text()
    // The query that was asked may come back; what is A's may not.
    const answered = text.replaceAll('user=owner_a', '')
    for (const secret of secrets) expect([address, answered.includes(secret)]).toEqual([address, false])
  }
})

test.each(['anonymous', 'B'])('%s changes nothing of A at any address', async role => {
  const fields = {
    id: ids.entry,
    order: ids.order,
    sessionId: ids.session,
    userId: 'owner_a',
    currentPassword: 'correct horse',
  }
  const headers = { origin: ORIGIN, ...(role === 'B' ? { cookie: b } : {}) }
  for (const address of everyAddress()) {
    if (address.startsWith('/api/sign-out')) continue
    for (const intent of ['end-session', 'sign-in', 'none']) {
      const form = await site.request(address, {
        method: 'POST',
        headers,
        body: new URLSearchParams({
          ...fields,
          intent,
          ...(intent === 'end-session' ? { id: ids.session } : {}),
        }),
      })
      expect([address, intent, form.status < 500]).toEqual([address, intent, true])
    }
    const json = await site.postJson(address, fields, headers)
    expect([address, json.status < 500]).toEqual([address, true])
  }
  const { db } = site.assembled.services
  for (const [table, id] of [
    ['customer_orders', ids.order],
    ['address_submissions', ids.entry],
    ['sessions', ids.session],
  ] as const) {
    const { rows } = await db.execute(sql`select 1 from ${sql.identifier(table)} where id = ${id}`)
    expect([table, rows.length]).toEqual([table, 1])
  }
})

const declared = Object.entries(endpoints).map(([key, { operation }]) => [key, operation.who] as const)

test.each(declared)('%s lets in whom it declares: %s', async (key, who) => {
  const [method = '', path = ''] = key.split(' ')
  const address = path.replace(':zip', '78701')
  const ask = (cookie: string) =>
    method === 'GET' ? site.get(address, { cookie }) : site.postJson(address, {}, { cookie })
  expect((await ask('')).status === 401).toBe(who === 'signed_in')
  if (address !== '/api/sign-out') expect((await ask(b)).status).not.toBe(401)
})

const forms = Object.entries(pageOperations).filter(([key]) => key.startsWith('POST '))

test.each(forms)(
  'the forms behind %s send others to sign in, where they are for accounts',
  async (key, asked) => {
    const [, path = ''] = key.split(' ')
    const body = new URLSearchParams(path === '/account' ? { intent: 'end-others' } : {})
    const response = await site.request(path, { method: 'POST', headers: { origin: ORIGIN }, body })
    const isSentAway = response.status === 302 && response.headers.get('location')?.startsWith('/auth?')
    expect(isSentAway).toBe(asked.some(({ who }) => who === 'signed_in'))
  },
)
