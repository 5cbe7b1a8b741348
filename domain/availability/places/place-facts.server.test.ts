import { and, eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { usStates } from '#domain/shared/us-states.ts'
import { austin, fillCoverage } from '#tests/support/coverage-rows.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { coverageImports } from '../availability.tables.server.ts'
import { createPlaces } from './place-facts.server.ts'
import { createZipDirectory } from './zip-directory.server.ts'

const database = useTestDatabase()
const zips = createZipDirectory(
  [
    '05401\tBurlington\tVT\tChittenden\t007\t44.47\t-73.22',
    '77001\tHouston\tTX\tHarris\t201\t29.76\t-95.36',
    '77002\tHouston\tTX\tHarris\t201\t29.75\t-95.36',
    '78660\tPflugerville\tTX\tTravis\t453\t30.44\t-97.62',
    '78701\tAustin\tTX\tTravis\t453\t30.27\t-97.74',
    '78702\tAustin\tTX\tTravis\t453\t30.26\t-97.71',
  ].join('\n'),
)
const catalogue = readSeed()
const places = (keepMs = 60_000) => createPlaces({ db: database.db, zips, keepMs })
const state = (code: string) => {
  const found = usStates.find(one => one.code === code)
  if (!found) throw new Error(code)
  return found
}
const texas = state('TX')
const { names: _named, ...unnamed } = austin
const onlyOffers = { ...austin, shares: [] }

test('without imported data no place has a page', async () => {
  expect(await places().state(catalogue, texas)).toBeNull()
  expect(await places().city(catalogue, texas, 'austin')).toBeNull()
  expect(await places().listed()).toEqual([])
})

test('a city has the shares of its Census Place and the technologies and speeds of its county', async () => {
  await fillCoverage(database.db, austin)
  const facts = await places().city(catalogue, texas, 'austin')
  expect(facts).toMatchObject({
    name: 'Austin',
    path: '/internet/texas/austin',
    state: { name: 'Texas', path: '/internet/texas', code: 'TX' },
    county: 'Travis',
    dataDate: '2026-06-30',
    sample: false,
    shareOf: 'city',
    speedsOf: 'county',
    fiberShare: 0.7,
    cities: [{ name: 'Houston', path: '/internet/texas/houston' }],
  })
  const att = facts?.providers.find(one => one.id === 'att')
  expect(att).toMatchObject({ maxDownload: 5000, technology: 'Fiber' })
  expect(att?.coverage?.shareServed).toBeCloseTo(0.62)
  expect(att?.price).toBeGreaterThan(0)
  expect(facts?.otherProviders).toMatchObject([
    { name: 'Hill Country Fiber', technology: 'Fiber', maxDownload: 1000 },
  ])
  expect(facts?.providers.map(one => one.id)).not.toContain('cox')
})

test('a state has the speeds of all its counties and links its cities', async () => {
  await fillCoverage(database.db, austin)
  const facts = await places().state(catalogue, texas)
  expect(facts).toMatchObject({ name: 'Texas', path: '/internet/texas', shareOf: 'state', speedsOf: 'state' })
  expect(facts?.fiberShare).toBeCloseTo(350 / 600)
  expect(facts?.cities.map(city => city.name)).toEqual(['Austin', 'Houston'])
})

test('files of some kinds of lines make no page, and take nothing from what the shares say', async () => {
  const byShares = { ...austin, offers: [], sold: [[990001, 50]] } as const
  await fillCoverage(database.db, byShares)
  const before = await places().city(catalogue, texas, 'austin')
  await fillCoverage(database.db, { ...onlyOffers, names: {} })
  const isOfLines = and(eq(coverageImports.stateFips, '48'), ne(coverageImports.technology, 40))
  await database.db.update(coverageImports).set({ current: false }).where(isOfLines)
  expect(await places().city(catalogue, texas, 'austin')).toEqual(before)
  await database.db
    .update(coverageImports)
    .set({ current: false })
    .where(eq(coverageImports.kind, 'geography_shares'))
  expect(await places().state(catalogue, texas)).toBeNull()
  expect(await places().listed()).toEqual([])
})

test('places that the data do not know have none', async () => {
  await fillCoverage(database.db, austin)
  for (const name of ['nowhere', '', '%27', 'a'.repeat(500)])
    expect(await places().city(catalogue, texas, name)).toBeNull()
  expect(await places().city(catalogue, state('VT'), 'burlington')).toBeNull()
  expect(await places().state(catalogue, state('VT'))).toBeNull()
})

test('without Census Places only the chief city of a county speaks for it, and says so', async () => {
  await fillCoverage(database.db, onlyOffers)
  const facts = await places().city(catalogue, texas, 'austin')
  expect(facts).toMatchObject({ shareOf: 'county', speedsOf: 'county' })
  expect(facts?.providers.find(one => one.id === 'spectrum')?.coverage?.shareServed).toBeCloseTo(0.96)
  expect(await places().city(catalogue, texas, 'pflugerville')).toBeNull()
})

test('shares alone make a page too, with the technologies that are sold somewhere and without speeds', async () => {
  await fillCoverage(database.db, { ...austin, offers: [], sold: [[990001, 50]] })
  const facts = await places().city(catalogue, texas, 'austin')
  expect(facts).toMatchObject({ shareOf: 'city', speedsOf: null, fiberShare: null })
  expect(facts?.otherProviders[0]).toMatchObject({
    name: 'Hill Country Fiber',
    technology: 'Fiber',
    maxDownload: null,
  })
})

test('a provider whose name no file gave is told by its number', async () => {
  await fillCoverage(database.db, unnamed)
  const facts = await places().city(catalogue, texas, 'austin')
  expect(facts?.otherProviders[0]?.name).toBe('Provider 990001')
  expect(facts?.providers.map(one => one.name)).toContain('AT&T')
})

test('only real data are listed, with the day of the import', async () => {
  await fillCoverage(database.db, austin)
  expect(await places().listed()).toEqual([
    { path: '/internet/texas', lastModified: '2026-11-15' },
    { path: '/internet/texas/houston', lastModified: '2026-11-15' },
    { path: '/internet/texas/austin', lastModified: '2026-11-15' },
  ])
})

test('made-up data are marked and not listed', async () => {
  await fillCoverage(database.db, { ...austin, sample: true })
  expect(await places().city(catalogue, texas, 'austin')).toMatchObject({ sample: true })
  expect(await places().listed()).toEqual([])
})

test('facts are kept for a while and read anew after it', async () => {
  const long = places()
  const short = places(1)
  expect(await long.state(catalogue, texas)).toBeNull()
  expect(await short.state(catalogue, texas)).toBeNull()
  await fillCoverage(database.db, austin)
  expect(await long.state(catalogue, texas)).toBeNull()
  expect(await short.state(catalogue, texas)).not.toBeNull()
})
