import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { useChats } from '#tests/support/chat-visitor.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { signInStaff } from '#tests/support/staff.ts'

type Call = {
  call: {
    slotStartsAt: string | null
    freeHours: string[]
    timeZone: string
    phone: string
    instead: string | null
  } | null
}

const site = useBuiltSite()
const { aChat, execute } = useChats(site)
const path = '/api/chat-assistant/call'

const callOf = async (cookie: string) => (await (await site.get(path, { cookie })).json()) as Call
const choose = (cookie: string, startsAt: string | null) =>
  site.postJson(path, { startsAt, timeZone: 'America/Chicago' }, { cookie })

async function leadOf(chat: ReturnType<typeof aChat>, phone: string) {
  for (const said of ['I want to order internet', 'Ana', '78701', 'ana@example.com', phone])
    await chat.say(said)
}

test('the hour of the call about a lead of the chat is chosen, moved and given up in the chat', async () => {
  const chat = aChat()
  await chat.say('what is fiber')
  expect(await callOf(chat.cookie)).toEqual({ call: null })
  expect((await choose(chat.cookie, null)).status).toBe(404)
  await leadOf(chat, '512 555 0134')
  const { call } = await callOf(chat.cookie)
  expect(call).toMatchObject({ slotStartsAt: null, timeZone: 'America/Chicago', phone: '512 555 0134' })
  const [first = '', second = ''] = call?.freeHours ?? []
  const chosen = (await (await choose(chat.cookie, first)).json()) as Call
  expect(chosen.call?.slotStartsAt).toBe(first)
  await choose(chat.cookie, second)
  expect((await callOf(chat.cookie)).call?.slotStartsAt).toBe(second)
  await choose(chat.cookie, null)
  expect((await callOf(chat.cookie)).call?.slotStartsAt).toBeNull()
  const { rows } = await execute(sql`select what from desk_events where what like 'slot_%' order by id`)
  expect(rows.map(({ what }) => what)).toEqual(['slot_booked', 'slot_moved', 'slot_cancelled'])
})

test('seats are those of everywhere, and nobody chooses for another conversation', async () => {
  const ana = aChat()
  await leadOf(ana, '512 555 0135')
  const [hour = ''] = (await callOf(ana.cookie)).call?.freeHours ?? []
  const past = await choose(ana.cookie, '2020-01-01T15:00:00.000Z')
  expect([past.status, ((await past.json()) as { code: string }).code]).toEqual([409, 'slot_taken'])
  expect((await choose('plainwire-chat=forged', hour)).status).toBe(404)
  expect((await callOf(ana.cookie)).call?.slotStartsAt).toBeNull()
})

test('no call is told about a number that nobody can dial, until a whole one comes', async () => {
  const chat = aChat()
  await leadOf(chat, '555')
  expect((await callOf(chat.cookie)).call?.instead).toContain('We can’t call the number')
  await chat.say('my number is 512 555 0136')
  expect((await callOf(chat.cookie)).call).toMatchObject({ instead: null, phone: '(512) 555-0136' })
})

test('who wants no call any more calls it off in the chat: the work is done, the hour is free, the desk reads it', async () => {
  const chat = aChat()
  await leadOf(chat, '512 555 0137')
  const withdraw = (cookie: string) => site.postJson(`${path}/withdraw`, {}, { cookie })
  expect((await withdraw('plainwire-chat=forged')).status).toBe(404)
  const [hour = ''] = (await callOf(chat.cookie)).call?.freeHours ?? []
  await choose(chat.cookie, hour)
  expect((await withdraw(chat.cookie)).status).toBe(204)
  expect(await callOf(chat.cookie)).toEqual({ call: null })
  expect((await withdraw(chat.cookie)).status).toBe(404)
  const { rows } = await execute(
    sql`select e.what, w.done_at is not null as done, s.released_at is not null as free
      from leads l join desk_events e on e.subject_id = l.id::text and e.what = 'lead_withdrawn'
      join work_items w on w.subject_id = l.id::text join callback_slots s on s.subject_id = l.id::text
      where l.phone = '512 555 0137'`,
  )
  expect(rows).toEqual([{ what: 'lead_withdrawn', done: true, free: true }])
})

test('a number that is corrected in the chat while somebody calls the earlier one is not recorded as wrong', async () => {
  const chat = aChat()
  await leadOf(chat, '512 555 0147')
  const { rows } = await execute(sql`select id from leads where phone = '512 555 0147'`)
  const desk = `/desk/leads/${String(rows[0]?.id)}`
  const cookie = await signInStaff(site, 'agent')
  const read = async () =>
    (await (await site.get(desk, { cookie })).text()).replaceAll(/<!-- -->|<[^>]*>/g, '')
  const html = await (await site.get(desk, { cookie })).text()
  const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
  await chat.say('Sorry, my phone number is 512 555 0148')
  const wrong = { intent: 'outcome', outcome: 'wrong_number', version }
  const refused = await postDesk(site, desk, wrong, cookie)
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('Changed meanwhile')])
  const page = await read()
  expect(page).toContain('What came of it?')
  // What it was stands beside what it is.
  expect(page).toMatch(/Corrected A visitor.*Phone.*555.0147.*→.*555.0148/)
})
