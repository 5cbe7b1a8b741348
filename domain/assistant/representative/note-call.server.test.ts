import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import { consents } from '#domain/consent/consent.tables.server.ts'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { leads } from '#domain/leads/leads.tables.server.ts'
import { builtInSettings } from '#domain/settings/business-settings.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import { transaction } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { expectNothingLeft } from '#tests/support/failing-writes.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { zipsOfTexas } from '#tests/support/zips-of-texas.ts'
import { chatSessions } from '../assistant.tables.server.ts'
import { createSession } from '../create-session.server.ts'
import { messagesWrite, newMessages } from '../message-store.server.ts'
import { openChat } from './chats-for-desk.server.ts'
import { handBack } from './hold-chat.server.ts'
import { type NotedCall, noteCall } from './note-call.server.ts'

const database = useTestDatabase()
/** A Monday, 11 AM in Texas. */
const at = new Date('2026-11-23T17:00:00Z')
const deps = () => ({
  ...{ db: database.db, queue: database.queue, now: () => at, salesPhone: '(800) 555-0142' },
  ...{ settings: builtInSettings, zips: zipsOfTexas },
})
const words = 'Paula Perez, 737 555 0123,\ncall me tomorrow at 2 pm please'
const wanted: NotedCall = {
  ...{ name: 'Paula Perez', email: '', phone: '(737) 555-0123', zipCode: '78701' },
  ...{ selectedService: 'Home internet', note: words, time: '' },
}

async function aChat(said = words) {
  const [maria] = await database.db
    .insert(staff)
    .values({
      name: 'Maria Lopez',
      email: 'maria@example.com',
      role: 'agent',
      passwordHash: '',
      createdAt: at,
    })
    .returning({ id: staff.id, name: staff.name })
  const { session } = await createSession(database.db, null, at)
  await transaction(database.db, tx =>
    runAsOneStatement(tx, {
      messages: messagesWrite(session.id, newMessages([{ sender: 'user', message: said }]), at),
    }),
  )
  const by = maria ?? expect.unreachable('no staff')
  const note = (changes: Partial<NotedCall> = {}) =>
    noteCall(deps(), by, { id: session.id, page: 'https://example.com/desk' }, { ...wanted, ...changes })
  return { id: session.id, by, note }
}

test('a number given to a representative becomes a lead with its work, and the visitor reads when we call', async () => {
  const chat = await aChat()
  expect(await chat.note({ time: '2026-11-24T14:00' })).toMatchObject({ ok: true })
  const [lead] = await database.db.select().from(leads)
  expect(lead).toMatchObject({
    source: 'chat',
    name: 'Paula Perez',
    phone: '(737) 555-0123',
    zipCode: '78701',
  })
  const work = await database.db.select().from(workItems).where(eq(workItems.kind, 'lead'))
  expect(work).toMatchObject([
    { subjectId: lead?.id, who: 'Paula Perez', dueAt: new Date('2026-11-24T20:00:00Z'), doneAt: null },
  ])
  const [consent] = await database.db.select().from(consents)
  expect(consent).toMatchObject({
    ...{ id: lead?.consentId, callbackRequested: true, marketingCalls: false, sessionId: chat.id },
    shownText:
      'The visitor asked in the chat, in their own words: “Paula Perez, 737 555 0123, call me tomorrow at 2 pm please”',
  })
  const open = await openChat(database.db, chat.id)
  expect(open).toMatchObject({ name: 'Paula Perez', phone: '(737) 555-0123', leadId: lead?.id })
  expect(open?.messages.at(-1)).toMatchObject({ sender: 'agent', senderName: 'Maria' })
  expect(open?.messages.at(-1)?.message).toContain('We’ll call (737) 555-0123 on Tue Nov 24 at 2:00 PM CT.')
  await handBack(deps(), chat.by, chat.id)
  expect(await database.db.$count(leads)).toBe(1)
})

test('without a time the call is promised as every other, and a second press notes no second one', async () => {
  const chat = await aChat()
  await chat.note()
  expect((await openChat(database.db, chat.id))?.messages.at(-1)?.message).toMatch(
    /by \d+:\d\d [AP]M CT, \w+ Nov/,
  )
  expect(await chat.note()).toMatchObject({
    ok: false,
    fields: { phone: expect.stringContaining('already') },
  })
  expect(await database.db.$count(leads)).toBe(1)
})

test.each([
  ['a number that the visitor did not write', { phone: '(512) 555-0199' }, 'phone'],
  ['a time that has passed', { time: '2026-11-22T14:00' }, 'time'],
  ['a time at night', { time: '2026-11-24T23:30' }, 'time'],
])('%s is refused', async (_, changes, field) => {
  const chat = await aChat()
  expect(await chat.note(changes)).toMatchObject({ ok: false, fields: { [field]: expect.any(String) } })
  expect(await database.db.$count(leads)).toBe(0)
})

test('nobody is promised a call who is on the do-not-call list', async () => {
  const chat = await aChat()
  await transaction(database.db, tx =>
    addDoNotCall(tx, ['7375550123'], { reason: 'test', addedAt: at, addedBy: chat.by.id }),
  )
  expect(await chat.note({ time: '2026-11-24T14:00' })).toMatchObject({ ok: false })
  await chat.note({ email: 'paula@example.com' })
  const said = (await openChat(database.db, chat.id))?.messages.at(-1)?.message
  expect(said).toContain('we write to paula@example.com instead')
})

test.each(['leads', 'consents', 'work_items', 'chat_messages', 'desk_events'])(
  'when %s fails, nothing of it is left',
  async table => {
    const chat = await aChat()
    await expectNothingLeft(database.db, table, () => chat.note())
    expect(await database.db.select().from(chatSessions)).toMatchObject([{ leadId: null, phone: null }])
  },
)
