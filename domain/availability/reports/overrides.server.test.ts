import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import { transaction } from '#platform/database.server.ts'
import { silentLog, useTestDatabase } from '#tests/support/test-database.ts'
import type { LookupResult } from '../lookup-result.ts'
import { loadZipDirectory } from '../places/zip-directory.server.ts'
import { coverageReports } from '../reports.tables.server.ts'
import { decideReports } from './decide-reports.server.ts'
import { leaveOutRefuted, overrideEntry } from './overrides.server.ts'
import { saidOfPlace } from './said-of-place.server.ts'

const database = useTestDatabase()
const cell = '882bab5303fffff'
const at = new Date('2026-11-22T12:00:00Z')
const ana = { id: '11111111-1111-4111-8111-111111111111', name: 'Ana Torres' }
const coverage = { technologies: [], shareServed: null, shareOf: null, nationwide: false }
const other = (fccProviderId: number, name: string) => ({ fccProviderId, name, ...coverage })

const answer = (changes: Partial<LookupResult> = {}) =>
  ({
    ...{
      providers: [],
      likelyProviders: [],
      otherProviders: [other(130317, 'Xfinity'), other(991, 'Valley')],
    },
    ...{ precision: 'area', dataDate: '2025-12-31', pricesAsOf: '2026-11-01' },
    place: { zipCode: '05401', city: 'Burlington', state: 'VT', cell },
    ...changes,
  }) as LookupResult
const believed = async (changes: Partial<LookupResult> = {}) => {
  const found = answer(changes)
  const said = await saidOfPlace({ db: database.db, log: silentLog, now: () => at }, found.place)
  return leaveOutRefuted(said, found)
}
const names = async (changes: Partial<LookupResult> = {}) =>
  (await believed(changes)).otherProviders.map(({ name }) => name)

const zips = loadZipDirectory('facts/zips/zip-directory.tsv.gz')
const deps = () => ({
  ...{
    catalogue: readSeed(),
    db: database.db,
    now: () => at,
    zips,
    counties: { coverage: { asOf: '2025-06-30' } },
  },
})
const report = (kind: 'not_offered' | 'slower') =>
  database.db
    .insert(coverageReports)
    .values({ place: cell, zipCode: '05401', provider: 'fcc:130317', kind, reporter: 'ada', reportedAt: at })

async function decide(decision: 'confirmed' | 'dismissed') {
  await database.db
    .insert(staff)
    .values({ ...ana, email: 'ana@plainwire.example', passwordHash: '', role: 'editor', createdAt: at })
    .onConflictDoNothing()
  return decideReports(deps(), ana, { place: cell, entry: 'fcc:130317', decision })
}

test('what is confirmed as not offered is left out at its place, until newer data come or it is taken back', async () => {
  await report('not_offered')
  expect(await names()).toEqual(['Xfinity', 'Valley'])
  await decide('confirmed')
  // Confirmed against the county figures: data from December are newer.
  expect(await names()).toEqual(['Xfinity', 'Valley'])
  expect(await names({ dataDate: '2025-06-30' })).toEqual(['Valley'])
  const { leftOut } = await believed({ dataDate: '2025-06-30' })
  expect(leftOut).toEqual(['Xfinity'])
  const elsewhere = { zipCode: '05401', city: 'Burlington', state: 'VT' }
  expect(await names({ dataDate: '2025-06-30', place: elsewhere })).toEqual(['Xfinity', 'Valley'])
  await decide('dismissed')
  expect(await names({ dataDate: '2025-06-30' })).toEqual(['Xfinity', 'Valley'])
})

test('what is confirmed as slower stays in the answer', async () => {
  await report('slower')
  await decide('confirmed')
  expect(await names({ dataDate: '2025-06-30' })).toEqual(['Xfinity', 'Valley'])
})

test('an answer from lists of states holds no data that could be newer', async () => {
  const row = { place: cell, provider: 'fcc:991', source: 'refusal' as const, dataAsOf: '2025-06-30' }
  await transaction(database.db, tx => overrideEntry(tx, { ...row, decidedAt: at, staffName: 'Ana' }))
  expect(await names({ dataDate: '2026-11-01', isMock: true })).toEqual(['Xfinity'])
  expect(await names({ dataDate: '2026-11-01' })).toEqual(['Xfinity', 'Valley'])
})
