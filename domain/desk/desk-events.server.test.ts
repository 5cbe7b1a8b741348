import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transaction } from '#platform/database.server.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { staff } from '../staff/staff.tables.server.ts'
import { eraseEventDetails, eventsOf, recordEvent, recordLook } from './desk-events.server.ts'

const database = useTestDatabase()
const order = { kind: 'order', id: '8d7c3f34-0000-4000-8000-000000000001' } as const
const at = new Date('2026-11-22T15:00:00Z')

const recordTwo = () =>
  transaction(database.db, async tx => {
    await recordEvent(tx, { at, actor: 'visitor', what: 'order_placed', subject: order, visible: true })
    const details = { note: 'Wants a morning call', before: { phone: '512' }, after: { phone: '737' } }
    await recordEvent(tx, { at, actor: 'site', what: 'order_contact_changed', subject: order, details })
  })

test('what happened to a subject is told in order, its visible half to the customer', async () => {
  await recordTwo()
  expect((await eventsOf(database.db, order)).map(({ what, note }) => [what, note])).toEqual([
    ['order_placed', null],
    ['order_contact_changed', 'Wants a morning call'],
  ])
  expect((await eventsOf(database.db, order, 'visible')).map(({ what }) => what)).toEqual(['order_placed'])
})

test.each([
  'update desk_events set what = $$nothing$$',
  'delete from desk_events',
  'truncate desk_events',
  'update desk_event_details set note = $$other$$',
])('the application cannot rewrite what happened: %s', async statement => {
  await recordTwo()
  const cause = await transaction(database.db, tx => tx.execute(sql.raw(statement))).catch(
    (error: unknown) => error instanceof Error && error.cause,
  )
  expect(String(cause)).toMatch(/only takes in what happened/)
})

test('an erased person leaves the events without their details', async () => {
  await recordTwo()
  await transaction(database.db, tx => eraseEventDetails(tx, { subjectIds: [order.id], email: '', kept: [] }))
  expect((await eventsOf(database.db, order)).map(({ what, note, after }) => [what, note, after])).toEqual([
    ['order_placed', null, null],
    ['order_contact_changed', null, null],
  ])
})

test('what names an address goes wherever it is said, but for what is still under way', async () => {
  const other = { kind: 'order', id: '8d7c3f34-0000-4000-8000-000000000002' } as const
  const subjects = [order, other]
  await transaction(database.db, async tx => {
    for (const subject of subjects) {
      const details = { before: { email: 'Bo@example.com' }, after: { email: 'robo@example.com' } }
      await recordEvent(tx, { at, actor: 'site', what: 'corrected', subject, details })
    }
    const details = { after: { email: 'robo@example.com' } }
    await recordEvent(tx, { at, actor: 'site', what: 'corrected', subject: order, details })
    await eraseEventDetails(tx, { subjectIds: [], email: 'bo@example.com', kept: [other.id] })
  })
  const kept = async (subject: typeof order | typeof other) =>
    (await eventsOf(database.db, subject)).map(({ after }) => after !== null)
  expect([await kept(order), await kept(other)]).toEqual([[false, true], [true]])
})

test('looking is noted once in ten minutes for each of the staff', async () => {
  const [ana, tom] = ['ana', 'tom'].map(name => ({ staffId: crypto.randomUUID(), name }))
  if (!ana || !tom) return
  await transaction(database.db, tx =>
    tx.insert(staff).values(
      [ana, tom].map(({ staffId, name }) => ({
        ...{ id: staffId, name, email: `${name}@example.com`, role: 'agent' as const },
        ...{ passwordHash: '', createdAt: at },
      })),
    ),
  )
  const look = (actor: typeof ana, minutes: number) =>
    transaction(database.db, tx =>
      recordLook(tx, {
        ...{ actor, what: 'readOrder', subject: order },
        at: new Date(at.getTime() + minutes * 60_000),
      }),
    )
  await look(ana, 0)
  await look(ana, 9)
  await look(tom, 9)
  await look(ana, 11)
  expect((await eventsOf(database.db, order)).map(({ actor }) => actor)).toEqual(['ana', 'tom', 'ana'])
})
