import { expect, test } from 'vitest'
import { mayCallNow } from '#domain/callbacks/calling-hours.ts'
import { claimWork } from '#domain/desk/claims.server.ts'
import { readQueue } from '#domain/desk/queue.server.ts'
import type { QueueItem } from '#domain/desk/queue.ts'
import { recordLeadOutcome } from '#domain/leads/record-lead-outcome.server.ts'
import { takeLead } from '#domain/leads/take-lead.server.ts'
import { findByReference } from '#domain/orders/order-store.server.ts'
import { recordOutcome } from '#domain/orders/record-outcome.server.ts'
import { staffedHours } from '#domain/settings/staffed-hours.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { consentCircumstances } from '#tests/support/builders.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { silentLog, useTestDatabase } from '#tests/support/test-database.ts'

/** A tenth of a day's work; all of it with `WHOLE_DAY=1`, which takes a minute. */
const share = process.env.WHOLE_DAY ? 1 : 0.1
const ORDERS = 200 * share
const LEADS = 500 * share
const AGENTS = Math.ceil(6 * share)
const STEP_MINUTES = 5
/** Orders and leads come in for a day; the last ones are due a day later. */
const HOURS = 48

const database = useTestDatabase()
const begins = new Date('2026-11-23T05:00:00Z')
const homes = [
  { zipCode: '10001', address: '350 5th Ave, New York, NY 10001', latitude: 40.75, longitude: -73.99 },
  { zipCode: '78701', address: '600 Congress Ave, Austin, TX 78701', latitude: 30.27, longitude: -97.74 },
  { zipCode: '80202', address: '1701 Wynkoop St, Denver, CO 80202', latitude: 39.75, longitude: -105.0 },
  {
    zipCode: '90012',
    address: '200 N Spring St, Los Angeles, CA 90012',
    latitude: 34.05,
    longitude: -118.24,
  },
] as const
const zips = {
  find: (zipCode: string) => {
    const home = homes.find(one => one.zipCode === zipCode)
    const [, city = '', state = ''] = home?.address.match(/, ([^,]+), ([A-Z]{2}) \d{5}$/) ?? []
    return home && { ...home, city, state }
  },
}

/** The same numbers in every run (mulberry32). */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

async function anAgent(number: number): Promise<StaffMember> {
  const row = { email: `agent${number}@plainwire.example`, name: `Agent ${number}`, role: 'agent' as const }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, passwordHash: '', createdAt: begins, lastSeenAt: new Date('2027-01-01') })
    .returning()
  return { ...row, id: stored?.id ?? '', presence: 'online', factorAt: begins }
}

test('a day of orders and leads in four time zones: nothing is overdue unseen, nobody is called outside of hours', async () => {
  const random = numbers(17)
  let now = begins
  const deps = () => ({ ...orderDeps(database, () => now), db: database.db, zips, log: silentLog })
  const agents = await Promise.all(Array.from({ length: AGENTS }, (_, index) => anAgent(index)))
  const arrivals = Array.from({ length: ORDERS + LEADS }, (_, index) => ({
    index,
    minute: Math.floor(random() * 24 * 60),
    home: homes[Math.floor(random() * homes.length)] ?? homes[0],
  })).toSorted((a, b) => a.minute - b.minute)

  /** Whom somebody has tried to reach, and how often in all. */
  const tried = new Set<string>()
  let calls = 0
  const outside: string[] = []
  const unseen: string[] = []

  const arrive = async ({ index, home }: (typeof arrivals)[number]) => {
    const who = {
      name: `Person ${index}`,
      email: `p${index}@example.com`,
      phone: `(512) 555-${1000 + index}`,
    }
    if (index < ORDERS) return void (await aPlacedOrder(deps(), { ...who, address: home.address }))
    const request = { ...who, zipCode: home.zipCode, service: 'Home internet', page: '/quote', website: '' }
    await takeLead(deps(), { ...request, marketingConsent: false }, consentCircumstances)
  }

  const call = async (agent: StaffMember, item: QueueItem) => {
    const claimed = await claimWork(deps(), agent, item.id)
    if (!claimed.ok) return
    calls += 1
    tried.add(item.subjectId)
    const local = new Intl.DateTimeFormat('en-US', {
      timeZone: item.timeZone ?? 'UTC',
      hour: 'numeric',
      hourCycle: 'h23',
    })
    const hour = Number(local.format(now))
    if (hour < 8 || hour >= 21) outside.push(`${item.zipCode} at ${hour}`)
    const answered = random() < 0.7
    if (item.kind === 'lead') {
      const outcome = answered ? 'reached' : 'no_answer'
      await recordLeadOutcome(deps(), agent, { id: item.subjectId, outcome })
      return
    }
    const reference = item.about.split(' ')[0] ?? ''
    const record = async (outcome: 'no_answer' | 'reached' | 'confirmed' | 'booked', date?: string) => {
      const order = await findByReference(database.db, reference)
      const version = order?.version ?? 0
      expect(await recordOutcome(deps(), agent, { reference, version, outcome, date })).toMatchObject({
        ok: true,
      })
    }
    if (!answered) return record('no_answer')
    await record('reached')
    await record('confirmed')
    await record('booked', '2026-12-01')
  }

  for (let minute = 0; minute <= HOURS * 60; minute += STEP_MINUTES) {
    now = new Date(begins.getTime() + minute * 60_000)
    while (arrivals[0] && arrivals[0].minute <= minute) {
      const next = arrivals.shift()
      if (next) await arrive(next)
    }
    const [first] = agents
    if (!first) return
    const queue = await readQueue(
      database.db,
      { kind: undefined, owner: undefined, due: undefined, search: undefined },
      {
        staffId: first.id,
        role: first.role,
        now,
      },
    )
    for (const item of queue) {
      if (item.dueAt < now && !tried.has(item.subjectId))
        unseen.push(`${item.about} due ${item.dueAt.toISOString()}`)
    }
    const callable = queue.filter(({ timeZone }) => mayCallNow(now, timeZone, staffedHours).may)
    for (const [index, agent] of agents.entries()) {
      const item = callable[index]
      if (item) await call(agent, item)
    }
  }

  console.log(`a day at the desk: ${calls} calls about ${tried.size} orders and leads by ${AGENTS} agents`)
  expect(outside).toEqual([])
  expect(unseen).toEqual([])
  expect(tried.size).toBe(ORDERS + LEADS)
}, 120_000)
