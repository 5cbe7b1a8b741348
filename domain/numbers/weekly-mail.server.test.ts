import { expect, test } from 'vitest'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import { transaction } from '#platform/database.server.ts'
import { expectAllOrNothing } from '#tests/support/all-or-nothing.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { addCuts, OTHER_KEY } from './add-cuts.server.ts'
import { cutsOf } from './cuts.ts'
import { numberDays } from './numbers.tables.server.ts'
import { tellOfTheWeek } from './weekly-mail.server.ts'

const database = useTestDatabase()
const at = (day: string) => new Date(`${day}T13:17:00Z`)
const tell = (day: string) =>
  tellOfTheWeek({
    ...{ db: database.db, queue: database.queue, now: () => at(day), siteUrl: 'https://shop.example' },
  })

async function aStaff(name: string, role: 'administrator' | 'editor', disabled = false) {
  const email = `${name}@plainwire.example`
  await database.db.insert(staff).values({
    ...{ name, email, role, passwordHash: '', createdAt: at('2026-11-01') },
    ...(disabled ? { disabledAt: at('2026-11-02') } : {}),
  })
}

const count = (day: string, searches: number) =>
  transaction(database.db, tx => addCuts(tx, cutsOf([{ day, figure: 'searches', count: searches }])))

test('every administrator hears of a week once, on whatever day it is looked at', async () => {
  await aStaff('cleo', 'administrator')
  await aStaff('gone', 'administrator', true)
  await aStaff('eli', 'editor')
  await count('2026-11-10', 100)
  await count('2026-11-22', 300)
  // The current week is not reported.
  await count('2026-11-23', 9_000)
  expect(await expectAllOrNothing(database.db, 'tellOfTheWeek', () => tell('2026-11-24'))).toBe(1)
  expect(await tell('2026-11-25')).toBe(0)
  const told = await database.db.select().from(mails)
  expect(told).toMatchObject([{ kind: 'weekly_numbers', recipient: 'cleo@plainwire.example' }])
  expect(told[0]?.body).toContain('Searches: 300, up 200% (100 the week before)')
  expect(await tell('2026-11-30')).toBe(1)
})

test('of two processes at once one writes', async () => {
  await aStaff('cleo', 'administrator')
  await count('2026-11-22', 300)
  expect((await Promise.all([tell('2026-11-23'), tell('2026-11-23')])).toSorted()).toEqual([0, 1])
})

test('where nothing was ever counted nobody is written to', async () => {
  await aStaff('cleo', 'administrator')
  expect(await tell('2026-11-23')).toBe(0)
})

test('campaigns beyond two hundred of a day count together', async () => {
  const counted = Array.from({ length: 230 }, (_, index) => ({
    ...{ day: '2026-11-22', figure: 'searches' as const, campaign: `c${index}`, count: 1 },
  }))
  await transaction(database.db, tx => addCuts(tx, cutsOf(counted.slice(0, 150))))
  await transaction(database.db, tx => addCuts(tx, cutsOf(counted)))
  const rows = (await database.db.select().from(numberDays)).filter(
    ({ dimension }) => dimension === 'campaign',
  )
  expect(rows).toHaveLength(201)
  expect(rows.find(({ key }) => key === OTHER_KEY)?.count).toBe(30)
  expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(380)
})
