import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
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
