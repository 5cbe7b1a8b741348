import { expect, test } from 'vitest'
import { claimWork, giveBackWork } from '#domain/desk/claims.server.ts'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { expectAllOrNothing } from '#tests/support/all-or-nothing.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { callOfLead } from './lead-call.server.ts'
import { outcomesWith } from './lead-outcomes.ts'
import { recordLeadOutcome } from './record-lead-outcome.server.ts'
import { takeLead } from './take-lead.server.ts'

const database = useTestDatabase()
/** Monday, noon in Austin. */
const noon = new Date('2026-11-23T18:00:00Z')
const deps = () => orderDeps(database, () => noon)
const id = '11111111-1111-4111-8111-111111111111'

async function anAgent(name: string): Promise<StaffMember> {
  const row = { email: `${name}@plainwire.example`, name, role: 'agent' as const, passwordHash: '' }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: noon, lastSeenAt: noon })
    .returning()
  return { ...row, id: stored?.id ?? '', presence: 'online', factorAt: noon }
}

test('what came of calling about a lead is recorded by whoever has it; of one that nobody has, by anybody', async () => {
  const [anna, abe] = [await anAgent('Anna Reyes'), await anAgent('Abe Stone')]
  const request = {
    ...{ name: 'Ada Homeowner', email: 'ada@example.com', phone: '(512) 555-0100', zipCode: '78701' },
    ...{ service: 'Home internet', marketingConsent: false, page: '/quote', website: '' },
  }
  await takeLead(deps(), request, consentCircumstances, id)
  const work = async () => (await database.db.select().from(workItems))[0] ?? expect.unreachable('no work')
  const record = (member: StaffMember) => recordLeadOutcome(deps(), member, { id, outcome: 'no_answer' })
  await claimWork(deps(), anna, (await work()).id)
  expect(await record(abe)).toEqual({
    ...{ ok: false, code: 'work_taken' },
    message: 'Anna Reyes has it. Take it over first, or ask them to hand it over.',
  })
  expect((await work()).ownerId).toBe(anna.id)
  await giveBackWork(deps(), anna, (await work()).id)
  expect(await expectAllOrNothing(database.db, 'recordLeadOutcome', () => record(abe))).toMatchObject({
    ok: true,
  })
})

test('whoever is too late with the outcome of a closed lead reads who closed it', async () => {
  const [anna, abe] = [await anAgent('Anna Reyes'), await anAgent('Abe Stone')]
  const request = {
    ...{ name: 'Ada Homeowner', email: 'ada@example.com', phone: '(512) 555-0100', zipCode: '78701' },
    ...{ service: 'Home internet', marketingConsent: false, page: '/quote', website: '' },
  }
  await takeLead(deps(), request, consentCircumstances, id)
  const [work] = await database.db.select().from(workItems)
  const record = (member: StaffMember) =>
    recordLeadOutcome(deps(), member, {
      id,
      outcome: 'not_wanted',
      version: work?.version,
      reason: 'Has another',
    })
  expect(await record(anna)).toMatchObject({ ok: true })
  expect(await record(abe)).toEqual({
    ...{ ok: false, code: 'work_taken' },
    message: 'Anna Reyes closed this since you opened it.',
  })
})

test('a later time that was agreed on is told as that time, and a try before it doesn’t move it', async () => {
  const ben = await anAgent('Ben Okafor')
  const request = {
    ...{ name: 'Ada Homeowner', email: 'ada@example.com', phone: '(512) 555-0100', zipCode: '78701' },
    ...{ service: 'Home internet', marketingConsent: false, page: '/quote', website: '' },
  }
  await takeLead(deps(), request, consentCircumstances, id)
  const record = (told: object) => recordLeadOutcome(deps(), ben, { id, outcome: 'no_answer', ...told })
  const agreed = '2026-11-24T23:30:00.000Z'
  await record({ outcome: 'call_later', time: '2026-11-24T17:30' })
  await record({})
  expect((await database.db.select().from(workItems))[0]?.dueAt.toISOString()).toBe(agreed)
  expect(await callOfLead(deps(), id)).toMatchObject({ agreedAt: agreed, dueAt: agreed })
})

test('who gave no phone number is never told that it is wrong', async () => {
  const ben = await anAgent('Ben Okafor')
  const request = {
    ...{ name: 'Ada Homeowner', email: 'ada@example.com', phone: '', zipCode: '78701' },
    answerBy: 'email' as const,
    ...{ service: 'Home internet', marketingConsent: false, page: '/quote', website: '' },
  }
  await takeLead(deps(), request, consentCircumstances, id)
  expect(await recordLeadOutcome(deps(), ben, { id, outcome: 'wrong_number' })).toMatchObject({
    ok: false,
    fields: { outcome: 'They gave no phone number' },
  })
  expect(await database.db.select().from(mails)).toEqual([])
  expect(outcomesWith('', true)).not.toContain('wrong_number')
})

test('who gave no phone number is written to later, also at an hour in which nobody may call; others are called', async () => {
  const ben = await anAgent('Ben Okafor')
  const request = {
    ...{ name: 'Ada Homeowner', email: 'ada@example.com', phone: '', zipCode: '96813' },
    answerBy: 'email' as const,
    ...{ service: 'Home internet', marketingConsent: false, page: '/quote', website: '' },
  }
  await takeLead(deps(), request, consentCircumstances, id)
  const record = (told: object) => recordLeadOutcome(deps(), ben, { id, outcome: 'write_later', ...told })
  expect(await record({ outcome: 'call_later', time: '2026-11-24T09:00' })).toMatchObject({
    fields: { outcome: 'They gave no phone number' },
  })
  expect(await record({})).toMatchObject({ fields: { time: 'Enter when to write again' } })
  expect(await record({ time: '2026-11-24T22:00' })).toMatchObject({
    fields: { time: 'We’re closed at that time.' },
  })
  expect(await record({ time: '2026-11-24T05:00' })).toMatchObject({ ok: true })
  expect((await database.db.select().from(workItems))[0]?.dueAt.toISOString()).toBe(
    '2026-11-24T15:00:00.000Z',
  )
  // Its own page has no hour of a call to choose.
  expect(await callOfLead(deps(), id)).toMatchObject({
    ...{ agreedAt: '2026-11-24T15:00:00.000Z', isWritten: true, canCall: false, freeHours: [] },
  })
  expect(outcomesWith('(512) 555-0100', false)).not.toContain('write_later')
  // Once another request of theirs has a number, a call can be agreed on here, too.
  const other = '22222222-2222-4222-8222-222222222222'
  const byCall = { ...request, phone: '(512) 555-0100', service: 'Home security', answerBy: 'call' as const }
  await takeLead(deps(), byCall, consentCircumstances, other)
  expect(await record({ outcome: 'call_later', time: '2026-11-24T10:00' })).toMatchObject({ ok: true })
  expect(await callOfLead(deps(), id)).toMatchObject({ isWritten: false })
})
