import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { chatNotes } from '#domain/assistant/chat-notes.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useBuiltSite()
let client = 0
beforeEach(() => site.comeFrom(`192.0.2.${(client += 1)}`))

const run = async (query: ReturnType<typeof sql>) => (await site.assembled.services.db.execute(query)).rows
const read = async (path: string, cookie: string) =>
  (await (await site.get(path, { cookie })).text()).replaceAll('<!-- -->', '')
const unescaped = (text: string) =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
/** What a field holds when the page opens. */
const valueOf = (html: string, name: string) => {
  const [field = ''] = (html.match(/<input[^>]*>/g) ?? []).filter(tag => tag.includes(` name="${name}"`))
  return unescaped(/ value="([^"]*)"/.exec(field)?.[1] ?? '')
}

const form = '/desk/leads/new'
const caller = {
  ...{ intent: 'enter', name: 'Cal Ring', phone: '(512) 555-0180', zipCode: '78704', email: '' },
  ...{ service: 'Home internet', note: '' },
}

test('a caller is entered at the desk, and ordered for at the home of their ZIP code', async () => {
  const agent = await signInStaff(site, 'agent', { name: 'Anna Reyes' })
  expect(await read('/desk', agent)).toContain(`href="${form}"`)
  const key = valueOf(await read(form, agent), 'key')
  const enter = () => postDesk(site, `${form}?queue=kind%3Dlead`, { ...caller, key }, agent)
  const lead = `/desk/leads/${key}`
  // A browser without script sends what is pressed twice.
  for (const answer of await Promise.all([enter(), enter()]))
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${lead}?queue=kind%3Dlead`])
  expect(await run(sql`select id from leads where phone = ${caller.phone}`)).toHaveLength(1)
  const page = await read(lead, agent)
  for (const words of ['From the phone', 'Entered for a caller', 'Order for this customer', 'Anna Reyes'])
    expect(page).toContain(words)
  expect(page).toContain('They called us: nothing was shown to them and nothing agreed to on a screen.')

  const order = `${lead}/order?plan=metronet-1-gig`
  const begun = await read(order, agent)
  expect(begun).toContain('We call this number about your order')
  const placed = await postDesk(
    site,
    order,
    {
      ...{ intent: 'order', key: valueOf(begun, 'key'), readOut: valueOf(begun, 'readOut'), notes: '' },
      ...{ name: caller.name, email: 'cal@example.com', phone: caller.phone, address: '55 Elm' },
      ...{ unlisted: valueOf(begun, 'unlisted'), agreed: 'yes' },
    },
    agent,
  )
  expect(placed.status).toBe(302)
  const told = await read(placed.headers.get('location') ?? '', agent)
  expect(told).toContain('55 Elm, 78704')
  expect(told).toContain('label="Sold in 78704"')
  expect(told).not.toContain('time zone is not known')
  expect(await read('/desk?search=78704', agent)).toContain('Cal Ring')
})

test('what is wrong with a caller stands at its field, and what was typed stays', async () => {
  const agent = await signInStaff(site, 'agent')
  const key = crypto.randomUUID()
  const enter = async (changes: Record<string, string>) => {
    const answer = await postDesk(site, form, { ...caller, key, ...changes }, agent)
    return [answer.status, (await answer.text()).replaceAll('<!-- -->', '')] as const
  }
  const [status, html] = await enter({ phone: '555 0180', name: 'Cally Ring', service: '', note: 'Soon' })
  expect(status).toBe(422)
  expect(html).toContain('Enter a US phone number of ten digits that can be called back')
  expect(html).toContain('Choose what it is for')
  expect(html).toMatch(
    /<input[^>]* aria-invalid="true"[^>]* name="phone"|name="phone"[^>]* aria-invalid="true"/,
  )
  expect(['key', 'name', 'phone', 'zipCode'].map(name => valueOf(html, name))).toEqual([
    ...[key, 'Cally Ring', '555 0180', '78704'],
  ])
  expect(html).toContain('>Soon</textarea>')
  expect((await enter({ zipCode: '00000' }))[1]).toContain('We do not know this ZIP code.')
  expect(await run(sql`select id from leads where name = 'Cally Ring'`)).toEqual([])
})

test('a caller is entered by who answers customers, from a search that found nobody or a person’s own page', async () => {
  const agent = await signInStaff(site, 'agent')
  const editor = await signInStaff(site, 'editor')
  expect((await site.get(form, { cookie: editor })).status).toBe(403)
  expect((await postDesk(site, form, { ...caller, key: crypto.randomUUID() }, editor)).status).toBe(403)

  const nobody = await read('/desk/people?search=512.555.0181', agent)
  expect(nobody).toContain(`href="${form}?search=512.555.0181"`)
  expect(valueOf(await read(`${form}?search=512.555.0181`, agent), 'phone')).toBe('(512) 555-0181')
  expect(valueOf(await read(`${form}?search=new%40example.com`, agent), 'email')).toBe('new@example.com')

  const key = crypto.randomUUID()
  const known = { ...caller, name: 'Pat Known', phone: '(512) 555-0182', email: 'pat@example.com', key }
  await postDesk(site, form, known, agent)
  const found = await read('/desk/people?search=pat%40example.com', agent)
  const [, person = ''] = /href="\/desk\/people\/([\w-]+)"/.exec(found) ?? []
  expect(await read(`/desk/people/${person}`, agent)).not.toContain(`href="${form}`)
  const ended = { intent: 'outcome', version: '1', outcome: 'not_wanted', reason: 'Too far' }
  expect((await postDesk(site, `/desk/leads/${key}`, ended, agent)).status).toBe(302)
  expect(await read(`/desk/people/${person}`, agent)).toContain(`href="${form}?person=${person}"`)
  const filled = await read(`${form}?person=${person}`, agent)
  expect(['name', 'phone', 'email', 'zipCode'].map(name => valueOf(filled, name))).toEqual([
    ...['Pat Known', '(512) 555-0182', 'pat@example.com', '78704'],
  ])
})

test('a number on the do-not-call list is marked in the queue, and nobody reads out that it is called', async () => {
  const agent = await signInStaff(site, 'agent')
  const key = crypto.randomUUID()
  await postDesk(site, form, { ...caller, name: 'Quiet Quinn', phone: '(512) 555-0183', key }, agent)
  const row = async () => (await read('/desk?search=quinn', agent)).match(/<tbody[^]*<\/tbody>/)?.[0] ?? ''
  expect(await row()).not.toContain('Do not call')
  await run(
    sql`insert into do_not_call (phone_digits, reason, added_at) values ('5125550183', 'asked', now())`,
  )
  expect(await row()).toContain('Do not call')
  const order = await read(`/desk/leads/${key}/order?plan=metronet-1-gig`, agent)
  expect(order).toContain('because it is on our do-not-call list. We write to you')
  expect(order).not.toContain('We call this number')
})

test('the time that somebody asked for in the chat stands beside their number', async () => {
  const agent = await signInStaff(site, 'agent')
  const key = crypto.randomUUID()
  await postDesk(site, form, { ...caller, phone: '(512) 555-0184', key }, agent)
  const notes = `${chatNotes('a-session', 'tomorrow at 10am')}, corrected`
  await run(sql`update leads set source = 'chat', notes = ${notes} where id = ${key}::uuid`)
  const page = await read(`/desk/leads/${key}`, agent)
  expect(page).toContain('Asked for: <strong>tomorrow at 10am</strong>')
  expect(page).not.toContain('corrected</')
})
