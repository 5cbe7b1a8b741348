import { sql } from 'drizzle-orm'
import { parse } from 'node-html-parser'
import { beforeAll, expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { cookieOf } from '#tests/support/cookies.ts'
import { signInStaff } from '#tests/support/staff.ts'

const [first] = readSeed().offerings
if (!first) throw new Error('The catalogue is empty')

const site = useBuiltSite()

/** What would run if a screen wrote it as it came; each field says its own name, so that it is known to have arrived. */
const hostile = (field: string) =>
  `${field}<img src=x onerror=alert(1)><svg onload=alert(2)></script></title></textarea><script>alert(3)</script>"onfocus="alert(4)`
const sent = new Set<string>()
const field = (name: string) => {
  sent.add(name)
  return hostile(name)
}

const postForm = (path: string, fields: Record<string, string>, cookie = '') =>
  site.request(path, {
    method: 'POST',
    headers: { origin: ORIGIN, cookie },
    body: new URLSearchParams(fields),
  })
let clients = 0
const postJson = async (path: string, body: object, cookie = '') => {
  site.comeFrom(`198.51.102.${(clients += 1)}`)
  const answer = await site.postJson(path, body, { cookie })
  expect(answer.status, `${path}: ${await answer.clone().text()}`).toBeLessThan(300)
  return answer
}

/** Whatever a visitor can write anywhere, with markup in it. */
beforeAll(async () => {
  const cookie = await site.signUp('hostile_words')
  const order = aPostedOrder({
    lines: [aStoredLine(first.providerId, first.serviceName)],
    ...{
      name: field('order-name'),
      phone: field('order-phone').slice(0, 40),
      address: field('order-address'),
    },
    notes: field('order-notes'),
  })
  const placed = (await (await postJson('/api/orders', order, cookie)).json()) as { reference: string }
  const path = `/orders/${placed.reference}`
  const noted = await postForm(path, { intent: 'note', note: field('order-own-note') }, cookie)
  if (noted.status !== 303) throw new Error(`The note was answered by ${noted.status}`)

  const marks = { marketingConsent: true, page: '/', website: '' }
  const contact = { email: 'hostile@example.com', phone: '512 555 0109', zipCode: '78701' }
  await postJson('/api/leads', {
    ...{ ...contact, name: field('lead-name'), service: 'Home internet', ...marks },
  })
  const bundle = { internet: null, security: null, tv: 'directv-choice', wantsAudit: true }
  await postJson('/api/bundle-leads', { ...contact, ...bundle, name: field('bundle-name'), ...marks })

  let chat = ''
  for (const message of [
    field('chat-first'),
    'I want to order',
    field('chat-name'),
    '78701',
    field('chat-service'),
    'hostile@example.com',
    field('chat-phone'),
    'Can I talk to a person?',
  ]) {
    const said = await postJson('/api/chat-assistant', { message }, chat)
    chat = cookieOf(said) || chat
  }

  const reported = {
    zipCode: '78701',
    providerId: 'spectrum',
    kind: 'not_offered',
    note: field('report-note'),
  }
  await postJson('/api/availability-reports', reported)
  site.comeFrom('198.51.102.99')
  await postForm('/privacy-choices', { contact: 'hostile@example.com' })
})

/** Everything that the desk's screens lead to, one address of each kind of list but every record. */
async function walkDesk(cookie: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const waiting = ['/desk', '/desk/people?search=hostile', '/desk/chats']
  for (let path = waiting.shift(); path && found.size < 150; path = waiting.shift()) {
    if (found.has(path)) continue
    const answer = await site.get(path, { cookie })
    expect({ path, status: answer.status }).toEqual({ path, status: 200 })
    const html = await answer.text()
    found.set(path, html)
    if (!answer.headers.get('content-type')?.includes('html')) continue
    for (const link of parse(html).querySelectorAll('a[href^="/desk"]')) {
      const [to = ''] = (link.getAttribute('href') ?? '').replaceAll('&amp;', '&').split('#')
      // A list in another order shows nothing else.
      if (!/[?&](?:sort|page|after|before)=/.test(to)) waiting.push(to)
    }
  }
  return found
}

/** Elements and attributes that a visitor's words have made. */
function madeByWords(html: string): string[] {
  const page = parse(html)
  return page
    .querySelectorAll('*')
    .filter(
      ({ attributes, rawText, tagName }) =>
        Object.keys(attributes).some(name => /^on/i.test(name)) ||
        (tagName === 'SCRIPT' && /^\s*alert/.test(rawText)),
    )
    .map(element => element.toString().slice(0, 200))
}

test('what visitors write stays words on every screen of the desk', async () => {
  const screens = await walkDesk(await signInStaff(site, 'administrator'))
  const made = [...screens].flatMap(([path, html]) => madeByWords(html).map(element => `${path}: ${element}`))
  expect(made).toEqual([])
  const all = [...screens.values()].join('\n')
  // The chat takes markup out of what it stores; what stands before it arrives.
  expect([...sent].filter(name => !all.includes(name))).toEqual([])
  expect([...screens.keys()].map(path => path.split(/[/?]/)[2] ?? '')).toEqual(
    expect.arrayContaining([
      '',
      'orders',
      'leads',
      'chats',
      'people',
      'reports',
      'mails',
      'deliveries',
      'audit',
    ]),
  )
  const { rows } = await site.assembled.services.db.execute(
    sql`select count(*)::int as orders from customer_orders where contact_name like 'order-name<img%'`,
  )
  expect(rows).toEqual([{ orders: 1 }])
})
