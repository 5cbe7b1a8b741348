import { eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callbackSlots } from '#domain/callbacks/callbacks.tables.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { transaction } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { expectAllOrNothing } from '#tests/support/all-or-nothing.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { claimWork, freeWorkOf, giveBackWork, handOverWork, openWorkOf } from './claims.server.ts'
import { colleaguesFor } from './colleagues.server.ts'
import { workItems } from './desk.tables.server.ts'
import { eventsOf } from './desk-events.server.ts'
import { countQueue, readQueue } from './queue.server.ts'
import { queueFilters } from './queue.ts'
import { finishWork, workItemWrites } from './work-items.server.ts'

const database = useTestDatabase()
const now = new Date('2026-11-23T15:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const deps = (at = now) => ({ db: database.db, now: () => at })

async function aMember(name: string, lastSeenAt: Date | null = now): Promise<StaffMember> {
  const email = `${name.toLowerCase()}@example.com`
  const row = { email, name, role: 'agent' as const, passwordHash: '', createdAt: now, lastSeenAt }
  const [stored] = await database.db.insert(staff).values(row).returning()
  return { id: stored?.id ?? '', name, email, role: 'agent', presence: 'online', factorAt: now }
}

async function someWork(subjectId: string, dueAt = later(1)): Promise<string> {
  await runAsOneStatement(
    database.db,
    workItemWrites({
      kind: 'order',
      subjectId,
      createdAt: now,
      dueAt,
      who: 'Bo Renter',
      email: 'Bo@example.com',
    }),
  )
  const items = await database.db.select().from(workItems)
  return items.find(item => item.subjectId === subjectId)?.id ?? expect.unreachable('no work')
}

const queue = (member: StaffMember, filters: object = {}) =>
  readQueue(database.db, queueFilters.parse(filters), { staffId: member.id, role: member.role, now })

test('what is due at the same time is listed in the order in which it came', async () => {
  const ana = await aMember('Ana')
  // Ten, so that their ids are hardly in that order by chance.
  const names = Array.from({ length: 10 }, (_, index) => `order ${index}`)
  for (const [index, subjectId] of names.entries()) {
    const item = {
      kind: 'order',
      subjectId,
      createdAt: new Date(now.getTime() + index),
      dueAt: later(1),
    } as const
    await runAsOneStatement(database.db, workItemWrites(item))
  }
  expect((await queue(ana)).map(({ subjectId }) => subjectId)).toEqual(names)
})

test('of fifty who claim at once one gets it, and the others are told who', async () => {
  const work = await someWork('one')
  const members = await Promise.all(Array.from({ length: 50 }, (_, index) => aMember(`Agent${index}`)))
  const outcomes = await Promise.all(members.map(member => claimWork(deps(), member, work)))
  const winner = outcomes.findIndex(({ ok }) => ok)
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  for (const outcome of outcomes.filter(({ ok }) => !ok)) {
    expect(outcome).toEqual({ ok: false, code: 'work_taken', message: `Agent${winner} has it.` })
  }
  expect(
    (await eventsOf(database.db, { kind: 'order', id: 'one' })).map(({ what, actor }) => [what, actor]),
  ).toEqual([['claimWork', `Agent${winner}`]])
})

test('what somebody has who is gone is free at once, and who gave it back is told', async () => {
  const [ana, ben, kim] = [await aMember('Ana'), await aMember('Ben'), await aMember('Kim')]
  const [mine, theirs, done] = [await someWork('mine'), await someWork('theirs'), await someWork('done')]
  for (const work of [mine, done]) await claimWork(deps(), ana, work)
  await claimWork(deps(), ben, theirs)
  await transaction(database.db, async tx => {
    await finishWork(tx, 'order', 'done', now)
    await freeWorkOf(tx, ana.id, kim, now)
  })
  expect((await queue(ben, { owner: 'free' })).map(({ subjectId }) => subjectId)).toEqual(['mine'])
  expect((await queue(ben, { owner: 'mine' })).map(({ subjectId }) => subjectId)).toEqual(['theirs'])
  expect((await eventsOf(database.db, { kind: 'order', id: 'mine' })).at(-1)).toMatchObject({
    ...{ what: 'giveBackWork', actor: 'Kim' },
  })
  expect(await openWorkOf(database.db, 'order', 'mine', now)).toMatchObject({ ownerName: null })
})

test('claimed work goes back to everybody or to a colleague, by its owner alone', async () => {
  const work = await someWork('two')
  const [ana, ben] = [await aMember('Ana'), await aMember('Ben')]
  await expectAllOrNothing(database.db, 'claimWork', () => claimWork(deps(), ana, work))
  expect(await giveBackWork(deps(), ben, work)).toMatchObject({ code: 'work_taken', message: 'Ana has it.' })
  expect(
    await expectAllOrNothing(database.db, 'handOverWork', () => handOverWork(deps(), ana, work, ben.id)),
  ).toMatchObject({ ok: true })
  expect((await eventsOf(database.db, { kind: 'order', id: 'two' })).at(-1)).toMatchObject({
    ...{ what: 'handOverWork', actor: 'Ana', after: { to: 'Ben' } },
  })
  expect((await queue(ben, { owner: 'mine' })).map(({ subjectId }) => subjectId)).toEqual(['two'])
  expect(
    await expectAllOrNothing(database.db, 'giveBackWork', () => giveBackWork(deps(), ben, work)),
  ).toMatchObject({ ok: true })
  expect((await queue(ana, { owner: 'free' })).map(({ subjectId }) => subjectId)).toEqual(['two'])
})

test('work is given back once however often that is pressed, and is handed to nobody who takes none', async () => {
  const work = await someWork('again')
  const [ana, ben] = [await aMember('Ana'), await aMember('Ben')]
  await claimWork(deps(), ana, work)
  await giveBackWork(deps(), ana, work)
  expect(await giveBackWork(deps(), ana, work)).toMatchObject({ ok: true, value: { ownerId: null } })
  const named = async (what: string) =>
    (await eventsOf(database.db, { kind: 'order', id: 'again' })).filter(event => event.what === what)
  expect(await named('giveBackWork')).toHaveLength(1)
  await claimWork(deps(), ana, work)
  await database.db.update(staff).set({ role: 'editor' }).where(eq(staff.id, ben.id))
  expect(await handOverWork(deps(), ana, work, ben.id)).toEqual({ ok: false, code: 'colleague_gone' })
  expect((await queue(ana, { owner: 'mine' })).map(({ id }) => id)).toEqual([work])
  await database.db.update(staff).set({ role: 'agent' }).where(eq(staff.id, ben.id))
  await giveBackWork(deps(), ana, work)
  // Nobody has it: whoever may claim it may give it on.
  expect(await handOverWork(deps(), ana, work, ben.id)).toMatchObject({ ok: true })
})

test('work of somebody who was not seen for an hour is free again', async () => {
  const work = await someWork('three')
  const [ana, ben] = [await aMember('Ana'), await aMember('Ben')]
  await claimWork(deps(), ana, work)
  const owner = async (at: Date) =>
    (await readQueue(database.db, queueFilters.parse({}), { staffId: ben.id, role: 'agent', now: at }))[0]
      ?.owner
  expect(await owner(later(0.5))).toEqual({ id: ana.id, name: 'Ana', away: false })
  expect(await claimWork(deps(later(0.5)), ben, work)).toMatchObject({ code: 'work_taken' })
  expect(await owner(later(2))).toMatchObject({ name: 'Ana', away: true })
  expect(await openWorkOf(database.db, 'order', 'three', later(2))).toMatchObject({ ownerAway: true })
  expect(await claimWork(deps(later(2)), ben, work)).toMatchObject({ ok: true, value: { ownerId: ben.id } })
})

test('the queue is read by due time, as far as its filters leave it', async () => {
  const ana = await aMember('Ana')
  await someWork('late', later(-1))
  await someWork('soon', later(1))
  await someWork('tomorrow', later(30))
  const shown = async (filters: object) => (await queue(ana, filters)).map(({ subjectId }) => subjectId)
  expect(await shown({})).toEqual(['late', 'soon', 'tomorrow'])
  expect(await shown({ due: 'overdue' })).toEqual(['late'])
  expect(await shown({ due: 'soon' })).toEqual(['late', 'soon'])
  expect(await shown({ search: 'BO@EXAMPLE' })).toHaveLength(3)
  expect(await shown({ search: '100%' })).toEqual([])
  expect(await shown({ search: 'example bo@' })).toHaveLength(3)
  expect(await shown({ kind: 'chat' })).toEqual([])
  expect(await shown({ kind: 'nonsense', due: 'never' })).toHaveLength(3)
  expect(await countQueue(database.db, { staffId: ana.id, role: ana.role, now })).toEqual({
    open: 3,
    overdue: 1,
    mine: 0,
    byKind: { order: 3 },
  })
})

test('the same wish again is the same work, due at the earlier time', async () => {
  await someWork('again', later(5))
  await someWork('again', later(2))
  const ana = await aMember('Ana')
  expect((await queue(ana)).map(({ dueAt }) => dueAt)).toEqual([later(2)])
})

test('everybody has the work in the queue that their role can do', async () => {
  const ana = await aMember('Ana')
  for (const kind of ['failed_delivery', 'lead'] as const)
    await runAsOneStatement(
      database.db,
      workItemWrites({ kind, subjectId: kind, createdAt: now, dueAt: now }),
    )
  expect((await queue(ana)).map(({ kind }) => kind)).toEqual(['lead'])
  const all = await queue({ ...ana, role: 'administrator' })
  expect(all.map(({ kind }) => kind).toSorted()).toEqual(['failed_delivery', 'lead'])
})

test('a call in a booked hour is overdue only once that hour is over', async () => {
  const ana = await aMember('Ana')
  await someWork('booked', later(1))
  await database.db.insert(callbackSlots).values({
    ...{
      subjectKind: 'order',
      subjectId: 'booked',
      seat: 1,
      startsAt: later(1),
      timeZone: 'America/Chicago',
    },
    bookedAt: now,
  })
  const at = async (hours: number) => {
    const reader = { staffId: ana.id, role: ana.role, now: later(hours) }
    const found = await readQueue(database.db, { due: 'overdue' }, reader)
    return [found.length, (await countQueue(database.db, reader)).overdue]
  }
  expect(await queue(ana)).toMatchObject([{ subjectId: 'booked', bookedHour: later(1) }])
  expect(await at(1.5)).toEqual([0, 0])
  expect(await at(2.1)).toEqual([1, 1])
})

test('who waits in a chat is overdue after two minutes, and not from the first second', async () => {
  const ana = await aMember('Ana')
  const chat = { kind: 'chat', subjectId: 'waiting', createdAt: now, dueAt: now } as const
  await runAsOneStatement(database.db, workItemWrites(chat))
  const after = async (minutes: number) => {
    const reader = { staffId: ana.id, role: ana.role, now: later(minutes / 60) }
    const found = await readQueue(database.db, { due: 'overdue' }, reader)
    return [found.length, (await countQueue(database.db, reader)).overdue]
  }
  expect(await after(1)).toEqual([0, 0])
  expect(await after(3)).toEqual([1, 1])
})

test('work is handed over first to who is there: who left without signing out counts as away', async () => {
  for (const [name, lastSeenAt] of [
    ['Ada', now],
    ['Ben', later(-1)],
    ['Cleo', now],
  ] as const)
    await aMember(name, lastSeenAt)
  await database.db.update(staff).set({ presence: 'online' }).where(ne(staff.name, 'Ada'))
  const listed = (await colleaguesFor(database.db, now)).map(({ name, presence }) => [name, presence])
  expect(listed).toEqual([
    ['Cleo', 'online'],
    ['Ada', 'away'],
    ['Ben', 'away'],
  ])
})
