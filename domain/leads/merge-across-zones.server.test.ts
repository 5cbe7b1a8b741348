import { beforeEach, expect, test } from 'vitest'
import { slotOf } from '#domain/callbacks/slot-store.server.ts'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { transaction } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { expectAllOrNothing } from '#tests/support/all-or-nothing.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { correctLeadWrites } from './correct-lead.server.ts'
import { chooseHourOfOwnLead } from './lead-call.server.ts'
import { leads } from './leads.tables.server.ts'
import { mergeLeads } from './merge-leads.server.ts'
import { takeLead } from './take-lead.server.ts'

const database = useTestDatabase()
/** Monday, nine in the morning in Austin. */
const morning = new Date('2026-11-23T15:00:00Z')
const later = (hours: number) => new Date(morning.getTime() + hours * 3_600_000)
/** The first hour of calls on Tuesday in Honolulu ends at nine in the morning there: one in Austin. */
const firstInHonolulu = later(28)
let now = morning
const deps = () => orderDeps(database, () => now)
const [first, second] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
let ana: StaffMember

async function ask(id: string, zipCode: string, at: Date) {
  now = at
  const request = {
    ...{ name: 'Ada Homeowner', email: 'ada@example.com', phone: '(512) 555-0100', zipCode },
    ...{ service: `Internet ${id}`, marketingConsent: false, page: '/quote', website: '' },
  }
  await takeLead(deps(), request, consentCircumstances, id)
}

beforeEach(async () => {
  const row = { email: 'ana@plainwire.example', name: 'Ana Torres', role: 'agent' as const, passwordHash: '' }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: morning })
    .returning()
  ana = { ...row, id: stored?.id ?? '', presence: 'online', factorAt: morning }
})

const open = async () => {
  const items = await database.db.select().from(workItems)
  return items.filter(({ doneAt }) => doneAt === null).map(({ subjectId, dueAt }) => ({ subjectId, dueAt }))
}

test('what was promised to a home in another zone is kept within calling hours at the one that is called', async () => {
  await ask(first, '78701', morning)
  await ask(second, '96813', later(4))
  await mergeLeads(deps(), ana, second)
  // Promised by nine in Austin, which is five in Honolulu.
  expect(await open()).toEqual([{ subjectId: second, dueAt: firstInHonolulu }])
  await chooseHourOfOwnLead(deps(), second, later(29), null)
  await chooseHourOfOwnLead(deps(), second, null, null)
  expect(await open()).toEqual([{ subjectId: second, dueAt: firstInHonolulu }])
})

test('an hour in which nobody may call the home that is kept is given back', async () => {
  await ask(first, '78701', morning)
  await chooseHourOfOwnLead(deps(), first, later(24), null)
  await ask(second, '96813', later(4))
  await expectAllOrNothing(database.db, 'mergeLeads', () => mergeLeads(deps(), ana, second))
  expect(await slotOf(database.db, { kind: 'lead', id: second })).toBeNull()
  expect(await open()).toEqual([{ subjectId: second, dueAt: firstInHonolulu }])
  const told = (await database.db.select().from(mails)).find(({ kind }) => kind === 'slot_replaced')
  expect(told?.body).toContain("We'll talk about them in one call, by 1:00 PM CT, Tue Nov 24.")
  expect(told?.body).toContain("We won't call in the hour you chose: Tue Nov 24, 9:00 AM to 10:00 AM CT.")
})

test('of two hours the one in which the home that is kept may be called stays', async () => {
  await ask(first, '78701', morning)
  await chooseHourOfOwnLead(deps(), first, later(24), null)
  await ask(second, '96813', later(4))
  await chooseHourOfOwnLead(deps(), second, later(29), null)
  await mergeLeads(deps(), ana, second)
  expect(await slotOf(database.db, { kind: 'lead', id: second })).toMatchObject({ startsAt: later(29) })
})

test('a home that is put right after that is called within its own hours, also once its hour is given up', async () => {
  await ask(first, '78701', morning)
  await ask(second, '78701', later(4))
  await mergeLeads(deps(), ana, second)
  expect(await open()).toEqual([{ subjectId: second, dueAt: later(24) }])
  const lead = (await database.db.select().from(leads)).find(({ id }) => id === second)
  if (!lead) throw new Error('no lead')
  await transaction(database.db, async tx => {
    const corrected = { ...lead, zipCode: '96813' }
    await runAsOneStatement(tx, await correctLeadWrites(tx, deps(), corrected, consentCircumstances, 'chat'))
  })
  await chooseHourOfOwnLead(deps(), second, later(29), null)
  await chooseHourOfOwnLead(deps(), second, null, null)
  expect(await open()).toEqual([{ subjectId: second, dueAt: firstInHonolulu }])
})
