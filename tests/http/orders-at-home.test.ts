import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { LineCheck } from '#domain/billing/check-words.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { servedPage } from '#tests/support/served-page.ts'

const site = useBuiltSite()

const UNSURE = 'May be sold in your county, not confirmed.'
const UNLISTED = 'Metronet 500 Mbps isn’t listed for Austin, TX 78701.'

test('the list of orders says how certain each service is at its home until its provider confirmed it or it is over', async () => {
  const cookie = await site.signUp('home_in_list')
  const lines = [aStoredLine('tmobile', 'Rely Home Internet'), aStoredLine('metronet', '500 Mbps')]
  const answer = await site.postJson('/api/orders', aPostedOrder({ lines }), { cookie })
  const { orderId, reference } = (await answer.json()) as { orderId: string; reference: string }
  const said = async (path: string) => {
    const words = (await servedPage(site.get(path, { cookie }))).words
    return [UNSURE, UNLISTED].map(doubt => words.includes(doubt))
  }
  const pages = ['/orders', `/orders/${reference}`, `/order-confirmation?order=${orderId}`]
  const { db } = site.assembled.services
  const { rows } = await db.execute(
    sql`select body from mails where order_reference = ${reference} and kind = 'order_received'`,
  )
  for (const doubt of [UNSURE, UNLISTED]) expect(rows[0]?.body).toContain(doubt)
  for (const [status, doubts] of [
    ['submitted', true],
    ['confirmed', false],
    ['booked', false],
    ['cancelled', false],
  ] as const) {
    await db.execute(sql`update customer_orders set status = ${status} where id = ${orderId}`)
    for (const page of pages)
      expect([status, page, ...(await said(page))]).toEqual([status, page, doubts, doubts])
  }
})

test('where an order moved to a place whose data don’t have its services, the list says so instead of the former costs', async () => {
  const cookie = await site.signUp('moved_in_list')
  const lines = [aStoredLine('spectrum', 'Spectrum Internet')]
  const answer = await site.postJson('/api/orders', aPostedOrder({ lines }), { cookie })
  const { orderId } = (await answer.json()) as { orderId: string }
  const { db } = site.assembled.services
  await db.execute(sql`
    update customer_orders set status = 'booked', shipping_address = '5 Main St, Hartford, CT 06103' where id = ${orderId}`)
  const words = (await servedPage(site.get('/orders', { cookie }))).words
  expect(words).toContain('Prices and availability may differ at Hartford, CT 06103.')
  expect(words).not.toContain('Total over 24 months')
})

test('cart, pages and email of an order say of a price that no label confirms it, of a confirmed one when it was checked, and of home security when it was listed', async () => {
  const email = 'listed_only@example.com'
  const cookie = await site.signUp('listed_only')
  const lines = [
    aStoredLine('hughesnet', 'Select'),
    aStoredLine('spectrum', 'Spectrum Internet'),
    aStoredLine('wow', 'Bundle Internet 100 Mbps'),
    aStoredLine('adt', 'Basic'),
  ]
  const cost = await site.postJson('/api/cart-cost', { lines, zipCode: '78701' })
  const { checks } = (await cost.json()) as { checks: (LineCheck & { service: string })[] }
  expect(checks.map(({ service, unconfirmed, unlabeled }) => [service, unconfirmed, unlabeled])).toEqual([
    ['Hughesnet Select', true, undefined],
    ['Spectrum Internet', undefined, undefined],
    ['WOW! Bundle Internet 100 Mbps', true, undefined],
    ['ADT Basic', undefined, true],
  ])
  // The data of a place tell of internet lines only.
  expect(checks.at(-1)?.certainty).toBe('not checked for your address')
  const answer = await site.postJson('/api/orders', aPostedOrder({ email, lines }), { cookie })
  const { reference } = (await answer.json()) as { reference: string }
  const { rows } = await site.assembled.services.db.execute(
    sql`select body from mails where recipient = ${email} and kind = 'order_received'`,
  )
  const pages = ['/orders', `/orders/${reference}`, '/order-confirmation'].map(
    async path => (await servedPage(site.get(path, { cookie }))).words,
  )
  for (const words of [...(await Promise.all(pages)), String(rows[0]?.body)]) {
    expect(words).toMatch(/Price listed [A-Z][a-z]{2} \d{1,2}, \d{4}, no label confirms it\./)
    expect(words.match(/Price checked [A-Z][a-z]{2} \d{1,2}, \d{4}\./g)).toHaveLength(1)
    expect(
      words.match(/Not checked for your address\. Price listed [A-Z][a-z]{2} \d{1,2}, \d{4}\./g),
    ).toHaveLength(1)
  }
})

test('the email of an order says which home its figures are for, and has none where the address is somewhere else', async () => {
  const lines = [aStoredLine('tmobile', 'Rely Home Internet')]
  const mailedTo = async (email: string, address: string) => {
    const cookie = await site.signUp(email.split('@')[0] ?? '')
    const order = aPostedOrder({ email, lines, address, zipCode: '59718' })
    expect((await site.postJson('/api/orders', order, { cookie })).status).toBe(200)
    const { rows } = await site.assembled.services.db.execute(
      sql`select body from mails where recipient = ${email} and kind = 'order_received'`,
    )
    return String(rows[0]?.body)
  }
  const here = await mailedTo('stays@example.com', '12 Main St, Bozeman')
  expect(here).toContain('Worked out for Bozeman, MT 59718. These are the terms')
  expect(here).toContain('Total over 24 months')
  // The checkout showed the cost for the place that was searched last, and this address names no ZIP code but another state.
  const elsewhere = await mailedTo('elsewhere@example.com', '12 Main St, Austin, TX')
  expect(elsewhere).toContain(
    'Prices and availability may differ at 12 Main St, Austin, TX. The prices above are those for Bozeman, MT 59718.',
  )
  expect(elsewhere).not.toContain('Total over 24 months')
  expect(elsewhere).not.toContain('in your county')
})
