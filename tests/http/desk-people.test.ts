import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { keepInboxMessage } from '#domain/automation/keep-inbox-message.server.ts'
import { ORIGIN, useBuiltSite } from '#tests/support/built-site.ts'
import { codeOf, postDesk, setUpStaff } from '#tests/support/desk-entry.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useBuiltSite()
let client = 0
beforeEach(() => site.comeFrom(`192.0.2.${(client += 1)}`))

const run = (query: ReturnType<typeof sql>) => site.assembled.services.db.execute(query)
const read = async (path: string, cookie: string) => (await site.get(path, { cookie })).text()
const hostile = `<script>alert('x')</script>"><img src=x onerror=alert(1)>`

async function leaveLead(email: string, name = 'Bo Renter', phone = '512 555 0101'): Promise<void> {
  const lead = { name, email, phone, zipCode: '78701', service: 'Home internet' }
  const rest = { marketingConsent: true, page: '/', website: '' }
  expect((await site.postJson('/api/leads', { ...lead, ...rest })).status).toBe(200)
}

/** The address of somebody's page. */
async function pageOf(search: string, cookie: string): Promise<string> {
  const html = await read(`/desk/people?${new URLSearchParams({ search })}`, cookie)
  return html.match(/href="(\/desk\/people\/[\w-]+)"/)?.[1] ?? ''
}

test.each([
  ['/desk/people', [200, 403, 200]],
  ['/desk/do-not-call', [200, 403, 200]],
  ['/desk/reports', [200, 200, 200]],
  ['/desk/deliveries', [403, 403, 200]],
  ['/desk/inbox', [403, 403, 200]],
  ['/desk/mails', [403, 403, 200]],
  ['/desk/people/made-up', [404, 403, 404]],
  ['/desk/privacy/made-up', [404, 403, 404]],
] as const)('%s opens for those whose role includes it', async (path, statuses) => {
  const found: number[] = []
  for (const role of ['agent', 'editor', 'administrator'] as const) {
    found.push((await site.get(path, { cookie: await signInStaff(site, role) })).status)
  }
  expect(found).toEqual(statuses)
})

test('somebody is found by name, address, number and reference, and opening their page is an event that names nobody', async () => {
  const agent = await signInStaff(site, 'agent')
  await leaveLead('Find.Me@example.com', `Fiona ${hostile}`, '512.555.0144')
  const page = await pageOf('fiona', agent)
  for (const search of ['find.me@', '512.555.0144', '0144', '<script> fiona']) {
    expect(await read(`/desk/people?search=${encodeURIComponent(search)}`, agent)).toContain(
      'find.me@example.com',
    )
  }
  const html = await read(page, agent)
  expect(html).toContain('find.me@example.com')
  for (const one of [html, await read('/desk/people?search=find.me@', agent)])
    expect(one).toContain('>(512) 555-0144<')
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<img src=x')
  expect(page).not.toMatch(/find|@/i)
  const searched = await run(sql`
    select e.subject_id, e.actor, d.event_id from desk_events e left join desk_event_details d on d.event_id = e.id
    where e.what = 'searchPeople'`)
  expect(searched.rows.filter(row => row.event_id !== null)).toEqual([])
  expect(new Set(searched.rows.map(row => row.subject_id)).size).toBe(5)
  expect(JSON.stringify(searched.rows)).not.toMatch(/find|fiona|0144/i)
  const { rows } = await run(sql`select subject_id from desk_events where what = 'readPerson'`)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toMatch(/find|0144/i)
})

test('a request is kept with its clock, answered once, and then gone from the queue', async () => {
  const agent = await signInStaff(site, 'agent')
  await leaveLead('clock@example.com')
  const page = await pageOf('clock@example.com', agent)
  // Pressed twice, it is asked for once.
  const ask = () => postDesk(site, page, { intent: 'request', kind: 'access', words: hostile }, agent)
  expect((await Promise.all([ask(), ask()])).map(({ status }) => status)).toEqual([200, 200])
  const { rows } = await run(
    sql`select id, due_at - received_at = interval '45 days' as clock from privacy_requests where email = 'clock@example.com'`,
  )
  expect(rows).toMatchObject([{ clock: true }])
  const path = `/desk/privacy/${String(rows[0]?.id)}`
  expect(await read(path, agent)).toContain('Copy of the data')
  expect(await read('/desk?kind=privacy_request', agent)).toContain('clock@example.com')
  expect((await postDesk(site, path, { intent: 'answer', note: ' ' }, agent)).status).toBe(422)
  expect((await postDesk(site, path, { intent: 'answer', note: 'Sent by mail' }, agent)).status).toBe(302)
  expect((await postDesk(site, path, { intent: 'answer', note: 'Again' }, agent)).status).toBe(404)
  expect(await read('/desk?kind=privacy_request', agent)).not.toContain('clock@example.com')
  expect((await postDesk(site, page, { intent: 'erase', confirmed: 'on' }, agent)).status).toBe(403)
})

test('an export needs a fresh code, holds everything, and no key of a mailed link', async () => {
  const { cookie, secret } = await setUpStaff(site, 'exporter@plainwire.example', 'administrator')
  await leaveLead('export@example.com', 'Ex Porter')
  await run(sql`
    insert into mails (kind, recipient, subject, body)
    values ('reset_password', 'Export@example.com', 'Reset', E'Open:\nhttp://localhost/auth/reset?token=SECRETKEY\n')`)
  const page = await pageOf('export@example.com', cookie)
  await run(sql`update staff_sessions set factor_at = now() - interval '6 minutes'`)
  const again = await postDesk(site, `${page}/export`, {}, cookie)
  expect([again.status, again.headers.get('location')]).toEqual([303, `${page}?export=again`])
  expect(await read(`${page}?export=again`, cookie)).toContain('Enter your code again')
  const erase = await postDesk(site, page, { intent: 'erase', confirmed: 'on' }, cookie)
  expect(erase.status).toBe(403)
  const file = await postDesk(site, `${page}/export`, { code: codeOf(secret) }, cookie)
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="person.json"')
  const text = await file.text()
  const told = JSON.parse(text) as { leads: { name: string }[]; consents: object[]; mails: object[] }
  expect([told.leads[0]?.name, told.consents.length, told.mails.length]).toEqual(['Ex Porter', 1, 1])
  for (const html of [text, await read(page, cookie)]) expect(html).not.toContain('SECRETKEY')
  expect((await run(sql`select 1 from desk_events where what = 'exportPerson'`)).rows).toHaveLength(1)
})

test('numbers that nobody calls are added, imported with what could not be read, and taken off', async () => {
  const agent = await signInStaff(site, 'agent')
  const path = '/desk/do-not-call'
  const change = (fields: Record<string, string>) =>
    postDesk(site, path, { reason: 'Asked', ...fields }, agent)
  expect((await change({ intent: 'add', phone: '(512) 555-0199' })).status).toBe(200)
  const wrong = await change({ intent: 'add', phone: '555-0199' })
  expect([wrong.status, (await wrong.text()).includes('value="555-0199"')]).toEqual([422, true])
  const importing = async (text: string) => {
    const body = new FormData()
    for (const [name, value] of [
      ['intent', 'import'],
      ['reason', 'State list'],
    ] as const)
      body.append(name, value)
    body.append('file', new Blob([text]), 'list.csv')
    return site.request(path, { method: 'POST', headers: { origin: ORIGIN, cookie: agent }, body })
  }
  const many = Array.from({ length: 40_000 }, (_, at) => `737555${String(at).padStart(4, '0').slice(-4)},x`)
  const imported = await importing(['phone,name', '512-555-0199', hostile, ...many].join('\r\n'))
  const html = await imported.text()
  expect(imported.status).toBe(200)
  expect(html).toContain('10,000 numbers added. 1 number already on the list. 1 line could not be read.')
  const again = await (await change({ intent: 'add', phone: '512.555.0199' })).text()
  expect(again).toContain('Nothing to add. 1 number already on the list.')
  expect(html).toContain('Line <!-- -->3')
  expect(html).not.toContain('<img src=x')
  for (const text of ['5125550100\n'.repeat(50_001), 'x'.repeat(1_000_001)]) {
    const refused = await importing(text)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('1 MB and 50,000 lines at most')
  }
  const wanting = [
    ['x'.repeat(1_200_000), 413, 'The file is larger than 1 MB. Nothing was changed.'],
    ['', 422, 'The file is empty, and nothing was changed'],
    ['name\nAna\n', 422, 'No line of this file begins with a US phone number'],
  ] as const
  for (const [text, status, words] of wanting) {
    const refused = await importing(text)
    expect([refused.status, await refused.text()]).toEqual([status, expect.stringContaining(words)])
  }
  const { rows } = await run(sql`select reason from do_not_call where phone_digits = '5125550199'`)
  expect(rows).toEqual([{ reason: 'Asked' }])
  expect((await change({ intent: 'remove', phone: '5125550199' })).status).toBe(200)
  expect((await change({ intent: 'remove', phone: '5125550199' })).status).toBe(404)
})

test('an administrator sees what goes out, sends a test, and reads mails without their keys', async () => {
  const admin = await signInStaff(site, 'administrator')
  await leaveLead('goes@example.com', `Gus ${hostile}`)
  expect((await postDesk(site, '/desk/deliveries', { intent: 'test' }, admin)).status).toBe(302)
  const list = await read('/desk/deliveries?standing=waiting', admin)
  expect(list).toContain('Test message')
  expect(list).toContain('Nothing outside listens for orders.')
  const ids = [...list.matchAll(/href="(\/desk\/deliveries\/[0-9a-f-]{36})"/g)].map(([, path = '']) => path)
  const pages = await Promise.all(ids.map(path => read(path, admin)))
  expect(pages.join()).toContain('goes@example.com')
  expect(pages.join()).not.toContain('<img src=x')
  const [newest = ''] = ids
  expect((await postDesk(site, newest, { intent: 'replay' }, admin)).status).toBe(302)
  const nothingChosen = await postDesk(site, '/desk/deliveries', { intent: 'replay' }, admin)
  expect(nothingChosen.status).toBe(422)
  expect(await nothingChosen.text()).toContain('Choose at least one message')
  expect(list).toContain('Built-in inbox')
  const { rows } = await run(sql`select id from mails where kind = 'reset_password' limit 1`)
  const mail = await read(`/desk/mails/${String(rows[0]?.id)}`, admin)
  expect(mail).toContain('(key left out)')
  expect(mail).not.toContain('SECRETKEY')
})

test('messages of the built-in inbox are links only for those whose role opens them', async () => {
  const [agent, admin] = [await signInStaff(site, 'agent'), await signInStaff(site, 'administrator')]
  await leaveLead('in-the-inbox@example.com', 'Ines Inbox')
  const payload = { email: 'in-the-inbox@example.com' }
  await keepInboxMessage(site.assembled.services.db, crypto.randomUUID(), payload)
  const page = await pageOf('in-the-inbox@example.com', agent)
  const [forAgent, forAdmin] = [await read(page, agent), await read(page, admin)]
  expect(forAgent).toContain('Built-in inbox')
  expect(forAgent).not.toContain('/desk/inbox/')
  const [message = ''] = /\/desk\/inbox\/[\w-]+/.exec(forAdmin) ?? []
  expect((await site.get(message, { cookie: admin })).status).toBe(200)
})

test('editors decide on reports, agents read them', async () => {
  const [agent, editor] = [await signInStaff(site, 'agent'), await signInStaff(site, 'editor')]
  const plan = { providerId: 'google-fiber', planId: 'google-fiber-1-gig' }
  const report = { ...plan, zipCode: '78701', kind: 'other', note: hostile }
  expect((await site.postJson('/api/availability-reports', report)).status).toBe(201)
  const seen = await read('/desk/reports?place=78701', agent)
  expect(seen).toMatch(/Google Fiber.*In the row of (<!-- -->)?Core 1 Gig \(1\)/)
  expect(seen).not.toContain('<img src=x')
  const decide = { intent: 'confirm', place: '78701', entry: 'google-fiber', seen: '0' }
  expect((await postDesk(site, '/desk/reports', decide, agent)).status).toBe(403)
  expect((await postDesk(site, '/desk/reports', decide, editor)).status).toBe(302)
  expect((await postDesk(site, '/desk/reports', { ...decide, place: '78702' }, editor)).status).toBe(404)
  expect(await read('/desk/reports', editor)).toContain('Confirmed')
})

test('the desk shows first the way that somebody asked to be answered, and nothing to call about once it is over', async () => {
  const agent = await signInStaff(site, 'agent')
  const leadBy = async (answerBy: 'email' | 'text') => {
    const email = `asked-by-${answerBy}@example.com`
    const asked = { name: 'Emil Mailer', email, phone: '(512) 555-0144', zipCode: '78701', answerBy }
    const rest = { service: 'Home internet', marketingConsent: false, page: '/quote', website: '' }
    expect((await site.postJson('/api/leads', { ...asked, ...rest })).status).toBe(200)
    const { rows } = await run(sql`select id from leads where email = ${email}`)
    return `/desk/leads/${String(rows[0]?.id)}`
  }
  const byEmail = await leadBy('email')
  expect(await read(byEmail, agent)).toContain('Email them first.')
  expect(await read(await leadBy('text'), agent)).toContain('Text them first.')
  const { rows } = await run(sql`select version from work_items where email = 'asked-by-email@example.com'`)
  const outcome = { intent: 'outcome', outcome: 'not_wanted', reason: 'Moves away' }
  const told = await postDesk(site, byEmail, { ...outcome, version: String(rows[0]?.version) }, agent)
  expect(told.status).toBe(302)
  const over = await read(byEmail, agent)
  expect(over).toContain('Closed: there’s nothing to call about.')
  expect(over).not.toContain('href="tel:+1512')
  expect(over).not.toContain('May be called now')
})
