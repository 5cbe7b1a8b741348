import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callbackSlots, doNotCall } from '#domain/callbacks/callbacks.tables.server.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { consents } from '#domain/consent/consent.tables.server.ts'
import { orderAnswerTexts } from '#domain/consent/consent-text.ts'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { builtInSettings } from '#domain/settings/business-settings.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import type { OrderRequest } from './order-form.ts'
import { orderPage } from './order-page.server.ts'
import { customerOrders, orderItems } from './orders.tables.server.ts'
import { ownOrders } from './own-orders.server.ts'

const [first] = readSeed().offerings
if (!first) throw new Error('The catalogue is empty')

const database = useTestDatabase()
/** A Saturday evening in Austin. */
const placedAt = new Date('2026-11-22T01:30:00Z')
const sundayNoon = '2026-11-22T18:00:00.000Z'
const deps = () => ({ ...orderDeps(database, () => placedAt), db: database.db })
const order = async (changes?: Partial<OrderRequest>) => (await aPlacedOrder(deps(), changes)).outcome
const stored = () => database.db.select().from(customerOrders)

test('an order keeps by when its home is called: closing time of the next day, never overnight', async () => {
  await order()
  await order({ address: '1 Ala Moana, Honolulu, HI 96813-4321' })
  await order({ address: 'the yellow house' })
  expect((await stored()).map(({ callBy, timeZone }) => [callBy?.toISOString(), timeZone])).toEqual([
    // 6 PM Central, when the desk closes on a Sunday.
    ['2026-11-23T00:00:00.000Z', 'America/Chicago'],
    ['2026-11-23T00:00:00.000Z', 'Pacific/Honolulu'],
    ['2026-11-23T00:00:00.000Z', null],
  ])
})

test('the customer is mailed what was ordered, by when we call, from which number, and the link', async () => {
  const outcome = await order()
  const reference = outcome.ok ? outcome.value.reference : ''
  const [mail] = await database.db.select().from(mails)
  expect(mail).toMatchObject({ kind: 'order_received', recipient: 'ada@example.com' })
  for (const form of [mail?.body ?? '', mail?.html ?? '']) {
    for (const words of [
      reference,
      first.serviceName,
      'within 24 hours to finalize the details, by 6:00 PM CT, Sun Nov 22',
      '(800) 555-0142',
    ])
      expect(form).toContain(words)
  }
  expect(mail?.body).toMatch(new RegExp(`^https://shop.example/orders/${reference}\\?key=[\\w-]+$`, 'm'))
})

test('the page says within which time they hear from us first, until somebody tried or the time has passed', async () => {
  const { userId, outcome } = await aPlacedOrder(deps())
  if (!outcome.ok) return expect.unreachable(outcome.code)
  const { reference, orderId } = outcome.value
  const told = async (at = placedAt) => {
    const page = await orderPage({ ...deps(), now: () => at }, { reference, key: null, userId })
    return page?.firstContact
  }
  expect(await told()).toBe('within 24 hours')
  expect(await told(new Date('2026-11-23T01:00:00Z'))).toBeNull()
  // We closed on the Sunday, and moved what we had promised for it.
  const moved = new Date('2026-11-23T15:00:00Z')
  await database.db.update(customerOrders).set({ callBy: moved }).where(eq(customerOrders.id, orderId))
  await database.db.update(workItems).set({ dueAt: moved })
  expect(await told()).toBe('within 24 hours after we open again')
  // Nobody answered, so the next try is due at another time.
  await database.db.update(workItems).set({ dueAt: new Date('2026-11-23T18:00:00Z') })
  expect(await told()).toBeNull()
})

test('an hour that was chosen is booked with the order and told in its mail', async () => {
  const outcome = await order({
    callback: { answerBy: 'call', startsAt: sundayNoon, timeZone: 'America/New_York' },
  })
  const id = outcome.ok ? outcome.value.orderId : ''
  expect(await database.db.select().from(callbackSlots)).toMatchObject([
    { subjectKind: 'order', subjectId: id, startsAt: new Date(sundayNoon), timeZone: 'America/New_York' },
  ])
  expect(await eventsOf(database.db, { kind: 'order', id }, 'visible')).toMatchObject([
    { what: 'slot_booked', actor: 'visitor' },
  ])
  const [mail] = await database.db.select().from(mails)
  expect(mail?.body).toContain('in the hour you chose: Sun Nov 22, 12:00 PM to 1:00 PM CT')
  expect(mail?.body).toContain('/call.ics?key=')
})

test('where the hour is gone nothing is ordered, and it can be sent again for another one', async () => {
  for (let seat = 1; seat <= builtInSettings.slots.seatsPerHour; seat += 1)
    await order({ callback: { answerBy: 'call', startsAt: sundayNoon } })
  const before = (await stored()).length
  const request = { callback: { answerBy: 'call' as const, startsAt: sundayNoon } }
  expect(await order(request)).toEqual({ ok: false, code: 'slot_taken', timeZone: 'America/Chicago' })
  expect(await stored()).toHaveLength(before)
  expect(await database.db.select().from(orderItems)).toHaveLength(before)
  expect((await database.queuedJobs()).length).toBe(before)
})

test.each(['call', 'text', 'email'] as const)(
  'who wants to be answered by %s agrees to those words',
  async answerBy => {
    await order({ callback: { answerBy } })
    expect(await stored()).toMatchObject([{ answerBy }])
    expect(await database.db.select().from(consents).where(eq(consents.source, 'checkout'))).toMatchObject([
      { shownText: orderAnswerTexts[answerBy], marketingTexts: false },
    ])
  },
)

test('who left a number that nobody may call is promised an email everywhere, and offered no hour', async () => {
  const phone = '(512) 555-0199'
  const listed = { phoneDigits: '5125550199', reason: 'asked for', addedAt: placedAt }
  await database.db.insert(doNotCall).values(listed)
  const { userId, outcome } = await aPlacedOrder(deps(), { phone })
  if (!outcome.ok) return expect.unreachable(outcome.code)
  const [mail] = await database.db.select().from(mails)
  expect(mail?.body).toContain('on our do-not-call list, so we write to this address instead')
  expect(mail?.body).not.toMatch(/call from|We'll call/)
  const page = await orderPage(deps(), { reference: outcome.value.reference, key: null, userId })
  expect(page).toMatchObject({ doNotCall: true, calledNext: false, freeHours: [] })
  expect(page?.status.next).toBe('A representative emails ada@example.com')
  const list = await ownOrders(database.db, userId, null, placedAt)
  expect(list.entries.map(({ status }) => status.next)).toEqual([page?.status.next])
})

test.each(['call', 'text'] as const)(
  'who asked for a %s at what is no phone number is told that we write, and no hour is held',
  async answerBy => {
    const callback = { answerBy, startsAt: answerBy === 'call' ? sundayNoon : null }
    const { userId, outcome } = await aPlacedOrder(deps(), { phone: '12345', callback })
    if (!outcome.ok) return expect.unreachable(outcome.code)
    const instead = (to: string) =>
      `We can’t call or text the number you gave us, so we write to ${to} instead.`
    const [mail] = await database.db.select().from(mails)
    expect(mail?.body).toContain(instead('this address'))
    expect(mail?.body).not.toMatch(/call from|we'll call|text you/i)
    const page = await orderPage(deps(), { reference: outcome.value.reference, key: null, userId })
    expect(page).toMatchObject({ calledNext: false, freeHours: [], instead: instead('ada@example.com') })
    expect(page?.status.next).toBe('A representative emails ada@example.com')
    expect(await database.db.select().from(callbackSlots)).toEqual([])
    const list = await ownOrders(database.db, userId, null, placedAt)
    expect(list.entries.map(({ status }) => status.next)).toEqual([page?.status.next])
  },
)

test('who asked for an email is told nothing about a number that we need not call', async () => {
  const { userId, outcome } = await aPlacedOrder(deps(), { phone: '1', callback: { answerBy: 'email' } })
  if (!outcome.ok) return expect.unreachable(outcome.code)
  const page = await orderPage(deps(), { reference: outcome.value.reference, key: null, userId })
  expect(page?.instead).toBeNull()
})
