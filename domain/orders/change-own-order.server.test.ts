import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { callbackSlots, doNotCall } from '#domain/callbacks/callbacks.tables.server.ts'
import { slotOf } from '#domain/callbacks/slot-store.server.ts'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { eventsOf, recordEvent } from '#domain/desk/desk-events.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import { transaction } from '#platform/database.server.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { addNote, cancelOrder, changeContact, chooseHour } from './change-own-order.server.ts'
import { orderTarget } from './order-link.server.ts'
import { orderPage } from './order-page.server.ts'
import type { StoredOrder } from './order-store.server.ts'
import { customerOrders } from './orders.tables.server.ts'
import { stopReminders } from './stop-reminders.server.ts'

const database = useTestDatabase()
/** Monday, noon in Austin. */
const noon = new Date('2026-11-23T18:00:00Z')
const three = new Date('2026-11-23T21:00:00Z')
let now = noon
const deps = () => ({ ...orderDeps(database, () => now), db: database.db })

let order: StoredOrder
const stored = async (): Promise<StoredOrder> => {
  const [found] = await database.db.select().from(customerOrders)
  if (!found) throw new Error('no order')
  return found
}
const byLink = () => ({
  reference: order.reference,
  key: deps().links.keyFor(orderTarget(order), now),
  userId: null,
})
const work = async () => (await database.db.select().from(workItems))[0]
const visible = () => eventsOf(database.db, { kind: 'order', id: order.id }, 'visible')
const contact = {
  name: 'Ada Homeowner',
  email: 'ada@example.com',
  phone: '(512) 555-0100',
  address: '12 Main St, Austin, TX 78701',
}

beforeEach(async () => {
  now = noon
  await aPlacedOrder(deps())
  order = await stored()
})

test('a change of contact keeps before and after, raises the version and tells both addresses', async () => {
  const [given, address] = [byLink(), '1 Ala Moana, Honolulu, HI 96813']
  const changed = { ...contact, email: 'new@example.com', address }
  const answer = await changeContact(deps(), given, 1, changed)
  expect(await stored()).toMatchObject({
    ...{ contactEmail: 'new@example.com', timeZone: 'Pacific/Honolulu', version: 2 },
    contactPhone: contact.phone,
  })
  expect(await visible()).toMatchObject([
    {
      ...{ what: 'order_contact_changed', actor: 'visitor' },
      before: { email: 'ada@example.com', address: contact.address },
      after: { email: 'new@example.com', address: changed.address },
    },
  ])
  const [, told, warned, ...more] = await database.db.select().from(mails)
  expect([told?.recipient, warned?.recipient, more]).toEqual(['new@example.com', 'ada@example.com', []])
  expect(told?.body).toMatch(/Email: new@example\.com[^]*Prices and availability may differ at 1 Ala Moana/)
  expect(warned?.body).toContain('Emails about this order now go to n•••@example.com')
  expect(warned?.body).toContain("If you didn't ask for this, call (800) 555-0142.")
  expect(`${warned?.body} ${warned?.html}`).not.toMatch(/new@|Ala Moana|key=/)
  // The earlier links were somebody else's, too; those of who changed it and of the new address open it.
  expect(await orderPage(deps(), given)).toBeNull()
  for (const key of [answer.ok ? answer.value.key : null, /key=([\w-]+)/.exec(told?.body ?? '')?.[1] ?? null])
    expect(await orderPage(deps(), { ...given, key })).toMatchObject({ contactEmail: 'new@example.com' })
})

test('a move to another time zone puts the promise, the work and the mails within calling hours there', async () => {
  const hawaii = { ...contact, name: 'Ada Mover', address: '1 Ala Moana, Honolulu, HI 96813' }
  // Nine in the morning in Austin is five in Honolulu.
  await chooseHour(deps(), byLink(), new Date('2026-11-24T15:00:00Z'), null)
  await changeContact(deps(), byLink(), 2, hawaii)
  expect(await slotOf(database.db, { kind: 'order', id: order.id })).toBeNull()
  // Four in the afternoon there, when our people go home.
  const promised = new Date('2026-11-24T02:00:00Z')
  expect(await stored()).toMatchObject({ timeZone: 'Pacific/Honolulu', callBy: promised })
  expect(await work()).toMatchObject({
    ...{ who: 'Ada Mover', zipCode: '96813', timeZone: 'Pacific/Honolulu', dueAt: promised },
  })
  expect((await visible()).map(({ what }) => what)).toEqual([
    'slot_booked',
    'slot_lost',
    'order_contact_changed',
  ])
  const told = await database.db.select().from(mails).where(eq(mails.kind, 'order_changed'))
  expect(told.at(-1)?.body).toContain(
    "We'll call you: as soon as possible, by 4:00 PM HT, Mon Nov 23. The hour you chose is outside calling hours at the new address",
  )

  // Two in the afternoon in Austin is ten in Honolulu: that hour stays, and is told by the new clock.
  await changeContact(deps(), byLink(), 3, contact)
  await chooseHour(deps(), byLink(), new Date('2026-11-24T20:00:00Z'), null)
  await changeContact(deps(), byLink(), 5, hawaii)
  expect(await slotOf(database.db, { kind: 'order', id: order.id })).not.toBeNull()
  expect((await work())?.dueAt).toEqual(new Date('2026-11-24T20:00:00Z'))
  const kept = await database.db.select().from(mails).where(eq(mails.kind, 'order_changed'))
  expect(kept.at(-1)?.body).toContain("We'll call you: Tue Nov 24, 10:00 AM to 11:00 AM HT")
})

test('who changes an order that moved on meanwhile is refused and nothing is lost', async () => {
  await addNote(deps(), byLink(), 'Ring twice')
  const late = await changeContact(deps(), byLink(), 1, { ...contact, phone: '1' })
  expect(late).toEqual({ ok: false, code: 'order_moved_on' })
  expect(await changeContact(deps(), byLink(), 2, contact)).toEqual({ ok: true, value: { key: null } })
  expect(await visible()).toMatchObject([{ what: 'order_note_added', note: 'Ring twice' }])
})

test('a note that is sent twice is one note', async () => {
  const send = () => addNote(deps(), byLink(), 'The gate code is 4711')
  expect((await Promise.all([send(), send(), send()])).every(({ ok }) => ok)).toBe(true)
  expect((await visible()).map(({ note }) => note)).toEqual(['The gate code is 4711'])
})

test('an hour is chosen, moved and given up; the work is due with it, and the mail says so', async () => {
  await chooseHour(deps(), byLink(), three, 'America/New_York')
  expect((await work())?.dueAt).toEqual(three)
  const four = new Date('2026-11-23T22:00:00Z')
  await chooseHour(deps(), byLink(), four, null)
  await chooseHour(deps(), byLink(), four, null)
  expect((await work())?.dueAt).toEqual(four)
  expect(await orderPage(deps(), byLink())).toMatchObject({
    slotStartsAt: four.toISOString(),
    status: { by: { kind: 'hour', at: four.toISOString() } },
  })
  await chooseHour(deps(), byLink(), null, null)
  expect((await work())?.dueAt).toEqual(order.callBy)
  expect(await slotOf(database.db, { kind: 'order', id: order.id })).toBeNull()
  expect((await visible()).map(({ what }) => what)).toEqual(['slot_booked', 'slot_moved', 'slot_cancelled'])
  const told = await database.db.select().from(mails).where(eq(mails.kind, 'order_changed'))
  expect(told.map(({ body }) => /We'll call you: (.*)/.exec(body)?.[1])).toEqual([
    'Mon Nov 23, 3:00 PM to 4:00 PM CT',
    'Mon Nov 23, 4:00 PM to 5:00 PM CT',
    'as soon as possible, by 12:00 PM CT, Tue Nov 24',
  ])
})

test('an hour for a number that nobody calls is refused', async () => {
  await database.db
    .insert(doNotCall)
    .values({ phoneDigits: '5125550100', reason: 'asked for', addedAt: noon })
  expect(await chooseHour(deps(), byLink(), three, null)).toEqual({ ok: false, code: 'do_not_call' })
})

test('a canceled order is called by nobody: work done, seat free, mail sent, and nothing follows', async () => {
  await chooseHour(deps(), byLink(), three, null)
  expect(await cancelOrder(deps(), byLink())).toEqual({ ok: true, value: null })
  expect(await stored()).toMatchObject({ status: 'cancelled' })
  expect((await work())?.doneAt).toEqual(noon)
  expect(await database.db.select().from(callbackSlots)).toMatchObject([{ releasedAt: noon }])
  expect((await database.db.select().from(mails)).at(-1)?.kind).toBe('order_cancelled')
  for (const again of [cancelOrder(deps(), byLink()), addNote(deps(), byLink(), 'x')]) {
    expect(await again).toEqual({ ok: false, code: 'order_settled' })
  }
})

test.each(['booked', 'not_available', 'cancelled'] as const)(
  'an order that is %s is changed by nobody here',
  async status => {
    await database.db.update(customerOrders).set({ status })
    for (const refused of [
      changeContact(deps(), byLink(), 1, { ...contact, phone: '2' }),
      addNote(deps(), byLink(), 'x'),
      cancelOrder(deps(), byLink()),
      chooseHour(deps(), byLink(), three, null),
    ])
      expect(await refused).toEqual({ ok: false, code: 'order_settled' })
    expect((await orderPage(deps(), byLink()))?.mayChange).toBe(false)
  },
)

test('a forged key, one for another order, one that ran out or was revoked opens and changes nothing', async () => {
  const { links } = deps()
  const good = byLink()
  const other = links.keyFor({ ...orderTarget(order), id: crypto.randomUUID() }, now)
  const attacks = [
    { ...good, key: `${good.key.slice(0, -3)}AAA` },
    { ...good, key: other },
    { ...good, key: null },
    { ...good, key: null, userId: crypto.randomUUID() },
    { ...good, reference: 'PW-2222-2222' },
  ]
  const expectClosed = async (access: (typeof attacks)[number]) => {
    expect(await orderPage(deps(), access)).toBeNull()
    for (const answer of [
      changeContact(deps(), access, 1, contact),
      addNote(deps(), access, 'x'),
      cancelOrder(deps(), access),
      chooseHour(deps(), access, three, null),
      stopReminders(deps(), access),
    ])
      expect(await answer).toEqual({ ok: false, code: 'order_unknown' })
  }
  for (const access of attacks) await expectClosed(access)
  now = new Date(noon.getTime() + 60 * 86_400_000)
  await expectClosed(good)
  now = noon
  await database.db.update(customerOrders).set({ linkVersion: 2 })
  await expectClosed(good)
  expect(await stored()).toMatchObject({ status: 'submitted', version: 1, remindersOffAt: null })
})

test('what our staff note stays inside, their first name is told, also that they have the order', async () => {
  const [member] = await database.db
    .insert(staff)
    .values({
      email: 'dana@desk.example',
      name: 'Dana Scully',
      role: 'agent',
      passwordHash: 'x',
      createdAt: noon,
    })
    .returning()
  const staffId = member?.id ?? ''
  await database.db.update(workItems).set({ ownerId: staffId })
  const note = { note: 'Sounded annoyed' }
  const byDana = {
    at: noon,
    actor: { staffId, name: 'Dana Scully' },
    subject: { kind: 'order', id: order.id },
  } as const
  await transaction(database.db, async tx => {
    await recordEvent(tx, { ...byDana, what: 'no_answer', visible: true, details: note })
    await recordEvent(tx, { ...byDana, what: 'note', details: note })
  })
  const page = await orderPage(deps(), { ...byLink(), key: null, userId: order.userId })
  expect(page?.timeline).toEqual([
    { at: noon.toISOString(), words: 'You placed the order', firstName: null, note: '' },
    { at: noon.toISOString(), words: 'We tried to reach you and got no answer', firstName: 'Dana', note: '' },
  ])
  expect(JSON.stringify(page)).not.toMatch(/Scully|annoyed/)
  expect(page?.status).toMatchObject({
    title: 'Submitted',
    next: 'Dana calls (512) 555-0100',
    by: { kind: 'time', at: order.callBy?.toISOString() },
    overdue: false,
  })
  now = new Date(noon.getTime() + 25 * 3_600_000)
  expect((await orderPage(deps(), byLink()))?.status.overdue).toBe(true)
})
