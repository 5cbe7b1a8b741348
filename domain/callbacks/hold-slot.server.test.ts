import { isNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { builtInSettings } from '#domain/settings/business-settings.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { callbackSlots, doNotCall } from './callbacks.tables.server.ts'
import { freeHours, offeredHours } from './free-hours.server.ts'
import { holdSlot, type SlotWish } from './hold-slot.server.ts'
import { giveBackSlot, slotOf } from './slot-store.server.ts'

const database = useTestDatabase()
const zone = 'America/Chicago'
/** Monday, noon in Chicago. */
const at = new Date('2026-11-23T18:00:00Z')
const three = new Date('2026-11-23T21:00:00Z')
const four = new Date('2026-11-23T22:00:00Z')

const order = (id: string) => ({ kind: 'order' as const, id })
const wish = (id: string, startsAt = three): SlotWish => ({
  subject: order(id),
  startsAt,
  visitorZone: zone,
  homeZone: zone,
  phone: '(512) 555-0100',
})
const terms = (seatsPerHour = builtInSettings.slots.seatsPerHour) => ({
  ...builtInSettings,
  slots: { ...builtInSettings.slots, seatsPerHour },
})
const hold = (wanted: SlotWish, seats?: number) =>
  transaction(database.db as Database, tx => holdSlot(tx, database.queue, wanted, at, terms(seats)))
const held = () => database.db.select().from(callbackSlots).where(isNull(callbackSlots.releasedAt))

test('fifty at once want the last seat of an hour: one gets it, the others read that it is taken', async () => {
  await hold(wish('before'), 2)
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => hold(wish(`order ${index}`), 2)))
  expect(answers.filter(answer => answer.ok)).toHaveLength(1)
  expect(answers.filter(answer => !answer.ok && answer.code === 'slot_taken')).toHaveLength(49)
  expect((await held()).map(({ seat }) => seat).toSorted()).toEqual([1, 2])
  const free = await freeHours(database.db, zone, at, terms(2))
  expect(free).not.toContainEqual(three)
  expect(free).toContainEqual(four)
})

test('the database refuses a second one on a seat, whatever the code does', async () => {
  await hold(wish('first'))
  const again = database.db.execute(sql`
    insert into callback_slots (subject_kind, subject_id, starts_at, seat, time_zone, booked_at)
    values ('order', 'second', ${three.toISOString()}, 1, ${zone}, now())`)
  await expect(again).rejects.toThrow()
})

test('fifty moves across one another end with one seat each', async () => {
  for (let index = 0; index < 6; index += 1) await hold(wish(`o${index}`, index % 2 ? three : four))
  const moves = Array.from({ length: 48 }, (_, index) => {
    const number = index % 6
    return hold(wish(`o${number}`, (index + number) % 2 ? four : three))
  })
  for (const answer of await Promise.all(moves)) expect(answer.ok).toBe(true)
  const slots = await held()
  expect(slots.map(({ subjectId }) => subjectId).toSorted()).toEqual(['o0', 'o1', 'o2', 'o3', 'o4', 'o5'])
})

test('a slot moves and its seat is free again; a move to a full hour keeps it', async () => {
  await hold(wish('mover'), 1)
  await hold(wish('sitter', four), 1)
  expect(await hold(wish('mover', four), 1)).toEqual({ ok: false, code: 'slot_taken' })
  expect((await slotOf(database.db, order('mover')))?.startsAt).toEqual(three)
  await transaction(database.db as Database, tx => giveBackSlot(tx, order('sitter'), at))
  const moved = await hold(wish('mover', four), 1)
  expect(moved.ok && moved.value.before?.startsAt).toEqual(three)
  expect((await held()).map(slot => [slot.subjectId, slot.startsAt])).toEqual([['mover', four]])
  expect(await freeHours(database.db, zone, at, terms(1))).toContainEqual(three)
})

test('the same hour again is the same slot, with one reminder', async () => {
  await hold(wish('twice'))
  await hold(wish('twice'))
  expect(await held()).toHaveLength(1)
  const { rows } = await database.db.execute(
    sql`select start_after from pgboss.job where name = 'slot_reminder'`,
  )
  expect(rows.map(row => new Date(String(row.start_after)))).toEqual([new Date('2026-11-23T20:00:00Z')])
})

test('a number on the do-not-call list gets no slot, however it is written', async () => {
  await database.db.insert(doNotCall).values({ phoneDigits: '5125550100', reason: 'asked for', addedAt: at })
  expect(await hold({ ...wish('nobody'), phone: '+1 512.555.0100' })).toEqual({
    ok: false,
    code: 'do_not_call',
  })
  expect(await held()).toEqual([])
})

test('only hours that are offered can be booked: none at night, in the past, off the hour or next week', async () => {
  for (const iso of [
    '2026-11-24T06:00:00Z',
    '2026-11-23T17:00:00Z',
    '2026-11-23T21:30:00Z',
    '2026-12-07T18:00:00Z',
  ]) {
    expect(await hold(wish('late', new Date(iso)))).toEqual({ ok: false, code: 'slot_taken' })
  }
})

test('hours are those at the home within staffed ones', () => {
  const inZone = (home: string | null, now: Date) =>
    offeredHours(home, now, builtInSettings).map(hour =>
      new Intl.DateTimeFormat('en-US', { timeZone: home ?? zone, weekday: 'short', hour: 'numeric' })
        .format(hour)
        .replaceAll('\u202f', ' '),
    )
  const texas = inZone(zone, at)
  expect(texas.slice(0, 2)).toEqual(['Mon 1 PM', 'Mon 2 PM'])
  expect(texas).not.toContain('Mon 8 PM')
  // Thanksgiving is short, and in Hawaii it is 8 AM when it is past noon at the desk.
  expect(texas.filter(hour => hour.startsWith('Thu'))).toHaveLength(6)
  expect(inZone('Pacific/Honolulu', at).filter(hour => hour.startsWith('Tue'))).toEqual(
    Array.from({ length: 8 }, (_, index) => `Tue ${(index + 8) % 12 || 12} ${index < 4 ? 'AM' : 'PM'}`),
  )
  // Too soon to be seen.
  expect(inZone(zone, new Date('2026-11-23T18:50:00Z'))[0]).toBe('Mon 2 PM')
})
