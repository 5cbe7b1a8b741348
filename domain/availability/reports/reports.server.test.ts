import { isNull } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import { expectAllOrNothing } from '#tests/support/all-or-nothing.ts'
import { boxedCounties } from '#tests/support/boxed-coverage.ts'
import { silentLog, useTestDatabase } from '#tests/support/test-database.ts'
import { coverageProviders } from '../availability.tables.server.ts'
import type { FoundProvider, LookupResult, OtherProvider } from '../lookup-result.ts'
import { createZipDirectory } from '../places/zip-directory.server.ts'
import { coverageReports } from '../reports.tables.server.ts'
import { decideReports } from './decide-reports.server.ts'
import { leaveOutRefuted } from './overrides.server.ts'
import { reportedEntries } from './reported-entries.server.ts'
import { reporterNames } from './reporter.server.ts'
import { type EntryReport, markDoubted, takeReport } from './reports.server.ts'
import { saidOfPlace } from './said-of-place.server.ts'

const database = useTestDatabase()
const zips = createZipDirectory('05401\tBurlington\tVT\tChittenden\t007\t44.47\t-73.22')
const cell = '882bab5303fffff'
const today = new Date('2026-11-21T12:00:00Z')
const ana = { id: crypto.randomUUID(), name: 'Ana Torres', role: 'editor' } as const
const report: EntryReport = { zipCode: '05401', cell, fccProviderId: 130317, kind: 'not_offered' }

const counties = { coverage: boxedCounties }
const deps = (now = today) => ({ catalogue: readSeed(), db: database.db, zips, counties, now: () => now })
const take = (reporter: string, changes: Partial<EntryReport> = {}, now?: Date, network = reporter) =>
  takeReport(deps(now), { reporter, network }, { ...report, ...changes })
const daysAgo = (days: number) => new Date(today.getTime() - days * 24 * 3_600_000)

const coverage = { technologies: [], shareServed: null, shareOf: null, nationwide: false }
const provider: FoundProvider = {
  id: 'xfinity',
  name: 'Xfinity',
  speed: 'Up to 1,200 Mbps',
  price: 40,
  maxDownload: 1200,
  technology: 'Cable',
  planId: 'xfinity-connect',
  serviceName: 'Connect',
  planDownload: 300,
  hasLabel: true,
  schedule: { steps: [{ fromMonth: 1, monthlyCents: 4000 }], oneTimeFees: [] },
  page: null,
  fccProviderId: 130317,
  coverage,
}
const other: OtherProvider = {
  fccProviderId: 990001,
  name: 'Valley',
  technology: '',
  maxDownload: null,
  coverage,
}
const result: LookupResult = {
  providers: [provider],
  otherProviders: [other],
  likelyProviders: [],
  precision: 'area',
  dataDate: '2026-06-30',
  pricesAsOf: '2026-11-01',
  place: { zipCode: '05401', city: 'Burlington', state: 'VT', cell },
}
const said = (of: LookupResult, now?: Date) => saidOfPlace({ ...deps(now), log: silentLog }, of.place)
async function marked(changes: Partial<LookupResult> = {}, now?: Date) {
  const found = { ...result, ...changes }
  return markDoubted(await said(found, now), found)
}

beforeEach(async () => {
  await database.db.insert(coverageProviders).values({ id: 990001, brandName: 'Valley' })
})

test('an entry is doubted once three different people reported it, and only at that place', async () => {
  await take('ada', {}, daysAgo(2))
  await take('ben', {}, daysAgo(1))
  expect(await marked()).toEqual(result)
  await take('eve', { kind: 'slower' })
  const after = await marked()
  expect(after.providers[0]).toMatchObject({ doubted: true, reports: 3 })
  expect(after.otherProviders[0]).toEqual(other)
  const { cell: _cell, ...zipOnly } = result.place
  expect((await marked({ place: zipOnly })).providers[0]).toEqual(provider)
})

test('the same person counts once, and the latest word stays', async () => {
  await take('ada', { note: 'first' })
  await take('ada', { kind: 'slower', note: '  only 25 Mbps  ' })
  await take('ada', { kind: 'slower', note: '  only 25 Mbps  ' })
  expect(await marked()).toEqual(result)
  const rows = await database.db.select().from(coverageReports)
  expect(rows).toMatchObject([
    { place: cell, zipCode: '05401', provider: 'fcc:130317', kind: 'slower', note: 'only 25 Mbps' },
  ])
})

test('a wrong price can be reported', async () => {
  await take('ada', { kind: 'price', note: 'it is $70 here' })
  const rows = await database.db.select().from(coverageReports)
  expect(rows).toMatchObject([{ kind: 'price', note: 'it is $70 here' }])
})

test('a report names the plan in whose row it was made, if its provider sells it', async () => {
  await take('ada', { kind: 'price', planId: 'xfinity-300' })
  await take('ben', { kind: 'price', planId: 'att-internet-500' })
  await take('eve', { kind: 'price', planId: 'retired-since' })
  await take('fay', { kind: 'price' })
  const rows = await database.db.select().from(coverageReports).orderBy(coverageReports.reporter)
  expect(rows.map(row => row.planId)).toEqual(['xfinity-300', null, null, null])
})

test('reports of one person that come at the same time are one', async () => {
  await Promise.all([take('ada'), take('ada'), take('ada'), take('ada')])
  expect(await database.db.select().from(coverageReports)).toHaveLength(1)
})

test('an answer for a ZIP is doubted by reports of the ZIP, also for who is not in the catalogue', async () => {
  for (const [day, person] of ['ada', 'ben', 'eve'].entries()) {
    await take(person, { cell: undefined, fccProviderId: 990001 }, daysAgo(day))
    await take(person, { cell: undefined, fccProviderId: undefined, providerId: 'starlink' }, daysAgo(day))
  }
  const { fccProviderId: _none, ...footprint } = { ...provider, id: 'starlink' }
  const { cell: _cell, ...place } = result.place
  const after = await marked({ place, providers: [footprint] })
  expect(after.providers[0]?.doubted).toBe(true)
  expect(after.otherProviders[0]).toMatchObject({ doubted: true, reports: 3 })
})

test('an operator that the county figures know by name is reported, doubted and left out by it', async () => {
  const named = { fccProviderId: undefined, cell: undefined, operatorName: 'Burlington Telecom' }
  for (const [day, person] of ['ada', 'ben', 'eve'].entries()) await take(person, named, daysAgo(day))
  const { cell: _cell, ...place } = result.place
  const local: OtherProvider = {
    name: 'Burlington Telecom',
    technology: 'Fiber',
    maxDownload: null,
    coverage,
  }
  const answer = { ...result, place, otherProviders: [local, other] }
  const after = await marked(answer)
  expect(after.otherProviders).toEqual([{ ...local, doubted: true, reports: 3 }, other])
  expect(await database.db.select().from(workItems)).toMatchObject([
    { kind: 'wrong_entry', subjectId: '05401', about: 'Burlington Telecom' },
  ])
  const [entry] = await reportedEntries(deps(), 5)
  expect(entry).toMatchObject({ provider: 'Burlington Telecom', people: 3, doubted: true })
  await database.db
    .insert(staff)
    .values({ ...ana, email: 'ana@example.com', passwordHash: '', createdAt: today })
  const decided = { place: '05401', entry: entry?.entry ?? '', decision: 'confirmed' } as const
  expect(
    await expectAllOrNothing(database.db, 'decideReports', () => decideReports(deps(), ana, decided)),
  ).toBe(true)
  const believed = leaveOutRefuted(await said(answer), { ...answer, dataDate: '2025-06-30' })
  expect(believed).toMatchObject({ otherProviders: [other], leftOut: ['Burlington Telecom'] })
  // One who serves another county, and one who is nowhere.
  for (const operatorName of ['Bush-Tell', 'Nobody']) {
    expect(await take('ada', { ...named, operatorName })).toEqual({ ok: false, code: 'provider_unknown' })
  }
})

test('three accounts of one network, and three people of one afternoon, count once', async () => {
  for (const [day, person] of ['ada', 'ben', 'eve'].entries()) await take(person, {}, daysAgo(day), 'home')
  expect(await marked()).toEqual(result)
  for (const person of ['fay', 'gus', 'hal']) await take(person)
  expect(await marked()).toEqual(result)
  await take('ida', {}, daysAgo(3))
  await take('jim', {}, daysAgo(4))
  expect((await marked()).providers[0]).toMatchObject({ doubted: true, reports: 3 })
})

test('what the desk confirms is doubted by one report; what it dismisses counts no longer, until it is said anew', async () => {
  const decide = (decision: 'confirmed' | 'dismissed') =>
    decideReports(deps(), ana, { place: cell, entry: 'fcc:130317', decision })
  const open = () => database.db.select().from(workItems).where(isNull(workItems.doneAt))
  await database.db
    .insert(staff)
    .values({ ...ana, email: 'ana@example.com', passwordHash: '', createdAt: today })
  await take('ada')
  expect(await open()).toMatchObject([{ kind: 'wrong_entry', subjectId: cell, about: 'Xfinity', who: '' }])
  expect(await decide('confirmed')).toBe(true)
  expect((await marked()).providers[0]).toMatchObject({ doubted: true, reports: 1 })
  expect(await open()).toEqual([])
  expect(await decide('dismissed')).toBe(true)
  expect(await marked()).toEqual(result)
  expect(await decide('dismissed')).toBe(false)
  for (const [day, person] of ['ada', 'ben', 'eve'].entries()) await take(person, {}, daysAgo(day))
  expect((await marked()).providers[0]).toMatchObject({ doubted: true, reports: 3 })
  expect(await open()).toHaveLength(1)
  const subject = { kind: 'report', id: `${cell} fcc:130317` } as const
  expect((await eventsOf(database.db, subject)).map(({ actor, after }) => [actor, after?.decision])).toEqual([
    ['Ana Torres', 'confirmed'],
    ['Ana Torres', 'dismissed'],
  ])
})

test('work at a place ends with its last undecided entry', async () => {
  const decide = (entry: string) => decideReports(deps(), ana, { place: cell, entry, decision: 'dismissed' })
  await database.db
    .insert(staff)
    .values({ ...ana, email: 'ana@example.com', passwordHash: '', createdAt: today })
  await take('ada')
  await take('ada', { fccProviderId: 990001 })
  expect(await database.db.select().from(workItems)).toMatchObject([{ about: 'Xfinity' }])
  await decide('fcc:130317')
  expect(await database.db.select().from(workItems)).toMatchObject([{ about: 'Valley', doneAt: null }])
  await decide('fcc:990001')
  expect(await database.db.select().from(workItems)).toMatchObject([{ doneAt: today }])
})

test('reports older than a year no longer count', async () => {
  for (const [day, person] of ['ada', 'ben', 'eve'].entries()) await take(person, {}, daysAgo(366 + day))
  expect(await marked()).toEqual(result)
})

test('places and providers that no lookup answers are refused and not kept', async () => {
  expect(await take('ada', { zipCode: '00000' })).toEqual({ ok: false, code: 'place_unknown' })
  expect(await take('ada', { cell: '872bab530ffffff' })).toEqual({ ok: false, code: 'place_unknown' })
  expect(await take('ada', { cell: 'fffffffffffffff' })).toEqual({ ok: false, code: 'place_unknown' })
  expect(await take('ada', { fccProviderId: 4 })).toEqual({ ok: false, code: 'provider_unknown' })
  const nobody = { fccProviderId: undefined, providerId: 'nobody' }
  expect(await take('ada', nobody)).toEqual({ ok: false, code: 'provider_unknown' })
  expect(await database.db.select().from(coverageReports)).toEqual([])
})

test('a person has one name: the account, else the client’s network', () => {
  const nameOf = reporterNames('a secret of this server')
  const at = (clientNetwork: string, userId: string | null = null) => nameOf({ userId, clientNetwork })
  expect(at('203.0.113.1')).toBe(at('203.0.113.1'))
  expect(at('203.0.113.1')).not.toBe(at('203.0.113.2'))
  expect(at('203.0.113.1', 'ada')).toBe(at('203.0.113.2', 'ada'))
  expect(at('203.0.113.1')).not.toBe(
    reporterNames('another secret')({ userId: null, clientNetwork: '203.0.113.1' }),
  )
  expect(at('203.0.113.1')).not.toContain('203')
})
