import { expect, test } from 'vitest'
import { callbackSlots } from '#domain/callbacks/callbacks.tables.server.ts'
import { transaction } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { recordEvent } from './desk-events.server.ts'
import { nextInQueue } from './queue.server.ts'
import { queueFilters } from './queue.ts'
import type { WorkKind } from './work.ts'
import { workItemWrites } from './work-items.server.ts'

const database = useTestDatabase()
const now = new Date('2026-11-23T18:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const ana = { staffId: '11111111-1111-4111-8111-111111111111', role: 'agent', now } as const

const work = (kind: WorkKind, subjectId: string, dueAt: Date) =>
  runAsOneStatement(database.db, workItemWrites({ kind, subjectId, createdAt: now, dueAt, who: subjectId }))

/** Somebody called in vain: the same work is for a later time. */
const putOff = (kind: 'order' | 'lead', id: string) =>
  transaction(database.db, tx =>
    recordEvent(tx, { at: now, actor: 'site', what: 'no_answer', subject: { kind, id } }),
  )

const next = async (after: string) =>
  (await nextInQueue(database.db, { ...queueFilters.parse({}), after }, ana))?.subjectId ?? null

test('whoever has put work off is led to what may be done now, and to what was put off when nothing else is left', async () => {
  await work('order', 'tried', later(3))
  await putOff('order', 'tried')
  await work('bundle_lead', 'tried bundle', later(4))
  await putOff('lead', 'tried bundle')
  await work('order', 'booked', later(2))
  const seat = { subjectKind: 'order', subjectId: 'booked', timeZone: 'America/Chicago' } as const
  await database.db.insert(callbackSlots).values({ ...seat, startsAt: later(2), seat: 1, bookedAt: now })
  await work('order', 'promised', later(20))
  expect(await next('tried')).toBe('promised')
  expect(await next('promised')).toBe('booked')
  await work('order', 'overdue', later(-1))
  await putOff('order', 'overdue')
  expect(await next('tried')).toBe('overdue')
})

test('an agent is not offered reports of wrong entries, which editors decide', async () => {
  await work('wrong_entry', '78701', later(-1))
  expect(await next('')).toBeNull()
})

test('the work that one stands on is never the next', async () => {
  await work('order', 'only', later(-1))
  expect(await next('only')).toBeNull()
})
