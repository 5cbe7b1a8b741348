import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { orderServices } from '#domain/orders/orders.operations.server.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'

const { offerings } = readSeed()

const site = useBuiltSite()
const [first] = offerings
if (!first) throw new Error('The catalogue is empty')
const line = () => aStoredLine(first.providerId, first.serviceName)
const justPlaced = async (cookie: string) => (await site.get('/api/orders/just-placed', { cookie })).json()

test('twenty of the same order posted at once are one order', async () => {
  const cookie = await site.signUp('twenty')
  const body = aPostedOrder({ lines: [line()] })
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => site.postJson('/api/orders', body, { cookie })),
  )
  const answers = await Promise.all(responses.map(async response => JSON.stringify(await response.json())))
  expect(new Set(responses.map(response => response.status))).toEqual(new Set([200]))
  expect(new Set(answers).size).toBe(1)
  const { rows } = await site.assembled.services.db.execute(
    sql`select count(*)::int as orders from customer_orders where contact_name = ${body.name}`,
  )
  expect(rows).toEqual([{ orders: 1 }])
})

test('notes are optional', async () => {
  const cookie = await site.signUp('noteless')
  const { notes: _none, ...body } = aPostedOrder({ lines: [line()] })
  expect((await site.postJson('/api/orders', body, { cookie })).status).toBe(200)
})

test('an order without signing in is refused in the specified words', async () => {
  const response = await site.postJson('/api/orders', aPostedOrder({ lines: [line()] }))
  expect(response.status).toBe(401)
  expect(await response.json()).toMatchObject({
    code: 'authentication_required',
    title: 'Authentication required',
    detail: 'Please sign in to complete your purchase',
  })
})

test('an empty cart is refused in the specified words', async () => {
  const cookie = await site.signUp('empty')
  const response = await site.postJson('/api/orders', aPostedOrder(), { cookie })
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({
    title: 'Cart is empty',
    detail: 'Please add items to your cart before checkout',
  })
})

test('missing contact details come back field by field', async () => {
  const cookie = await site.signUp('fields')
  const body = { ...aPostedOrder({ lines: [line()] }), name: 'A', email: 'x', phone: ' ', address: '' }
  const response = await site.postJson('/api/orders', body, { cookie })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    fields: {
      name: 'Name is required',
      email: 'Valid email is required',
      phone: 'Phone number is required',
      address: 'Address is required',
    },
  })
  const long = { ...body, name: 'A'.repeat(201), email: 'a@b.co', phone: '5', address: 'A'.repeat(501) }
  expect(await (await site.postJson('/api/orders', long, { cookie })).json()).toMatchObject({
    fields: { name: 'At most 200 characters', address: 'At most 500 characters' },
  })
})

test('contact details are stored as lines in which something is seen, an address in as many as were typed', async () => {
  // So many sign up in this file that one address may not.
  site.comeFrom('198.51.100.77')
  const cookie = await site.signUp('lines')
  const body = aPostedOrder({ lines: [line()] })
  const unseen = { ...body, name: '\u3164\u3164', address: '\r\n\u2800' }
  const refusal = await site.postJson('/api/orders', unseen, { cookie })
  expect(await refusal.json()).toMatchObject({
    fields: { name: 'Name is required', address: 'Address is required' },
  })
  const address = '12  Oak St\r\n\u2028Hartford,\tCT 06101'
  const notes = 'Side door.\n\nGate 8241'
  const typed = { ...body, name: 'Ann\r\nLines', address, notes }
  expect((await site.postJson('/api/orders', typed, { cookie })).status).toBe(200)
  const { rows } = await site.assembled.services.db.execute(
    sql`select shipping_address as address, notes from customer_orders where contact_name = 'Ann Lines'`,
  )
  expect(rows).toEqual([{ address: '12 Oak St\nHartford, CT 06101', notes }])
})

test('a tampered price answers with the corrected cart and stores nothing', async () => {
  const cookie = await site.signUp('tamper')
  const body = aPostedOrder({ name: 'Tam Perer', lines: [{ ...line(), price: 1 }] })
  const response = await site.postJson('/api/orders', body, { cookie })
  expect(response.status).toBe(409)
  const refusal = await response.json()
  expect(refusal).toMatchObject({ code: 'cart_changed', lines: [{ ...line(), id: expect.any(String) }] })
  const told = z.safeParse(orderServices.added?.cart_changed ?? z.never(), refusal)
  expect(told.error?.issues ?? []).toEqual([])
  const { rows } = await site.assembled.services.db.execute(
    sql`select count(*)::int as orders from customer_orders where contact_name = 'Tam Perer'`,
  )
  expect(rows).toEqual([{ orders: 0 }])
})

test('an order says what its sums were of: at another later price or fee nothing is ordered', async () => {
  const cookie = await site.signUp('later')
  const lines = [aStoredLine('metronet', '500 Mbps')]
  const { shown } = await (await site.postJson('/api/cart-cost', { lines })).json()
  expect(shown).toEqual([
    { planId: 'metronet-500', prices: expect.stringMatching(/^1:\d+ 13:\d+ once \d+$/) },
  ])
  const before = [{ ...shown[0], prices: shown[0].prices.replace(/13:\d+/, '13:1') }]
  const refusal = await site.postJson('/api/orders', aPostedOrder({ lines, shown: before }), { cookie })
  expect([refusal.status, await refusal.json()]).toMatchObject([
    409,
    { code: 'cart_changed', lines: [{ planId: 'metronet-500' }], changes: [{ kind: 'later' }] },
  ])
  const placed = await site.postJson('/api/orders', aPostedOrder({ lines, shown }), { cookie })
  expect(placed.status).toBe(200)
})

test('a confirmation shows to its owner only', async () => {
  const [ada, eve] = [await site.signUp('ada_owner'), await site.signUp('eve_other')]
  const placed = await site.postJson('/api/orders', aPostedOrder({ lines: [line()] }), { cookie: ada })
  const { orderId, reference } = (await placed.json()) as { orderId: string; reference: string }
  const path = `/order-confirmation?order=${orderId}`
  const own = await (await site.get(path, { cookie: ada })).text()
  expect(own).toContain('Order Confirmed!')
  expect(own).toContain(reference)
  expect(own).toMatch(/<a [^>]*href="\/"[^>]*>Return to Home<\/a>/)
  expect(own).toMatch(/<a [^>]*href="\/providers"[^>]*>Browse More Services<\/a>/)
  for (const headers of [{ cookie: eve }, {}]) {
    const other = await site.get(path, headers)
    expect(other.status).toBe(200)
    expect(await other.text()).not.toContain(reference)
  }
  expect((await site.get('/order-confirmation?order=1%27--', { cookie: ada })).status).toBe(302)

  // An empty checkout says that it was placed: to its owner, within the hour.
  expect(await justPlaced(ada)).toEqual({ order: { id: orderId, reference } })
  expect(await justPlaced(eve)).toEqual({ order: null })
  expect(await justPlaced('')).toEqual({ order: null })
  await site.assembled.services.db.execute(
    sql`update customer_orders set created_at = now() - interval '61 minutes' where id = ${orderId}`,
  )
  expect(await justPlaced(ada)).toEqual({ order: null })
})

test('the confirmation of an order that was canceled says so, and confirms nothing', async () => {
  const cookie = await site.signUp('carla_cancels')
  const placed = await site.postJson('/api/orders', aPostedOrder({ lines: [line()] }), { cookie })
  const { orderId, reference } = (await placed.json()) as { orderId: string; reference: string }
  const canceled = await site.request(`/orders/${reference}`, {
    method: 'POST',
    headers: { origin: ORIGIN, cookie },
    body: new URLSearchParams({ intent: 'cancel' }),
  })
  expect(canceled.status).toBe(303)
  const page = await (await site.get(`/order-confirmation?order=${orderId}`, { cookie })).text()
  expect(page).toContain('Order Canceled')
  expect(page).toContain(reference)
  expect(page).not.toMatch(/Order Confirmed|What it will cost|Thank you/)
  expect(await justPlaced(cookie)).toEqual({ order: null })
})

test('a number that nobody can dial is accepted, and promises no call', async () => {
  const cookie = await site.signUp('undialed')
  const body = aPostedOrder({ lines: [line()], phone: '12345' })
  const placed = await site.postJson('/api/orders', body, { cookie })
  const { orderId, reference } = (await placed.json()) as { orderId: string; reference: string }
  for (const path of [`/order-confirmation?order=${orderId}`, `/orders/${reference}`]) {
    const page = await (await site.get(path, { cookie })).text()
    expect(page).toContain(`the number you gave us, so we write to ${body.email} instead.`)
    expect(page).not.toMatch(/calls 12345|When should we call/)
  }
})
