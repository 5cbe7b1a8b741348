import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { leadCallPath } from '#domain/leads/lead-call.server.ts'
import { addDays } from '#domain/shared/calendar.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { signInStaff } from '#tests/support/staff.ts'

const [first] = readSeed().offerings
if (!first) throw new Error('The catalogue is empty')

const site = useBuiltSite()
let client = 0
beforeEach(() => site.comeFrom(`192.0.2.${(client += 1)}`))

const rows = async (query: ReturnType<typeof sql>) => (await site.assembled.services.db.execute(query)).rows
const read = async (path: string, cookie: string) =>
  (await (await site.get(path, { cookie })).text()).replaceAll('<!-- -->', '')

async function anOrder(username: string, phone = '(512) 555-0100') {
  const cookie = await site.signUp(username)
  const lines = [aStoredLine(first?.providerId ?? '', first?.serviceName ?? '')]
  const body = aPostedOrder({ email: `${username}@example.com`, phone, lines })
  const { reference } = (await (await site.postJson('/api/orders', body, { cookie })).json()) as {
    reference: string
  }
  return `/desk/orders/${reference}`
}

/** Presses buttons of an order one after the other, each as its page stands then. */
async function record(desk: string, agent: string, ...outcomes: Record<string, string>[]) {
  for (const outcome of outcomes) {
    const reference = desk.split('/').at(-1)
    const [order] = await rows(sql`select version from customer_orders where reference = ${reference}`)
    const form = { intent: 'outcome', version: String(order?.version), ...outcome }
    expect((await postDesk(site, desk, form, agent)).status).toBe(302)
  }
}

test('a lead that was closed keeps its way to an order, and opens again', async () => {
  const agent = await signInStaff(site, 'agent')
  const lead = { name: 'Bo Renter', email: 'closed@example.com', phone: '512 555 0101', zipCode: '78701' }
  const rest = { service: 'Home internet', marketingConsent: false, page: '/', website: '' }
  expect((await site.postJson('/api/leads', { ...lead, ...rest })).status).toBe(200)
  const [row] = await rows(sql`select id from leads where email = 'closed@example.com'`)
  const desk = `/desk/leads/${String(row?.id)}`
  await postDesk(site, desk, { intent: 'outcome', outcome: 'reached', version: '1' }, agent)
  const closed = await read(desk, agent)
  expect(closed).toContain('Nothing is open here.')
  expect(closed).toContain('Order for this customer')
  expect(closed).toContain('Open again')
  expect((await postDesk(site, desk, { intent: 'reopen' }, agent)).status).toBe(302)
  const open = await read(desk, agent)
  expect(open).toContain('Nobody has it')
  // What the customer was told of a number that was no wrong one is known before it is opened again.
  const version = /name="version" value="(\d+)"/.exec(open)?.[1] ?? ''
  const wrong = { intent: 'outcome', outcome: 'wrong_number', version }
  expect((await postDesk(site, desk, wrong, agent)).status).toBe(302)
  expect(await read(desk, agent)).toContain('asks the customer to send the request again with another number')
  expect((await postDesk(site, desk, { intent: 'reopen' }, agent)).status).toBe(302)
  expect(open).toContain('href="tel:5125550101"')
  expect(open).toContain('Lead reopened')
  expect(open).not.toContain('Open again')
})

test('who left an email address alone is written to later, in the words of every page', async () => {
  const agent = await signInStaff(site, 'agent', { name: 'Ben Okafor' })
  const asked = { name: 'Emil Mailer', email: 'written@example.com', phone: '', zipCode: '78701' }
  const rest = {
    service: 'Home internet',
    answerBy: 'email',
    marketingConsent: false,
    page: '/',
    website: '',
  }
  expect((await site.postJson('/api/leads', { ...asked, ...rest })).status).toBe(200)
  const [row] = await rows(sql`select id from leads where email = 'written@example.com'`)
  const desk = `/desk/leads/${String(row?.id)}`
  const before = await read(desk, agent)
  expect(before).toContain('Write at, by the clock there')
  expect(before).not.toContain('Call later')
  const { links } = site.assembled.services
  const own = leadCallPath(links, String(row?.id), new Date())
  expect(await read(own, '')).not.toContain('Would you rather have a call?')
  const time = `${addDays(new Date().toISOString().slice(0, 10), 7)}T12:30`
  const form = { intent: 'outcome', outcome: 'write_later', version: '1', time }
  expect((await postDesk(site, desk, form, agent)).status).toBe(302)
  const after = await read(desk, agent)
  expect(after).toContain('You recorded: Write later')
  expect(after).toContain('Agreed: we write at <strong>12:30 PM CT</strong>')
  expect(await read(own, '')).toMatch(/emails written@example\.com <time[^>]*>at 12:30 PM CT/)
})

test('whoever has a lead sees what the same person ordered, and the other way round, with who has it', async () => {
  const agent = await signInStaff(site, 'agent', { name: 'Ben Okafor' })
  const order = await anOrder('asks_and_orders', '(512) 555-0172')
  const asked = { name: 'Bo Renter', phone: '+1 512.555.0172', zipCode: '78701', service: 'Home internet' }
  const rest = { email: 'elsewhere@example.com', marketingConsent: false, page: '/', website: '' }
  expect((await site.postJson('/api/leads', { ...asked, ...rest })).status).toBe(200)
  const [row] = await rows(sql`select id from leads where email = 'elsewhere@example.com'`)
  const lead = `/desk/leads/${String(row?.id)}`
  const [work] = await rows(
    sql`select w.id from work_items w join customer_orders o on o.id::text = w.subject_id where reference = ${order.split('/').at(-1)}`,
  )
  expect((await postDesk(site, order, { intent: 'claim', work: String(work?.id) }, agent)).status).toBe(302)
  const also = (html: string) => /Also under this email or phone.*?<\/ul>/s.exec(html)?.[0]
  expect(also(await read(lead, agent))).toMatch(new RegExp(`href="${order}".*To confirm.*, Ben has it`, 's'))
  expect(also(await read(order, agent))).toMatch(new RegExp(`href="${lead}".*Bo Renter.*open`, 's'))
  expect(also(await read(await anOrder('orders_only', '(512) 555-0173'), agent))).toBeUndefined()
})

test('an order that was canceled by a wrong press opens again from its page, and says so', async () => {
  const agent = await signInStaff(site, 'agent')
  const desk = await anOrder('wrong_press')
  await record(desk, agent, { outcome: 'cancelled', reason: 'Wrong press' })
  const closed = await read(desk, agent)
  expect(closed).toContain('This order is closed.')
  expect(closed).toContain('Open again')
  expect((await postDesk(site, desk, { intent: 'reopen', version: '2' }, agent)).status).toBe(302)
  const open = await read(desk, agent)
  expect(open).toContain('Order reopened')
  expect(open).toContain('Canceled by customer</')
  expect(open).not.toContain('This order is closed.')
  expect(open).not.toContain('Open again')
})

test('who left a number that reaches somebody else is written to, and reads why nobody calls', async () => {
  const agent = await signInStaff(site, 'agent')
  const lead = { name: 'Flo Typo', email: 'typo@example.com', phone: '512 555 0199', zipCode: '78701' }
  const rest = { service: 'Home internet', marketingConsent: false, page: '/', website: '' }
  const answer = await site.postJson('/api/leads', { ...lead, ...rest })
  const { callPage } = (await answer.json()) as { callPage: string }
  const [row] = await rows(sql`select id from leads where email = 'typo@example.com'`)
  const desk = `/desk/leads/${String(row?.id)}`
  await postDesk(site, desk, { intent: 'outcome', outcome: 'wrong_number', version: '1' }, agent)
  const sent = await rows(sql`select kind, body from mails where recipient = 'typo@example.com'`)
  expect(sent).toMatchObject([{ kind: 'lead_wrong_number' }])
  const why = 'The phone number in your request, (512) 555-0199, reaches somebody else'
  expect(sent[0]?.body).toContain(why)
  expect(sent[0]?.body).toContain('/quote')
  const page = await read(callPage, '')
  expect(page.replaceAll(/<[^>]*>/g, '')).toContain(why)
  expect(page).not.toContain('answered your request already')
  // Without the key of the link it says nothing of them.
  expect(await read(callPage.split('?')[0] ?? '', '')).not.toContain('555-0199')
  // Once it was opened again and answered, that is what its link says.
  await postDesk(site, desk, { intent: 'reopen' }, agent)
  expect(await read(callPage, '')).toContain('A representative')
  await postDesk(site, desk, { intent: 'outcome', outcome: 'reached', version: '1' }, agent)
  expect(await read(callPage, '')).toContain('answered your request already')
})

test('a number that can’t be dialed is never said to be callable, and is not saved in a correction', async () => {
  const agent = await signInStaff(site, 'agent')
  const desk = await anOrder('undialable', '12')
  const page = await read(desk, agent)
  expect(page).toContain('This number can’t be dialed in the US.')
  expect(page).not.toMatch(/May be (?:texted or )?called now|href="tel:/)
  const contact = { name: 'Ada Homeowner', email: 'undialable@example.com', phone: '34' }
  const address = '600 Congress Ave, Austin, TX 78701'
  const form = { intent: 'correct', version: '1', ...contact, address }
  const refused = await postDesk(site, desk, form, agent)
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('Enter all ten digits'),
  ])
})

test('after the booking the desk still corrects whom to reach, and records a provider’s refusal as that', async () => {
  const agent = await signInStaff(site, 'agent')
  const desk = await anOrder('booked_there')
  await record(desk, agent, { outcome: 'reached' })
  // It writes to the customer at once, so it asks.
  expect(await read(desk, agent)).toContain('tells the customer at once that the provider has confirmed')
  const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await record(desk, agent, { outcome: 'confirmed' }, { outcome: 'booked', date })
  const booked = await read(desk, agent)
  expect(booked).toContain('Correct this order …')
  expect(booked).toContain('Its services stay as the provider booked them.')
  expect(booked).not.toContain('name="quantity0"')
  await record(desk, agent, { outcome: 'not_available', reason: 'No line at the house' })
  expect(await read(desk, agent)).toContain('<strong>Not available there</strong>')
})

test('another plan is sold at no other price than the one that was chosen by', async () => {
  const agent = await signInStaff(site, 'agent')
  const desk = await anOrder('other_plan')
  const page = await read(desk, agent)
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? ''
  const other = readSeed().offerings.find(({ planId }) => planId !== first?.planId)
  const contact = { name: 'Ada Homeowner', email: 'other_plan@example.com', phone: '(512) 555-0100' }
  const line = { line0: field('line0'), quantity0: '1', plan0: other?.planId ?? '' }
  const address = '600 Congress Ave, Austin, TX 78701'
  const form = { intent: 'correct', version: '1', ...contact, address, ...line }
  const correct = (prices: string) => postDesk(site, desk, { ...form, prices }, agent)
  const refused = await correct('of before')
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining('Prices have changed'),
  ])
  const ordered = sql`select service_name from order_items i join customer_orders o on o.id = i.order_id where reference = ${desk.split('/').at(-1)}`
  expect(await rows(ordered)).toEqual([{ service_name: first?.serviceName }])
  // The screen was read again, and its form holds the prices of now.
  expect((await correct(field('prices'))).status).toBe(302)
  expect(await rows(ordered)).toEqual([{ service_name: other?.serviceName }])
})
