import { expect, test } from 'vitest'
import { giveBackClosed } from '#domain/callbacks/give-back-closed.server.ts'
import { slotOf } from '#domain/callbacks/slot-store.server.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { workOn } from '#domain/desk/work-on.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { builtInSettings, builtInValues } from '#domain/settings/business-settings.ts'
import { changeSetting } from '#domain/settings/change-setting.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { loseOrderHour } from './lose-order-hour.server.ts'
import { findOrder } from './order-store.server.ts'

const database = useTestDatabase()
/** Saturday evening in Austin; the hour that is chosen is on Monday. */
const at = new Date('2026-11-22T01:30:00Z')
const monday = '2026-11-23T18:00:00.000Z'
const deps = () => ({ ...orderDeps(database, () => at), builtInSettings: builtInValues })
const closedDay = { date: '2026-11-23', name: 'Moving day', hours: null }
const value = [...builtInValues.holidays, closedDay]

async function anAdministrator() {
  const row = {
    email: 'ana@plainwire.example',
    name: 'Ana',
    role: 'administrator' as const,
    passwordHash: '',
  }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: at })
    .returning()
  return { ...row, id: stored?.id ?? '', presence: 'online' as const, factorAt: at }
}

const noHour = () => expect.unreachable('only an order has an hour')
const giveBack = () =>
  giveBackClosed({
    ...deps(),
    lose: { order: loseOrderHour(deps()), lead: noHour, chat: noHour },
  })

test('a day that closes takes the hours chosen on it back, and tells who chose them once', async () => {
  const callback = { answerBy: 'call' as const, startsAt: monday }
  const { outcome } = await aPlacedOrder({ ...deps(), db: database.db }, { callback })
  if (!outcome.ok) return expect.unreachable(outcome.code)
  const id = outcome.value.orderId
  const subject = { kind: 'order', id } as const
  const member = await anAdministrator()
  expect(await giveBack()).toBe(0)
  const change = { key: 'holidays' as const, version: 0, value }
  expect(await changeSetting({ ...deps(), settings: builtInSettings }, member, change)).toMatchObject({
    ok: true,
  })

  expect(await giveBack()).toBe(1)
  expect(await slotOf(database.db, subject)).toBeNull()
  const order = await findOrder(database.db, id)
  // Sunday, when we close: the promise of 24 hours.
  expect(order?.callBy).toEqual(new Date('2026-11-23T00:00:00Z'))
  expect((await workOn(database.db, 'order', [id])).get(id)?.dueAt).toEqual(order?.callBy)
  expect((await eventsOf(database.db, subject, 'visible')).at(-1)).toMatchObject({ what: 'slot_lost' })
  const told = (await database.db.select().from(mails)).filter(({ kind }) => kind === 'slot_lost')
  expect(told.map(({ body }) => body)).toEqual([
    expect.stringContaining(
      "We're closed in the hour you chose for our call: Mon Nov 23, 12:00 PM to 1:00 PM CT.",
    ),
  ])
  expect(told[0]?.body).toContain('by 6:00 PM CT, Sun Nov 22 instead')
  expect(await giveBack()).toBe(0)
})
