import { beforeEach, expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { silentLog, useTestDatabase } from '#tests/support/test-database.ts'
import { coverageProviders } from './availability.tables.server.ts'
import type { FoundProvider, LookupResult, OtherProvider } from './lookup-result.ts'
import { reporterNames } from './reporter.server.ts'
import { type EntryReport, markDoubted, takeReport } from './reports.server.ts'
import { coverageReports } from './reports.tables.server.ts'
import { createZipDirectory } from './zip-directory.server.ts'

const database = useTestDatabase()
const zips = createZipDirectory('05401\tBurlington\tVT\tChittenden\t007\t44.47\t-73.22')
const cell = '882bab5303fffff'
const today = new Date('2026-11-21T12:00:00Z')
const report: EntryReport = { zipCode: '05401', cell, fccProviderId: 130317, kind: 'not_offered' }

const deps = (now = today) => ({ catalogue: readSeed(), db: database.db, zips, now: () => now })
const take = (reporter: string, changes: Partial<EntryReport> = {}, now?: Date) =>
  takeReport(deps(now), reporter, { ...report, ...changes })

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
const marked = (changes: Partial<LookupResult> = {}, now?: Date) =>
  markDoubted({ ...deps(now), log: silentLog }, { ...result, ...changes })

beforeEach(async () => {
  await database.db.insert(coverageProviders).values({ id: 990001, brandName: 'Valley' })
})

test('an entry is doubted once three different people reported it, and only at that place', async () => {
  await take('ada')
  await take('ben')
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

test('reports of one person that come at the same time are one', async () => {
  await Promise.all([take('ada'), take('ada'), take('ada'), take('ada')])
  expect(await database.db.select().from(coverageReports)).toHaveLength(1)
})

test('an answer for a ZIP is doubted by reports of the ZIP, also for who is not in the catalogue', async () => {
  for (const person of ['ada', 'ben', 'eve']) {
    await take(person, { cell: undefined, fccProviderId: 990001 })
    await take(person, { cell: undefined, fccProviderId: undefined, providerId: 'starlink' })
  }
  const { fccProviderId: _none, ...footprint } = { ...provider, id: 'starlink' }
  const { cell: _cell, ...place } = result.place
  const after = await marked({ place, providers: [footprint] })
  expect(after.providers[0]?.doubted).toBe(true)
  expect(after.otherProviders[0]).toMatchObject({ doubted: true, reports: 3 })
})

test('reports older than a year no longer count', async () => {
  for (const person of ['ada', 'ben', 'eve']) await take(person, {}, new Date('2025-11-20T12:00:00Z'))
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
