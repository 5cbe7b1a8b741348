import { isNull } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { callbackSlots } from '#domain/callbacks/callbacks.tables.server.ts'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { expectAllOrNothing } from '#tests/support/all-or-nothing.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { callOfLead, chooseHourOfOwnLead } from './lead-call.server.ts'
import { leadForDesk } from './lead-for-desk.server.ts'
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
const HOUR_MS = 3_600_000
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

test('a lead that was closed is opened again as it was: the same promise, anybody’s, and the outcome stays with what happened', async () => {
  expect(await open()).toEqual([])
  const [closed] = await database.db.select().from(workItems)
  expect(await expectAllOrNothing(database.db, 'reopenLead', () => reopenLead(deps(), ana, id))).toEqual({
    ok: true,
    value: { id },
  })
  const dueAt = closed?.dueAt
  expect(await open()).toMatchObject([{ kind: 'lead', who: 'Ada Homeowner', dueAt, ownerId: null }])
  expect(await callOfLead(deps(), id)).toMatchObject({ dueAt: dueAt?.toISOString(), overdue: false })
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

test('once the promise is over it is due within an hour, which its sender reads', async () => {
  const later = new Date('2026-11-24T20:00:00Z')
  await reopenLead(deps(later), ana, id)
  const dueAt = new Date(later.getTime() + HOUR_MS)
  expect(await open()).toMatchObject([{ dueAt }])
  expect(await callOfLead(deps(later), id)).toMatchObject({ dueAt: dueAt.toISOString(), overdue: false })
})

test('an hour that the sender chose is theirs again, if there is still a seat in it', async () => {
  await reopenLead(deps(), ana, id)
  const free = (await callOfLead(deps(), id))?.freeHours ?? []
  const chosen = free.at(-1) ?? ''
  await chooseHourOfOwnLead(deps(), id, new Date(chosen), null)
  const press = async () => {
    const [work] = await open()
    await recordLeadOutcome(deps(), ana, { id, outcome: 'reached', version: work?.version })
  }
  await press()
  await reopenLead(deps(), ana, id)
  expect(await callOfLead(deps(), id)).toMatchObject({ slotStartsAt: chosen, dueAt: chosen, overdue: false })
  expect(await open()).toMatchObject([{ dueAt: new Date(chosen) }])

  // Others took all its seats meanwhile.
  await press()
  const { seatsPerHour } = deps().settings.slots
  for (let seat = 1; seat <= seatsPerHour; seat += 1) {
    const taken = {
      subjectKind: 'lead' as const,
      subjectId: `other ${seat}`,
      startsAt: new Date(chosen),
      seat,
    }
    const row = { ...taken, timeZone: 'America/Chicago', bookedAt: noon }
    await database.db.insert(callbackSlots).values(row)
  }
  await reopenLead(deps(), ana, id)
  const soon = new Date(noon.getTime() + HOUR_MS).toISOString()
  expect(await callOfLead(deps(), id)).toMatchObject({ slotStartsAt: null, dueAt: soon })
})

test('at night it is due once somebody may be called, and a person who was erased is not called', async () => {
  const night = new Date('2026-11-25T05:00:00Z')
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

test('a number that was recorded as wrong is still known as wrong once the lead is open again, until somebody is reached at it', async () => {
  const atDesk = async () => (await leadForDesk(deps(), id)) ?? expect.unreachable('no lead')
  const record = async (outcome: 'wrong_number' | 'reached') => {
    const { work } = await atDesk()
    await recordLeadOutcome(deps(), ana, { id, outcome, version: work?.version })
    await reopenLead(deps(), ana, id)
  }
  await reopenLead(deps(), ana, id)
  expect((await atDesk()).wrongNumber).toBe(false)
  await record('wrong_number')
  const { work, wrongNumber } = await atDesk()
  expect([work?.ownerId, wrongNumber]).toEqual([null, true])
  // Another number that its sender gave in the chat.
  await database.db.update(leads).set({ phone: '(512) 555-0199' })
  expect((await atDesk()).wrongNumber).toBe(false)
  await database.db.update(leads).set({ phone: '+1 512 555 0100' })
  expect((await atDesk()).wrongNumber).toBe(true)
  await record('reached')
  expect((await atDesk()).wrongNumber).toBe(false)
})
