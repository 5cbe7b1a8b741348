import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { slotOf } from '#domain/callbacks/slot-store.server.ts'
import { claimWork } from '#domain/desk/claims.server.ts'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { chooseHourOfLead, chooseHourOfOwnLead, leadCall, leadCallPath } from './lead-call.server.ts'
import { leadForDesk } from './lead-for-desk.server.ts'
import { leads } from './leads.tables.server.ts'
import { mergeLeads } from './merge-leads.server.ts'
import { recordLeadOutcome } from './record-lead-outcome.server.ts'
import { takeLead } from './take-lead.server.ts'
import { withdrawLead } from './withdraw-lead.server.ts'

const database = useTestDatabase()
/** Monday, noon in Austin. */
const noon = new Date('2026-11-23T18:00:00Z')
const later = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)
const three = later(3)
let now = noon
const deps = () => orderDeps(database, () => now)
const [internet, tv, security] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
]
let ana: StaffMember

async function ask(id: string, service: string, at: Date) {
  now = at
  const request = {
    ...{ name: 'Ada Homeowner', email: 'ada@example.com', phone: '(512) 555-0100', zipCode: '78701' },
    ...{ service, marketingConsent: false, page: '/quote', website: '' },
  }
  await takeLead(deps(), request, consentCircumstances, id)
}

async function aMember(name: string): Promise<StaffMember> {
  const email = `${name.replaceAll(' ', '.')}@plainwire.example`
  const row = { email, name, role: 'agent' as const, passwordHash: '' }
  const stored = await database.db
    .insert(staff)
    .values({ ...row, createdAt: noon })
    .returning()
  return { ...row, id: stored[0]?.id ?? '', presence: 'online', factorAt: noon }
}

beforeEach(async () => {
  ana = await aMember('Ana Torres')
  await ask(internet, 'Home internet', noon)
  await ask(tv, 'TV', later(2))
  now = later(2)
})

const open = async () => {
  const items = await database.db.select().from(workItems)
  return items.filter(({ doneAt }) => doneAt === null).map(({ subjectId, dueAt }) => ({ subjectId, dueAt }))
}

test('whoever is taken together is still called, by the earliest promise, in the hour that they chose', async () => {
  await chooseHourOfOwnLead(deps(), internet, three, null)
  expect(await mergeLeads(deps(), ana, tv)).toEqual({ ok: true, value: { id: tv } })
  expect(await open()).toEqual([{ subjectId: tv, dueAt: three }])
  expect(await slotOf(database.db, { kind: 'lead', id: tv })).toMatchObject({ startsAt: three })
  expect(await slotOf(database.db, { kind: 'lead', id: internet })).toBeNull()
})

test('of two hours the earlier stays, the later seat is free again, and whoever chose that is told', async () => {
  await chooseHourOfOwnLead(deps(), internet, later(5), null)
  await chooseHourOfOwnLead(deps(), tv, three, null)
  await mergeLeads(deps(), ana, internet)
  const [told, ...more] = (await database.db.select().from(mails)).filter(
    ({ kind }) => kind === 'slot_replaced',
  )
  expect([told?.recipient, more]).toEqual(['ada@example.com', []])
  expect(told?.body).toContain(
    "We'll talk about them in one call, in the hour you chose: Mon Nov 23, 3:00 PM to 4:00 PM CT.",
  )
  expect(told?.body).toContain(
    "We won't call in the other hour you chose: Mon Nov 23, 5:00 PM to 6:00 PM CT.",
  )
  // The link of the request whose hour it was opens the call.
  expect(told?.body).toContain(`/callback/${internet}?key=`)
  expect(await eventsOf(database.db, { kind: 'lead', id: internet })).toContainEqual(
    expect.objectContaining({ what: 'slot_replaced', after: { startsAt: three.toISOString() } }),
  )
  expect(await slotOf(database.db, { kind: 'lead', id: internet })).toMatchObject({ startsAt: three })
  expect(await slotOf(database.db, { kind: 'lead', id: tv })).toBeNull()
  expect(await open()).toEqual([{ subjectId: internet, dueAt: three }])
})

test('a lead that was done is open again when it takes over what others are waiting for', async () => {
  await recordLeadOutcome(deps(), ana, { id: internet, outcome: 'reached' })
  await mergeLeads(deps(), ana, internet)
  expect(await open()).toEqual([{ subjectId: internet, dueAt: later(26) }])
  // And again: nothing else to take, nothing ended, nothing more recorded.
  await mergeLeads(deps(), ana, internet)
  expect(await open()).toEqual([{ subjectId: internet, dueAt: later(26) }])
  const told = await eventsOf(database.db, { kind: 'lead', id: internet })
  expect(told.filter(({ what }) => what === 'mergeLeads')).toHaveLength(1)
})

test('whoever gives up their hour is called by the earliest promise, however often they were taken together', async () => {
  await chooseHourOfOwnLead(deps(), internet, three, null)
  await mergeLeads(deps(), ana, tv)
  await chooseHourOfOwnLead(deps(), internet, null, null)
  expect(await open()).toEqual([{ subjectId: tv, dueAt: later(24) }])

  // A third request, into which both go.
  await ask(security, 'Home security', later(2.5))
  await chooseHourOfOwnLead(deps(), security, later(5), null)
  await mergeLeads(deps(), ana, security)
  await chooseHourOfOwnLead(deps(), security, null, null)
  expect(await open()).toEqual([{ subjectId: security, dueAt: later(24) }])
})

test('a promise that was kept no longer counts for what is taken together later', async () => {
  await recordLeadOutcome(deps(), ana, { id: internet, outcome: 'reached' })
  await chooseHourOfOwnLead(deps(), tv, three, null)
  await mergeLeads(deps(), ana, internet)
  await chooseHourOfOwnLead(deps(), internet, null, null)
  expect(await open()).toEqual([{ subjectId: internet, dueAt: later(26) }])
})

test('two who take them together the other way round at once leave one to call', async () => {
  await Promise.all([mergeLeads(deps(), ana, tv), mergeLeads(deps(), ana, internet)])
  expect(await open()).toMatchObject([{ dueAt: later(24) }])
})

test('an outcome that is pressed twice is one try, and the next try is another', async () => {
  const version = (await database.db.select().from(workItems))[0]?.version ?? 0
  const press = () => recordLeadOutcome(deps(), ana, { id: internet, outcome: 'no_answer', version })
  const tries = async () =>
    (await eventsOf(database.db, { kind: 'lead', id: internet })).filter(({ what }) => what === 'no_answer')
  expect((await Promise.all([press(), press(), press()])).every(({ ok }) => ok)).toBe(true)
  expect(await tries()).toHaveLength(1)
  const told = { id: internet, outcome: 'no_answer', note: 'Left a message' } as const
  expect(await recordLeadOutcome(deps(), ana, { ...told, version })).toEqual({
    ok: false,
    code: 'work_changed',
  })
  await recordLeadOutcome(deps(), ana, { ...told, version: version + 1 })
  expect(await tries()).toHaveLength(2)
})

/** What the link that a request was answered with opens. */
const linkOf = (id: string) => {
  const path = leadCallPath(deps().links, id, noon)
  return { lead: id, key: new URLSearchParams(path.split('?')[1]).get('key') ?? '' }
}

test('the link of a request that was taken together with another opens the one that was kept', async () => {
  await mergeLeads(deps(), ana, tv)
  const kept = await leadCall(deps(), linkOf(tv))
  expect(kept).toMatchObject({ together: false, dueAt: later(24).toISOString() })
  expect(await leadCall(deps(), linkOf(internet))).toEqual({ ...kept, together: true })
  expect(await chooseHourOfLead(deps(), linkOf(internet), three, null)).toEqual({ ok: true, value: null })
  expect(await slotOf(database.db, { kind: 'lead', id: tv })).toMatchObject({ startsAt: three })
  expect(await slotOf(database.db, { kind: 'lead', id: internet })).toBeNull()

  // Pressed on the one that was taken in, nothing goes back and forth: the call stays where it is.
  expect(await mergeLeads(deps(), ana, internet)).toEqual({ ok: true, value: { id: tv } })
  expect(await open()).toEqual([{ subjectId: tv, dueAt: three }])
  expect(await leadForDesk(deps(), internet)).toMatchObject({ work: null, continuesAs: { id: tv } })
  await recordLeadOutcome(deps(), ana, { id: tv, outcome: 'reached' })
  for (const link of [linkOf(internet), linkOf(tv)]) expect(await leadCall(deps(), link)).toBeNull()
})

test('the key of one request opens no other, and shows nothing that another one gave', async () => {
  await database.db.update(leads).set({ phone: '(737) 555-0188' }).where(eq(leads.id, tv))
  await mergeLeads(deps(), ana, tv)
  const { key } = linkOf(internet)
  expect(await leadCall(deps(), { lead: tv, key })).toBeNull()
  expect(await chooseHourOfLead(deps(), { lead: tv, key }, three, null)).toMatchObject({
    code: 'request_unknown',
  })
  const shared = { phone: '', email: 'ada@example.com', canWithdraw: false }
  expect(await leadCall(deps(), linkOf(internet))).toMatchObject(shared)
  // Nor does it call off what may be somebody else's.
  expect(await withdrawLead(deps(), linkOf(internet))).toMatchObject({ code: 'request_unknown' })
  expect(await open()).toMatchObject([{ subjectId: tv }])
  expect(await leadCall(deps(), linkOf(tv))).toMatchObject({ phone: '(737) 555-0188' })
})

test('leads of which a colleague has one are not taken together, neither from that one nor into another', async () => {
  const abe = await aMember('Abe Stone')
  const work = (await database.db.select().from(workItems)).find(({ subjectId }) => subjectId === tv)
  await claimWork(deps(), abe, work?.id ?? '')
  const before = await open()
  const refused = (what: string) => ({
    ...{ ok: false, code: 'work_taken' },
    message: `Abe Stone has ${what}. Take it over first, or ask them to hand it over.`,
  })
  expect(await mergeLeads(deps(), ana, internet)).toEqual(refused('their lead “TV”'))
  expect(await mergeLeads(deps(), ana, tv)).toEqual(refused('it'))
  expect(await open()).toEqual(before)
  const seen = await leadForDesk(deps(), internet)
  expect(seen?.others).toMatchObject([{ id: tv, isOpen: true, work: { ownerName: 'Abe Stone' } }])
  expect(await mergeLeads(deps(), abe, internet)).toMatchObject({ ok: true })
})

test('what happened to leads that were taken together names each by the other', async () => {
  await database.db.update(leads).set({ selectedService: 'bundle_inquiry' }).where(eq(leads.id, tv))
  await mergeLeads(deps(), ana, tv)
  expect((await leadForDesk(deps(), internet))?.leadNames).toEqual({ [tv]: 'a bundle, Mon Nov 23' })
  expect((await leadForDesk(deps(), tv))?.leadNames).toEqual({ [internet]: 'Home internet, Mon Nov 23' })
})

test('a number that was given with another request is there for whoever doesn’t reach them at this one', async () => {
  const numbers = async () => (await leadForDesk(deps(), tv))?.otherNumbers
  expect(await numbers()).toEqual([])
  await database.db.update(leads).set({ phone: '(512) 555-0144' }).where(eq(leads.id, internet))
  await mergeLeads(deps(), ana, tv)
  expect(await numbers()).toEqual([{ phone: '(512) 555-0144', doNotCall: false }])
})

test('a time that was agreed on for one of them is still the agreed time of the call', async () => {
  // Three in Austin, before the promise of either.
  await recordLeadOutcome(deps(), ana, { id: internet, outcome: 'call_later', time: '2026-11-23T15:00' })
  await mergeLeads(deps(), ana, tv)
  expect(await leadCall(deps(), linkOf(tv))).toMatchObject({ agreedAt: three.toISOString() })
})
