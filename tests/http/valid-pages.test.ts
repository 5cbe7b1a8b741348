import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { keptPaths } from '#server/pages/prerendered-paths.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { htmlFaults } from '#tests/support/html-faults.ts'
import { siteAddresses } from '#tests/support/site-addresses.ts'

// The kept pages are looked at in pages.test.ts, the desk's in desk-pages.test.ts.

const site = useBuiltSite()
const kept = new Set(keptPaths(readSeed()))
let clients = 0
beforeEach(() => site.comeFrom(`198.51.100.${(clients += 1)}`))

const post = (path: string, fields: Record<string, string>, cookie = '') =>
  site.request(path, {
    method: 'POST',
    headers: { origin: ORIGIN, cookie },
    body: new URLSearchParams(fields),
  })
const mailedLink = async (kind: string) => {
  const { rows } = await site.assembled.services.db.execute(
    sql`select body from mails where kind = ${kind} limit 1`,
  )
  const body = String(rows[0]?.body)
  const link = /http:\/\/localhost(\/\S+(?:key|token)=[\w-]+)/.exec(body)
  return link?.[1] ?? expect.unreachable(`no link in the mail ${kind}: ${body}`)
}

let customer = ''
let reference = ''
beforeAll(async () => {
  customer = await site.signUp('valid_pages')
  await site.postJson('/api/fcc-broadband', { address: '12 Main St, Austin, TX 78701' }, { cookie: customer })
  const order = aPostedOrder({ lines: [aStoredLine('metronet', '1 Gig')] })
  const placed = await site.postJson('/api/orders', order, { cookie: customer })
  reference = ((await placed.json()) as { reference: string }).reference
  await post('/watches', { kind: 'arrival', zipCode: '78704', planType: 'fiber', email: 'ada@example.com' })
})

/** What is wrong with an answer, if it is a page. */
async function faultsOf(path: string, answer: Response): Promise<string[]> {
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return []
  return (await htmlFaults(await answer.text())).map(fault => `${path}: ${fault}`)
}

test.each([
  ['a stranger', () => ''],
  ['a customer', () => customer],
])('every page that is drawn for %s is valid HTML', async (_, cookieOf) => {
  const drawn = siteAddresses({ reference, plan: 'metronet-1-gig', label: 'x' }).filter(
    path => !/^\/(?:desk|api)(?:\/|$)/.test(path) && !kept.has(path),
  )
  expect(drawn.length).toBeGreaterThan(25)
  const faults: string[] = []
  let pages = 0
  for (const path of [
    ...drawn,
    ...['/quote?sent=call', '/watches?sent=', '/results?zip=78704', '/privacy-choices?done=mailed'],
    ...['/auth?returnTo=%2Forders', '/auth?link=ended&returnTo=%2Forders', '/address-history?page=2'],
    await mailedLink('order_received'),
    await mailedLink('watch_confirm'),
  ]) {
    const answer = await site.get(path, { cookie: cookieOf() })
    if (answer.status === 200) pages += 1
    faults.push(...(await faultsOf(path, answer)))
  }
  expect(faults).toEqual([])
  expect(pages).toBeGreaterThan(25)
})

test.each([
  ['/auth', { intent: 'sign-in', email: 'x', password: '' }],
  ['/auth', { intent: 'sign-up', email: 'x', username: '', password: 'a', confirmPassword: 'b' }],
  ['/auth/forgot', { email: 'x' }],
  ['/auth/reset', { token: 'x', password: 'a', confirmPassword: 'b' }],
  ['/quote', { page: '/quote', name: '', email: 'x', phone: '', zipCode: '', service: '' }],
  ['/watches', { kind: 'arrival', zipCode: '0', planType: 'cable', email: 'x' }],
  ['/privacy-choices', { kind: 'delete', email: 'x' }],
])('%s is valid HTML with what is wrong in its form', async (path, fields) => {
  const answer = await post(path, fields)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(await faultsOf(path, answer)).toEqual([])
})
