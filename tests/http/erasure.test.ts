import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { deliverWebhook } from '#domain/automation/deliver-webhook.server.ts'
import { keepInboxMessage } from '#domain/automation/keep-inbox-message.server.ts'
import { webhookJob } from '#domain/automation/webhook-job.server.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { aPostedOrder, aStoredLine } from '#tests/support/builders.ts'
import { ORIGIN, useOwnBuiltSite } from '#tests/support/built-site.ts'
import { useChats } from '#tests/support/chat-visitor.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useOwnBuiltSite()
const { aChat } = useChats(site)
let client = 0
beforeEach(() => site.comeFrom(`203.0.113.${(client += 1)}`))

const { offerings } = readSeed()
const [first] = offerings
if (!first) throw new Error('The catalogue is empty')

/** Words that stand nowhere but where somebody has told us of themselves. */
const person = { name: 'Zebulon Quillfeather', phone: '(512) 555-0177', digits: '5125550177' }
const street = '4711 Thistledown Ln'
/** Where a person may stand after an erasure, and why: their own account, and what the law has us keep. */
const kept = ['consents', 'credentials', 'do_not_call', 'profiles', 'sessions', 'users', 'verifications']

const run = (query: ReturnType<typeof sql>) => site.assembled.services.db.execute(query)
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.request(path, {
    method: 'POST',
    headers: { origin: ORIGIN, ...headers },
    body: new URLSearchParams(fields),
  })

/** The tables, those of the queue too, in which a row says one of these words in any column. */
async function tablesWith(...words: string[]): Promise<string[]> {
  const { rows: tables } = await run(sql`
    select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'pgboss') order by 2`)
  const found: string[] = []
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(String(schema))}.${sql.identifier(String(name))}`
    const says = words.map(word => sql`position(${word.toLowerCase()} in lower(t::text)) > 0`)
    const { rows } = await run(sql`select 1 from ${table} t where ${sql.join(says, sql` or `)} limit 1`)
    if (rows.length > 0) found.push(String(name))
  }
  return found
}

const tracesOf = (email: string) => tablesWith(email, 'quillfeather', person.phone, person.digits, street)

/** Tells us of somebody wherever a visitor or the desk can, and has everything delivered. Answers their cookie. */
async function tellEverywhere(email: string, account: string): Promise<{ reference: string; agent: string }> {
  const cookie = await site.signUp(account)
  const { name, phone } = person
  await site.postJson('/api/fcc-broadband', { address: `${street}, Austin, TX 78701` }, { cookie })
  const order = aPostedOrder({
    ...{ name, email: email.toUpperCase(), phone, address: `${street}, Austin, TX 78701` },
    notes: `Ask for ${name}`,
    lines: [aStoredLine(first?.providerId ?? '', first?.serviceName ?? '')],
  })
  const placed = await site.postJson('/api/orders', order, { cookie })
  const { reference } = (await placed.json()) as { reference: string }
  const asked = { name, email, phone, zipCode: '78701', marketingConsent: true, page: '/', website: '' }
  const lead = await site.postJson('/api/leads', { ...asked, service: 'Home internet' })
  const parts = { internet: 'metronet-1-gig', security: 'adt-pro', tv: null, wantsAudit: false }
  const bundle = await site.postJson('/api/bundle-leads', { ...asked, ...parts })
  const report = { zipCode: '78701', providerId: 'google-fiber', kind: 'other', note: `Write to ${email}` }
  const reported = await site.postJson('/api/availability-reports', report, { cookie })
  expect([placed.status, lead.status, bundle.status, reported.status]).toEqual([200, 200, 200, 201])
  const watch = { kind: 'arrival', zipCode: '78704', planType: 'fiber', page: '/results?zip=78704', email }
  expect((await post('/watches', watch)).status).toBe(303)
  const chat = aChat()
  for (const words of ['I want to order', name, '78701', `Internet for ${name}`, email, phone])
    await chat.say(words)
  await aChat().say(`I am ${name}, write to ${email} or call ${phone}`)

  const agent = await signInStaff(site, 'agent')
  const about = `/desk/orders/${reference}`
  const note = await postDesk(site, about, { intent: 'note', note: `${name} called from ${phone}` }, agent)
  expect(note.status).toBe(302)
  const { rows: leads } = await run(sql`select id from leads where email = ${email}`)
  for (const { id } of leads) {
    const kept = await postDesk(
      site,
      `/desk/leads/${String(id)}`,
      { intent: 'note', note: `${name} called` },
      agent,
    )
    expect(kept.status).toBe(302)
  }
  const corrected = await correct(reference, email, agent)
  expect(corrected.status).toBe(302)
  await deliverEverything()
  return { reference, agent }
}

/** Another spelling of the name: what was there before is kept with the event. */
async function correct(reference: string, email: string, agent: string): Promise<Response> {
  const { rows } = await run(sql`
    select o.version, i.id as line from customer_orders o join order_items i on i.order_id = o.id where reference = ${reference}`)
  return postDesk(
    site,
    `/desk/orders/${reference}`,
    {
      ...{ intent: 'correct', version: String(rows[0]?.version), name: 'Zeb Quillfeather', email },
      ...{ phone: person.phone, address: `${street}, Austin, TX 78701` },
      ...{ line0: String(rows[0]?.line), quantity0: '1', plan0: '' },
    },
    agent,
  )
}

/** The receiver keeps every message and repeats it in its answer. */
async function deliverEverything(): Promise<void> {
  const { db, queue, now } = site.assembled.services
  const waiting = async () => (await queue.countJobs(webhookJob)).waiting
  if (client === 1) {
    await queue.work(webhookJob, job =>
      deliverWebhook(
        {
          ...{ db, queue, now },
          async post({ messageId, payload }) {
            await keepInboxMessage(db, messageId, payload)
            return {
              url: 'http://receiver.example',
              status: 200,
              answer: JSON.stringify(payload).slice(0, 500),
            }
          },
        },
        job,
      ),
    )
  }
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
}

async function cancel(reference: string, agent: string): Promise<void> {
  const { rows } = await run(sql`select version from customer_orders where reference = ${reference}`)
  const outcome = {
    ...{ intent: 'outcome', outcome: 'cancelled', version: String(rows[0]?.version) },
    ...{ reason: 'Moved', note: `${person.name} has moved` },
  }
  expect((await postDesk(site, `/desk/orders/${reference}`, outcome, agent)).status).toBe(302)
}

async function eraseByMailedLink(email: string): Promise<string> {
  await post('/privacy-choices', { contact: email })
  const { rows } = await run(
    sql`select body from mails where recipient = ${email} and kind = 'privacy_choices' order by created_at desc limit 1`,
  )
  const token = String(rows[0]?.body).match(/token=([\w-]{43})/)?.[1] ?? ''
  const done = await post('/privacy-choices/confirm', { token, erase: 'on' })
  return done.headers.get('location') ?? ''
}

/** Where the person must stand before, so that the test would notice what stays. */
const everywhere = [
  ...['address_submissions', 'automation_inbox', 'chat_messages', 'chat_sessions', 'consents'],
  ...[
    'coverage_reports',
    'customer_addresses',
    'customer_orders',
    'desk_event_details',
    'job_common',
    'leads',
  ],
  ...['mails', 'users', 'watches', 'webhook_deliveries', 'work_items'],
]

test('a deletion by mailed link leaves nothing of a person in any table, but their account and what the law has us keep', async () => {
  const email = 'zeb_page@example.com'
  const { reference, agent } = await tellEverywhere(email, 'zeb_page')
  await cancel(reference, agent)
  expect(await tracesOf(email)).toEqual(expect.arrayContaining(everywhere))
  const done = await eraseByMailedLink(email)
  expect(done).toBe('/privacy-choices/confirm?done=erase&staying=account')
  const told = await (await site.get(done)).text()
  expect(told).toContain('your data are deleted except for your account')
  expect(told).toContain('sign in and delete the account')
  expect((await tracesOf(email)).filter(table => !kept.includes(table))).toEqual([])
  const { rows } = await run(sql`select status, contact_name, contact_email from customer_orders`)
  expect(rows).toEqual([{ status: 'cancelled', contact_name: 'Erased on request', contact_email: '' }])
  const requests = await run(sql`select kind, done_at is not null as done from privacy_requests`)
  expect(requests.rows).toEqual([{ kind: 'delete', done: true }])
}, 60_000)

test('an order under way keeps its person until it is over; the desk then erases the rest', async () => {
  const email = 'zeb_open@example.com'
  const { reference, agent } = await tellEverywhere(email, 'zeb_open')
  const told = await (await site.get(await eraseByMailedLink(email))).text()
  expect(told).toContain('except for your order under way and your account')
  expect(told).toContain('keeps your details until it is over')
  // Without a mail server the emails about the order wait with it: its customer has no other link to it.
  const still = ['customer_orders', 'desk_event_details', 'mails', 'privacy_requests', 'work_items']
  expect((await tracesOf(email)).filter(table => !kept.includes(table))).toEqual(still)
  const { rows } = await run(sql`select id, words from privacy_requests where done_at is null`)
  expect(rows).toMatchObject([{ words: `All but what is under way: ${reference}.` }])

  const admin = await signInStaff(site, 'administrator')
  const page = await (await site.get(`/desk/privacy/${String(rows[0]?.id)}`, { cookie: admin })).text()
  const address = page.match(/action="(\/desk\/people\/[\w-]+)"/)?.[1] ?? ''
  // Erased too early, the rest waits, and who answers it still sees whose it is.
  expect((await postDesk(site, address, { intent: 'erase', confirmed: 'on' }, admin)).status).toBe(200)
  expect(await (await site.get('/desk?kind=privacy_request', { cookie: admin })).text()).toContain(email)

  await cancel(reference, agent)
  expect((await postDesk(site, address, { intent: 'erase' }, admin)).status).toBe(422)
  const done = await postDesk(site, address, { intent: 'erase', confirmed: 'on' }, admin)
  expect(done.status).toBe(200)
  expect((await tracesOf(email)).filter(table => !kept.includes(table))).toEqual([])
  const left = await run(sql`
    select (select count(*)::int from privacy_requests where done_at is null) as requests,
      (select count(*)::int from work_items where kind = 'privacy_request' and done_at is null) as work`)
  expect(left.rows).toEqual([{ requests: 0, work: 0 }])
}, 60_000)

test('somebody whose address contains another one keeps everything', async () => {
  const lead = { name: 'Robo Renter', phone: '512 555 0188', zipCode: '78701', service: 'Home internet' }
  const rest = { marketingConsent: false, page: '/', website: '' }
  for (const email of ['bo@example.com', 'robo@example.com', 'bo@example.com.au']) {
    await site.postJson('/api/leads', { ...lead, ...rest, email })
  }
  await aChat().say('I am robo@example.com')
  await eraseByMailedLink('bo@example.com')
  const { rows } = await run(
    sql`select email from leads where email <> '' and phone = '512 555 0188' order by 1`,
  )
  expect(rows).toEqual([{ email: 'bo@example.com.au' }, { email: 'robo@example.com' }])
  expect(
    (await run(sql`select 1 from chat_messages where is_user_message and message like '%robo@example.com%'`))
      .rows,
  ).toHaveLength(1)
})
