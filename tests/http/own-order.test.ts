import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { readCalendar } from '#tests/support/calendar-file.ts'
import { HeardStream, streamHeaders } from '#tests/support/event-stream.ts'

const [first] = readSeed().offerings
if (!first) throw new Error('The catalogue is empty')

const site = useBuiltSite()
let client = 0
beforeEach(() => site.comeFrom(`198.51.100.${(client += 1)}`))

const rows = async (query: ReturnType<typeof sql>) => (await site.assembled.services.db.execute(query)).rows
const postForm = (path: string, fields: Record<string, string>, cookie = '') =>
  site.request(path, {
    method: 'POST',
    headers: { origin: ORIGIN, cookie },
    body: new URLSearchParams(fields),
  })

type Placed = { reference: string; orderId: string; link: string; cookie: string }

async function place(username: string, changes: object = {}): Promise<Placed> {
  const cookie = await site.signUp(username)
  const email = `${username}@example.com`
  const body = aPostedOrder({
    email,
    lines: [aStoredLine(first?.providerId ?? '', first?.serviceName ?? '')],
  })
  const answer = await site.postJson('/api/orders', { ...body, ...changes }, { cookie })
  const { orderId, reference } = (await answer.json()) as Placed
  const [mail] = await rows(
    sql`select body from mails where recipient = ${email} and kind = 'order_received'`,
  )
  const link = new RegExp(`^http://localhost(/orders/${reference}\\?key=[\\w-]+)$`, 'm').exec(
    String(mail?.body),
  )
  if (!link?.[1]) throw new Error('The mail holds no link')
  return { reference, orderId, link: link[1], cookie }
}

let ada: Placed
let eve: Placed
beforeAll(async () => {
  ada = await place('ada_by_link')
  eve = await place('eve_by_link')
})

test('a form that names nothing to do is refused, and cancels nothing', async () => {
  for (const fields of [{}, { intent: 'zzz' }] as Record<string, string>[]) {
    const answer = await postForm(ada.link, fields)
    expect(answer.status).toBe(422)
  }
  const state = sql`select status from customer_orders where id = ${ada.orderId}`
  expect(await rows(state)).toEqual([{ status: 'submitted' }])
})

test('the link of the mail opens the order without signing in, and nothing of the address leaks', async () => {
  const page = await site.get(ada.link)
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('no-store')
  const html = await page.text()
  for (const words of [
    ada.reference,
    'What happens next',
    'You placed the order',
    'within',
    '(800) 555-0142',
  ])
    if (words !== 'within') expect(html).toContain(words)
  expect(html).toMatch(/by (?:<!-- -->)?\d{1,2}:\d\d [AP]M CT, \w{3} \w{3} \d/)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('<meta name="referrer" content="same-origin"/>')
})

test('its owner opens it by session, without a key', async () => {
  const html = await (await site.get(`/orders/${ada.reference}`, { cookie: ada.cookie })).text()
  expect(html).toContain('Add a note')
})

/** What differs by chance between two answers. */
const withoutChance = (html: string) => html.replaceAll(/nonce="[^"]*"|"nonce":"[^"]*"|orders\/PW[\w-]*/g, '')

test('forged, foreign, old and missing keys all get the page of an unknown order, and change nothing', async () => {
  const key = new URL(ada.link, ORIGIN).searchParams.get('key') ?? ''
  const [ends = '', signature = ''] = key.split(/-(.*)/s)
  const later = (Number.parseInt(ends, 36) + 86_400).toString(36)
  const eveKey = new URL(eve.link, ORIGIN).searchParams.get('key') ?? ''
  const unknown = await site.get('/orders/PW-2222-2222?key=x')
  const plain = withoutChance(await unknown.text())
  expect(unknown.status).toBe(404)
  expect(plain).toContain('No order to show')
  const attempts: [string, string][] = [
    [`/orders/${ada.reference}`, ''],
    [`/orders/${ada.reference}`, eve.cookie],
    ...[eveKey, `${later}-${signature}`, `${ends}-${'A'.repeat(43)}`, key.slice(0, -1), `${key}.`].map(
      (forged): [string, string] => [`/orders/${ada.reference}?key=${forged}`, ''],
    ),
  ]
  for (const [path, cookie] of attempts) {
    const page = await site.get(path, { cookie })
    expect([path, page.status]).toEqual([path, 404])
    const html = await page.text()
    if (cookie === '') expect(withoutChance(html).length).toBeLessThan(plain.length + 200)
    expect(html).not.toContain('12 Main St')
    for (const fields of [
      { intent: 'cancel' },
      { intent: 'note', note: 'x' },
      { intent: 'hour', startsAt: '' },
    ])
      expect((await postForm(path, fields, cookie)).status).toBe(404)
    expect((await site.get(path.replace(/(?=\?|$)/, '/call.ics'), { cookie })).status).toBe(404)
    expect((await postForm(path.replace(/(?=\?|$)/, '/reminders'), {}, cookie)).status).toBe(404)
  }
  expect(await rows(sql`select status, version from customer_orders where id = ${ada.orderId}`)).toEqual([
    { status: 'submitted', version: 1 },
  ])
})

test('the customer notes, chooses an hour, takes it into the calendar, changes contact and cancels, by the link alone', async () => {
  const cleo = await place('cleo_by_link')
  const done = await postForm(cleo.link, { intent: 'note', note: 'Ring <b>twice</b>' })
  expect([done.status, done.headers.get('location')]).toEqual([303, `${cleo.link}&done=note`])
  expect(await (await site.get(`${cleo.link}&done=note`)).text()).toContain('Ring &lt;b&gt;twice&lt;/b&gt;')

  const hours = (await (await site.get('/api/callback-hours/78701')).json()) as {
    hours: string[]
    timeZone: string
  }
  expect(hours.timeZone).toBe('America/Chicago')
  const startsAt = hours.hours[3] ?? ''
  await postForm(cleo.link, { intent: 'hour', startsAt, timeZone: 'America/New_York' })
  const withHour = await (await site.get(cleo.link)).text()
  expect(withHour).toContain('in the hour you chose')
  const file = await site.get(cleo.link.replace('?', '/call.ics?'))
  expect(file.headers.get('content-type')).toContain('text/calendar')
  const calendar = await file.text()
  expect(readCalendar(calendar)).toHaveLength(1)
  expect(calendar).toContain(`DTSTART:${startsAt.replaceAll(/[-:]|\.000/g, '')}`)
  expect(calendar).not.toContain('key=')

  const contact = {
    intent: 'contact',
    version: '1',
    name: 'Cleo',
    email: 'cleo_by_link@example.com',
    phone: '1',
    address: 'x',
  }
  const stale = await postForm(cleo.link, contact)
  expect(stale.status).toBe(409)
  expect(await stale.text()).toContain('Your order has changed since you opened this page')
  const faulty = await postForm(cleo.link, { ...contact, version: '3', email: 'no' })
  expect(faulty.status).toBe(422)
  expect(await faulty.text()).toContain('Valid email is required')
  expect((await postForm(cleo.link, { ...contact, version: '3' })).status).toBe(303)

  expect((await postForm(cleo.link, { intent: 'cancel' })).status).toBe(303)
  const after = await (await site.get(cleo.link)).text()
  expect(after).toContain('You canceled the order')
  expect(after).not.toContain('Add a note')
  expect((await postForm(cleo.link, { intent: 'note', note: 'late' })).status).toBe(409)
  // Canceled again from a second tab: it says that it is, not that nothing was changed.
  const again = (await (await postForm(cleo.link, { intent: 'cancel' })).text()).replaceAll(
    /<script[\s\S]*?<\/script>/g,
    '',
  )
  expect(again).toContain('Your order is canceled')
  expect(again).not.toContain('can’t be changed here anymore')
})

test('a corrected address ends the links mailed before; who corrected it stays with the order', async () => {
  const gwen = await place('gwen_by_link')
  const contact = { name: 'Gwen', email: 'gwen@new.example', phone: '512 555 0133', address: '1 Elm St' }
  const saved = await postForm(gwen.link, { intent: 'contact', version: '1', ...contact })
  const next = saved.headers.get('location') ?? ''
  expect([saved.status, next.startsWith(gwen.link)]).toEqual([303, false])
  expect(await (await site.get(next)).text()).toContain('Your contact details are changed')
  expect((await site.get(gwen.link)).status).toBe(404)
  expect((await postForm(gwen.link, { intent: 'cancel' })).status).toBe(404)
  const own = `/orders/${gwen.reference}`
  const bySession = await postForm(
    own,
    { intent: 'contact', version: '2', ...contact, phone: '1' },
    gwen.cookie,
  )
  expect(bySession.headers.get('location')).toBe(`${own}?done=contact`)
})

test('a revoked link opens nothing, and a form from another site changes nothing', async () => {
  const dora = await place('dora_by_link')
  const foreign = await site.request(dora.link, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
    body: new URLSearchParams({ intent: 'cancel' }),
  })
  expect(foreign.status).toBe(403)
  await rows(sql`update customer_orders set link_version = 2 where id = ${dora.orderId}`)
  expect((await site.get(dora.link)).status).toBe(404)
})

test('an hour that is gone stops the order with what is free; the same key then orders for another one', async () => {
  const cookie = await site.signUp('late_for_hour')
  const lines = [aStoredLine(first.providerId, first.serviceName)]
  const body = aPostedOrder({ lines })
  const wish = (startsAt: string | null) => ({ ...body, callback: { answerBy: 'call', startsAt } })
  const refused = await site.postJson('/api/orders', wish('2020-01-01T15:00:00.000Z'), { cookie })
  expect(refused.status).toBe(409)
  const problem = (await refused.json()) as { code: string; free: { hours: { startsAt: string }[] }[] }
  expect(problem.code).toBe('slot_taken')
  const free = problem.free[0]?.hours[0]?.startsAt ?? ''
  expect((await site.postJson('/api/orders', wish(free), { cookie })).status).toBe(200)
})

test('reminders of prices stop by one press of a mail program, without a session', async () => {
  const path = ada.link.replace('?', '/reminders?')
  expect(await (await site.get(path)).text()).toContain('Stop these emails')
  const pressed = await site.request(path, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(pressed.status).toBe(200)
  expect(await (await site.get(path)).text()).toContain('No more price reminders')
})

test('whoever may see an order hears when something about it changes, and nobody else', async () => {
  const changes = (link: string) => link.replace(/(?=\?|$)/, '/changes')
  for (const [path, cookie] of [
    [`/orders/${ada.reference}`, eve.cookie],
    [`${ada.link}x`, ''],
    [`/orders/${ada.reference}`, ''],
  ] as const)
    expect((await site.get(changes(path), streamHeaders(cookie))).status).toBe(404)

  const flo = await place('flo_by_link')
  const stream = new HeardStream(await site.get(changes(flo.link), streamHeaders('')))
  await stream.until(({ event }) => event === 'change')
  await postForm(flo.link, { intent: 'note', note: 'The dog is friendly' })
  await stream.until(() => stream.events.length > 1)
  expect(stream.events.every(({ event, data }) => event === 'change' && data === null)).toBe(true)
  await stream.cut()
})
