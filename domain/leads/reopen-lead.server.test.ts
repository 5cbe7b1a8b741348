import { isNull } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { leads } from './leads.tables.server.ts'
import { recordLeadOutcome } from './record-lead-outcome.server.ts'
import { reopenLead } from './reopen-lead.server.ts'
import { takeLead } from './take-lead.server.ts'
import { withdrawOwnLead } from './withdraw-lead.server.ts'

const database = useTestDatabase()
/** Monday, noon in Austin. */
const noon = new Date('2026-11-23T18:00:00Z')
const deps = (at = noon) => orderDeps(database, () => at)
const id = '11111111-1111-4111-8111-111111111111'
let ana: StaffMember

beforeEach(async () => {
  const row = { email: 'ana@plainwire.example', name: 'Ana Reyes', role: 'agent' as const, passwordHash: '' }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: noon })
    .returning()
  ana = { ...row, id: stored?.id ?? '', presence: 'online', factorAt: noon }
  const request = {
    ...{ name: 'Ada Homeowner', email: 'ada@example.com', phone: '(512) 555-0100', zipCode: '78701' },
    ...{ service: 'Home internet', marketingConsent: false, page: '/quote', website: '' },
  }
  await takeLead(deps(), request, consentCircumstances, id)
  await recordLeadOutcome(deps(), ana, { id, outcome: 'reached' })
})

const open = () => database.db.select().from(workItems).where(isNull(workItems.doneAt))
const happened = async () =>
  (await eventsOf(database.db, { kind: 'lead', id })).map(({ what, actor }) => [what, actor])

test('a lead that was closed is opened again: due now, anybody’s, and the outcome stays with what happened', async () => {
  expect(await open()).toEqual([])
  expect(await reopenLead(deps(), ana, id)).toEqual({ ok: true, value: { id } })
  expect(await open()).toMatchObject([{ kind: 'lead', who: 'Ada Homeowner', dueAt: noon, ownerId: null }])
  expect(await happened()).toEqual(
    expect.arrayContaining([
      ['reached', 'Ana Reyes'],
      ['reopenLead', 'Ana Reyes'],
    ]),
  )
  // Pressed twice it is opened once, and it closes again like any other.
  await reopenLead(deps(), ana, id)
  expect((await happened()).filter(([what]) => what === 'reopenLead')).toHaveLength(1)
  const [work] = await open()
  const told = { id, outcome: 'reached', version: work?.version } as const
  expect(await recordLeadOutcome(deps(), ana, told)).toMatchObject({ ok: true })
  expect(await open()).toEqual([])
})

test('at night it is due once somebody may be called, and a person who was erased is not called', async () => {
  const night = new Date('2026-11-24T05:00:00Z')
  await reopenLead(deps(night), ana, id)
  expect((await open())[0]?.dueAt.getTime()).toBeGreaterThan(night.getTime())
  await database.db.update(leads).set({ erasedAt: night })
  expect(await reopenLead(deps(night), ana, id)).toMatchObject({ code: 'work_gone' })
})

test('who took the request back is not called about it again', async () => {
  await reopenLead(deps(), ana, id)
  await withdrawOwnLead(deps(), id)
  expect(await reopenLead(deps(), ana, id)).toMatchObject({ code: 'work_gone' })
  expect(await open()).toEqual([])
})
