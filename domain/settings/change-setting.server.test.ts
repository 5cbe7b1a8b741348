import { expect, test } from 'vitest'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { expectAllOrNothing } from '#tests/support/all-or-nothing.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { builtInValues, type SettingKey } from './business-settings.ts'
import { changeSetting, type SettingChange } from './change-setting.server.ts'
import { openSettings, servedSettings } from './served-settings.server.ts'
import { businessSettings } from './settings.tables.server.ts'

const database = useTestDatabase()
const now = new Date('2026-11-23T15:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

async function aMember(name: string): Promise<StaffMember> {
  const row = { email: `${name}@example.com`, name, role: 'administrator' as const, passwordHash: '' }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: now })
    .returning()
  return { ...row, id: stored?.id ?? '', presence: 'online', factorAt: now }
}

const served = (at = now) => servedSettings(database.db, at, builtInValues)
const change = async (member: StaffMember, wanted: SettingChange, at = now) =>
  changeSetting(
    { db: database.db, now: () => at, settings: await served(at), builtInSettings: builtInValues },
    member,
    wanted,
  )
const phone = (sales: string, version = 0): SettingChange => ({ key: 'phones', version, value: { sales } })

test('what is set holds at once, with who set it, and the event tells before and after', async () => {
  const ana = await aMember('Ana')
  expect(
    await expectAllOrNothing(database.db, 'changeSetting', () => change(ana, phone('(800) 555-0199'))),
  ).toMatchObject({ ok: true })
  expect((await served()).values.phones).toEqual({ sales: '(800) 555-0199' })
  expect(await database.db.select().from(businessSettings)).toMatchObject([
    { key: 'phones', version: 1, changedByName: 'Ana', changedBy: ana.id },
  ])
  expect(await eventsOf(database.db, { kind: 'setting', id: 'phones' })).toMatchObject([
    {
      what: 'setting_changed',
      actor: 'Ana',
      before: { value: { sales: '(800) 555-0142' } },
      after: { value: { sales: '(800) 555-0199' } },
    },
  ])
})

test('of two who change the same at once the second is told, and nothing of theirs is kept', async () => {
  const people = [await aMember('Ana'), await aMember('Ben')]
  const outcomes = await Promise.all(
    people.map((member, index) => change(member, phone(`(800) 555-010${index}`))),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, code: 'setting_changed' })
  expect(await database.db.select().from(businessSettings)).toHaveLength(1)
  const [ana] = people
  if (!ana) throw new Error('nobody')
  expect(await change(ana, phone('(800) 555-0177', 1))).toMatchObject({ ok: true })
})

test('a value that begins later holds from then on, and can be canceled until then', async () => {
  const ana = await aMember('Ana')
  const planned = (version: number): SettingChange => ({
    ...{ key: 'banner', version, validFrom: later(24).toISOString() },
    value: { ...builtInValues.banner, notice: 'Closed on Friday' },
  })
  await change(ana, planned(0))
  const settings = await openSettings(database.db, builtInValues, now)
  expect(settings.current().values.banner.notice).toBe('')
  expect((await settings.look(later(23.9))).values.banner.notice).toBe('')
  expect((await settings.look(later(24))).values.banner.notice).toBe('Closed on Friday')
  expect(await change(ana, { key: 'banner', version: 1, cancels: 1 })).toMatchObject({ ok: true })
  expect((await settings.look(later(25))).values.banner.notice).toBe('')
  // A change that has begun is history: a new one follows it, and it can't be canceled.
  expect(await change(ana, { key: 'banner', version: 2, cancels: 1 }, later(30))).toMatchObject({
    code: 'work_gone',
  })
})

test('what was set before can be set again, also what was there before anybody set anything', async () => {
  const ana = await aMember('Ana')
  await change(ana, phone('(800) 555-0101'))
  await change(ana, phone('(800) 555-0102', 1))
  await change(ana, { key: 'phones', version: 2, backTo: 1 })
  expect((await served()).values.phones.sales).toBe('(800) 555-0101')
  await change(ana, { key: 'phones', version: 3, backTo: 0 })
  expect((await served()).values.phones).toEqual(builtInValues.phones)
  expect(await database.db.select().from(businessSettings)).toHaveLength(4)
})

test('the catalog’s own figure of reviews is a value too', async () => {
  const ana = await aMember('Ana')
  const value = { rating: '4.6', reviews: '3120', source: null }
  expect(await change(ana, { key: 'reviews', version: 0, value })).toMatchObject({ ok: true })
  expect((await served()).values.reviews).toEqual({ rating: 4.6, reviews: 3120, source: null })
  expect(await change(ana, { key: 'reviews', version: 1, value: null })).toMatchObject({ ok: true })
  expect((await served()).values.reviews).toBeNull()
})

test('what was set is never written over, and what no longer fits gives way to the value before it', async () => {
  const ana = await aMember('Ana')
  await change(ana, phone('(800) 555-0101'))
  await expect(database.db.update(businessSettings).set({ value: { sales: 'x' } })).rejects.toThrow()
  await database.db.insert(businessSettings).values({
    ...{ key: 'phones', version: 2, value: { fax: '1' }, validFrom: now, changedAt: now },
    ...{ changedBy: ana.id, changedByName: 'Ana' },
  })
  expect((await served()).values.phones.sales).toBe('(800) 555-0101')
})

const closed = [null, null, null, null, null, null, null]
test.each<[string, SettingKey, unknown, string]>([
  ['a number that nobody can call', 'phones', { sales: '(100) 555-0142' }, 'sales'],
  ['words in a phone number', 'phones', { sales: '800 CALL NOW' }, 'sales'],
  ['a notice of two lines', 'banner', { ...builtInValues.banner, notice: 'a\nb' }, 'notice'],
  ['hidden signs', 'banner', { ...builtInValues.banner, notice: 'a\u202eb' }, 'notice'],
  ['a notice without end', 'banner', { ...builtInValues.banner, notice: 'x'.repeat(141) }, 'notice'],
  ['no disclosure at all', 'banner', { disclosure: '', notice: '' }, 'disclosure'],
  ['seats that do not count', 'slots', { ...builtInValues.slots, seatsPerHour: '2.5' }, 'seatsPerHour'],
  [
    'hours that end before they begin',
    'chat-hours',
    closed.with(2, { opens: 9, closes: 9 } as never),
    '2.closes',
  ],
  ['a week without a day', 'calling-hours', closed, 'form'],
  [
    'nights alone, when no home may be called that is not known',
    'calling-hours',
    closed.map(() => ({ opens: 19, closes: 24 })),
    'form',
  ],
  ['a day twice', 'holidays', [1, 2].map(() => ({ date: '2026-12-24', name: 'Eve', hours: null })), 'date'],
  [
    'eight closed days in a row',
    'holidays',
    [1, 2, 3, 4, 5, 6, 7, 8].map(day => ({ date: `2027-01-0${day}`, name: 'Break', hours: null })),
    'form',
  ],
])('%s is refused, with the field that it is about', async (_, key, value, field) => {
  const refusal = await change(await aMember('Ana'), { key, version: 0, value })
  expect(refusal).toMatchObject({ ok: false, code: 'invalid_input' })
  if (!refusal.ok) expect(Object.keys(refusal.fields ?? {})).toEqual([field])
  expect(await database.db.select().from(businessSettings)).toEqual([])
})

test('what is set already is not set again', async () => {
  expect(await change(await aMember('Ana'), phone('(800) 555-0142'))).toMatchObject({ code: 'setting_same' })
})
