import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { createSession } from '#domain/assistant/create-session.server.ts'
import { handleMessage } from '#domain/assistant/handle-message.server.ts'
import { takeOver } from '#domain/assistant/representative/hold-chat.server.ts'
import { webhookDeliveries } from '#domain/automation/automation.tables.server.ts'
import { callbackSlots } from '#domain/callbacks/callbacks.tables.server.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { leads } from '#domain/leads/leads.tables.server.ts'
import { recordLeadOutcome } from '#domain/leads/record-lead-outcome.server.ts'
import { takeLead } from '#domain/leads/take-lead.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { measureEvent } from '#domain/measurement/measurement.operations.server.ts'
import { orderForDesk } from '#domain/orders/order-for-desk.server.ts'
import { placeOrder } from '#domain/orders/place-order.server.ts'
import { recordOutcome } from '#domain/orders/record-outcome.server.ts'
import { builtInSettings } from '#domain/settings/business-settings.ts'
import { readArrival } from '#domain/shared/arrival.ts'
import { given } from '#domain/shared/define-operation.ts'
import { unlimited } from '#domain/shared/unlimited.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { aCartItem, anOrderRequest, aUser, consentCircumstances } from './builders.ts'
import { orderDeps } from './placed-order.ts'
import { silentLog, type TestDatabase } from './test-database.ts'
import { zipsOfTexas } from './zips-of-texas.ts'

export const catalogue = readSeed()
const states: Record<string, string> = { '787': 'TX', '100': 'NY' }
/** Knows the state of a few ZIP codes, and the location of one of them. */
export const zips = {
  ...zipsOfTexas,
  place: (zipCode: string) => {
    const state = states[zipCode.slice(0, 3)]
    return state === undefined ? undefined : { state }
  },
}
/** The made day: a Tuesday, from midnight to midnight in Central Time. */
export const DAY = '2026-11-24'
export const clock = (time: string) => new Date(`${DAY}T${time}:00-06:00`)
const ad = { source: 'Google', medium: 'CPC', campaign: 'Fall Fiber' }

function browser(arrival: typeof ad | null = null, more: Record<string, string> = {}): Headers {
  if (!arrival) return new Headers(more)
  const { source, medium, campaign } = arrival
  const told = new URLSearchParams({ utm_source: source, utm_medium: medium, utm_campaign: campaign })
  return new Headers({ 'x-arrival': told.toString(), ...more })
}

type Told = { name: string; label?: string; zip?: string; providers?: string[] }

export async function measure(database: TestDatabase, at: Date, told: Told, headers = browser()) {
  const deps = {
    ...{ db: database.db, now: () => at, catalogue, zips },
    limiter: unlimited,
  }
  const request = new Request('http://localhost/api/events', { method: 'POST', headers })
  const caller = {
    ...{ request, clientNetwork: '203.0.113.1', clientAddress: '203.0.113.1', log: silentLog },
    visitor: async () => null,
  }
  return measureEvent.perform(deps, caller, given({ label: '', ...told }))
}

/** Offerings of two providers. */
export const [first, other] = (() => {
  const [one] = catalogue.offerings
  const two = catalogue.offerings.find(({ providerId }) => providerId !== one?.providerId)
  if (!one || !two) throw new Error('The catalog is too small')
  return [one, two]
})()

async function order(
  database: TestDatabase,
  at: Date,
  offerings: (typeof first)[],
  headers = browser(),
): Promise<string> {
  const deps = orderDeps(database, () => at)
  const lines = offerings.map(one => aCartItem(one.providerId, one.serviceName))
  const request = anOrderRequest({ lines, idempotencyKey: randomUUID() })
  const circumstances = { ...consentCircumstances, arrival: readArrival(headers) }
  const placed = await placeOrder(deps, await aUser(database.db), request, circumstances)
  return placed.ok ? placed.value.reference : expect.unreachable(placed.code)
}

async function aMember(database: TestDatabase): Promise<StaffMember> {
  const row = { email: 'ana@plainwire.example', name: 'Ana Torres', role: 'agent' as const, passwordHash: '' }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: clock('00:00') })
    .returning()
  return { ...row, id: stored?.id ?? '', presence: 'online', factorAt: clock('00:00') }
}

async function outcome(
  database: TestDatabase,
  at: Date,
  member: StaffMember,
  reference: string,
  told: { outcome: 'reached' | 'booked' | 'no_answer' | 'cancelled'; date?: string; reason?: string },
) {
  const deps = orderDeps(database, () => at)
  const seen = await orderForDesk(deps, reference)
  const version = seen?.order.version ?? -1
  const recorded = await recordOutcome(deps, member, { reference, version, ...told })
  if (!recorded.ok) expect.unreachable(JSON.stringify(recorded))
}

async function chat(database: TestDatabase, at: Date, texts: string[], unknown = false): Promise<string> {
  const { session } = await createSession(database.db, null, at)
  for (const text of texts) {
    await handleMessage(
      {
        ...{ catalogue, db: database.db, queue: database.queue, now: () => at, zips: zipsOfTexas },
        ...{ salesPhone: '(800) 555-0142', log: silentLog, tellAvailability: async () => '' },
        settings: builtInSettings,
        answer: async () => ({ text: 'So.', links: [], ...(unknown ? { kind: 'unknown' as const } : {}) }),
      },
      { sessionId: session.id, userId: null, text, circumstances: consentCircumstances },
    )
  }
  return session.id
}

const lead = (
  database: TestDatabase,
  at: Date,
  email: string,
  marketingConsent: boolean,
  headers = browser(),
) =>
  takeLead(
    {
      ...{ db: database.db, queue: database.queue, now: () => at, salesPhone: '(800) 555-0142' },
      zips: zipsOfTexas,
      settings: builtInSettings,
    },
    {
      ...{ name: 'Bo Renter', email, phone: '512 555 0101', zipCode: '78701', service: 'Home internet' },
      ...{ marketingConsent, page: '/', website: '' },
    },
    { ...consentCircumstances, arrival: readArrival(headers) },
  )

/** Everything that happens on the made day, and a little on the days around it. */
export async function liveTheDay(database: TestDatabase) {
  const member = await aMember(database)
  // A minute before midnight in Central Time it is already the next day in UTC, but here it is still the day before.
  await measure(database, new Date('2026-11-24T05:59:00Z'), { name: 'place_searched', zip: '78701' })
  await measure(
    database,
    new Date('2026-11-25T05:59:00Z'),
    { name: 'place_searched', zip: '78701' },
    browser(ad),
  )
  for (const zip of ['78701', '78701', '10001']) {
    await measure(database, clock('09:00'), { name: 'place_searched', zip }, browser(ad))
    await measure(database, clock('09:00'), { name: 'place_answered', label: 'found', zip }, browser(ad))
  }
  await measure(database, clock('09:05'), { name: 'place_searched', zip: '78702' })
  await measure(database, clock('09:05'), { name: 'place_answered', label: 'likely', zip: '78702' })
  for (const time of ['09:10', '09:11'])
    await measure(database, clock(time), { name: 'place_answered', label: 'none', zip: '78703' })
  const headers = browser(ad, { 'sec-gpc': '1' })
  await measure(database, clock('10:00'), {
    name: 'cart_started',
    zip: '78701',
    providers: [first.providerId],
  })
  await measure(
    database,
    clock('10:01'),
    { name: 'cart_started', providers: ['nobody', other.providerId] },
    headers,
  )
  const both = [other.providerId, first.providerId, first.providerId]
  await measure(database, clock('10:05'), { name: 'checkout_started', zip: '78701', providers: both })
  await measure(database, clock('10:06'), { name: 'contact_initiated', label: 'phone' })

  const twoServices = await order(database, clock('10:10'), [first, other], browser(ad))
  const refused = await order(database, clock('11:00'), [first])
  const dayBefore = await order(database, new Date('2026-11-23T15:00:00Z'), [first])
  // First called after 50 minutes, without an answer; reached after 80 minutes, twice.
  await outcome(database, clock('11:00'), member, twoServices, { outcome: 'no_answer' })
  await outcome(database, clock('11:30'), member, twoServices, { outcome: 'reached' })
  await outcome(database, clock('12:00'), member, twoServices, { outcome: 'reached' })
  await outcome(database, clock('12:10'), member, twoServices, { outcome: 'booked', date: '2026-12-01' })
  await outcome(database, clock('12:20'), member, twoServices, { outcome: 'booked', date: '2026-12-02' })
  await outcome(database, clock('11:02'), member, refused, { outcome: 'cancelled', reason: 'Moved away' })
  // Promised within 24 hours of 9 AM the day before: too late, by a booked hour that was kept.
  const [slotted] = (
    await database.db.execute(sql`select id from customer_orders where reference = ${dayBefore}`)
  ).rows
  await database.db.insert(callbackSlots).values({
    ...{ subjectKind: 'order', subjectId: String(slotted?.id), startsAt: clock('14:00'), seat: 1 },
    ...{ timeZone: 'America/Chicago', bookedAt: clock('08:00') },
  })
  await outcome(database, clock('14:20'), member, dayBefore, { outcome: 'reached' })

  await lead(database, clock('09:30'), 'bo@example.com', true, browser(ad))
  await lead(database, clock('09:35'), 'bo@example.com', true, browser(ad))
  await lead(database, clock('09:40'), 'cy@example.com', false)
  const [bo] = await database.db.select().from(leads).where(sql`email = 'bo@example.com'`)
  const leadDeps = {
    ...{ settings: builtInSettings, db: database.db, queue: database.queue, now: () => clock('10:00') },
    ...{ zips: zipsOfTexas, siteUrl: 'https://shop.example', salesPhone: '(800) 555-0142' },
  }
  await recordLeadOutcome(leadDeps, member, { id: bo?.id ?? '', outcome: 'reached' })

  await chat(database, clock('13:00'), ['What is fiber?', 'And cable?'])
  await chat(database, clock('13:01'), ['Do you sell to boats? Mail me: bo@example.com'], true)
  await chat(database, clock('13:02'), [])
  const waiting = await chat(database, clock('13:03'), ['Can I talk to a person?'])
  const later = new Date(clock('13:03').getTime() + 90_000)
  await takeOver({ db: database.db, now: () => later }, { id: member.id, name: 'Ana Torres' }, waiting)

  const attempts = [
    [1, 200],
    [1, 503],
    [2, 200],
    [1, null],
  ] as const
  for (const [attempt, status] of attempts) {
    await database.db.insert(webhookDeliveries).values({
      ...{ messageId: randomUUID(), kind: 'order', attempt, url: '/', attemptedAt: clock('10:11') },
      ...{ durationMs: 5, status, answer: '' },
    })
  }
  await database.db.update(mails).set({ createdAt: clock('10:10') })
  await database.db
    .update(mails)
    .set({ sentAt: clock('10:12') })
    .where(sql`kind = 'order_received'`)
}
