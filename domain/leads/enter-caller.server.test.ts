import { expect, test } from 'vitest'
import { addDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import { consents } from '#domain/consent/consent.tables.server.ts'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { doNotCallOf } from '#domain/desk/do-not-call-work.server.ts'
import { readQueue } from '#domain/desk/queue.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { transaction } from '#platform/database.server.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { expectNothingLeft, JOBS } from '#tests/support/failing-writes.ts'
import { orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { type CallerForm, callerForm } from './caller-form.ts'
import { enterCaller } from './enter-caller.server.ts'
import { leadForDesk } from './lead-for-desk.server.ts'
import { leads } from './leads.tables.server.ts'

const database = useTestDatabase()
/** Monday, noon in Austin. */
const noon = new Date('2026-11-23T18:00:00Z')
const deps = () => orderDeps(database, () => noon)
const key = '5d7c3f34-0000-4000-8000-000000000007'
const caller: CallerForm = {
  ...{ key, name: 'Cal Ring', phone: '(512) 555-0170', zipCode: '78701', email: '' },
  ...{ service: 'Home internet', note: 'Works from home' },
}

async function anna(): Promise<StaffMember> {
  const row = {
    email: 'anna@plainwire.example',
    name: 'Anna Reyes',
    role: 'agent' as const,
    passwordHash: '',
  }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: noon, lastSeenAt: noon })
    .returning()
  return { ...row, id: stored?.id ?? '', presence: 'online', factorAt: noon }
}

test('a caller becomes a lead of whoever answered, told to the automation with the specified keys', async () => {
  const member = await anna()
  const from = { ...consentCircumstances, partner: 'a-partner', arrival: { source: 'mail', campaign: 'x' } }
  expect(await enterCaller(deps(), member, caller, from)).toEqual({ id: key })
  const found = (await leadForDesk(deps(), key)) ?? expect.unreachable('no lead')
  expect(found.lead).toMatchObject({ source: 'phone', name: 'Cal Ring', notes: 'Works from home', email: '' })
  // The visit was the staff member's.
  expect(found.lead).toMatchObject({ partner: null, visitSource: '', visitCampaign: '' })
  expect(found.work).toMatchObject({ kind: 'lead', ownerName: 'Anna Reyes', zipCode: '78701' })
  expect(found.events).toMatchObject([{ what: 'enterCaller', actor: 'Anna Reyes' }])
  const [job] = await database.queuedJobs()
  expect(job?.data).toMatchObject({
    kind: 'lead',
    payload: { source: 'Plainwire phone', lead_type: 'phone_request', zip_code: '78701', address: '' },
  })
})

test('the record of a caller says that nothing was shown and nothing agreed to', async () => {
  await enterCaller(deps(), await anna(), caller, consentCircumstances)
  expect(await database.db.select().from(consents)).toMatchObject([
    {
      ...{ source: 'phone', formId: 'desk', callbackRequested: false, shownText: '', sellers: [] },
      ...{ marketingCalls: false, marketingTexts: false, marketingEmail: false },
    },
  ])
  expect((await leadForDesk(deps(), key))?.consent).toMatchObject({ request: null, offers: null })
})

test('a form that is sent twice, or at once, is one lead; who calls again about the same is another', async () => {
  const member = await anna()
  const enter = (changes: Partial<CallerForm> = {}) =>
    enterCaller(deps(), member, { ...caller, ...changes }, consentCircumstances)
  expect(await Promise.all([enter(), enter()])).toEqual([{ id: key }, { id: key }])
  await enter()
  expect(await database.db.select().from(leads)).toHaveLength(1)
  expect(await eventsOf(database.db, { kind: 'lead', id: key })).toHaveLength(1)
  await enter({ key: crypto.randomUUID() })
  expect(await database.db.select().from(workItems)).toHaveLength(2)
})

test.each(['leads', 'work_items', 'consents', 'desk_events', JOBS])(
  'when %s fails, nothing of a caller is left',
  async table => {
    const member = await anna()
    const enter = () => enterCaller(deps(), member, caller, consentCircumstances)
    await expectNothingLeft(database.db, table, enter)
    expect(await enter()).toEqual({ id: key })
  },
)

test.each([
  ['phone', '555 0170'],
  ['phone', '112 555 0170'],
  ['zipCode', '7870'],
  ['email', 'cal@'],
  ['name', 'C'],
  ['service', ''],
] as const)('a caller with the %s “%s” is refused at that field', (name, value) => {
  const parsed = callerForm.safeParse({ ...caller, [name]: value })
  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([name])
})

test('work whose number is on the do-not-call list is known in one query, however the number is written', async () => {
  const member = await anna()
  await enterCaller(deps(), member, caller, consentCircumstances)
  const other = crypto.randomUUID()
  await enterCaller(deps(), member, { ...caller, key: other, phone: '512 555 0171' }, consentCircumstances)
  const queue = () => readQueue(database.db, {}, { staffId: member.id, role: 'agent', now: noon })
  expect(await doNotCallOf(database.db, await queue())).toEqual(new Set())
  const listed = { reason: 'asked', addedAt: noon, addedBy: null }
  await transaction(database.db, tx => addDoNotCall(tx, ['5125550170'], listed))
  expect(await doNotCallOf(database.db, await queue())).toEqual(new Set([key]))
  expect(await doNotCallOf(database.db, [])).toEqual(new Set())
})
