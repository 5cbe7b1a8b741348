import { cellToLatLng, gridDisk } from 'h3-js'
import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import type { PostalAddress } from '#domain/shared/postal-address.ts'
import { boxedCoverage } from '#tests/support/boxed-coverage.ts'
import {
  burlington,
  burlingtonCell,
  type LocationRow,
  locationCsv,
  useCoverageFolder,
} from '#tests/support/coverage-files.ts'
import { importInto } from '#tests/support/import-files.ts'
import { silentLog, useTestDatabase } from '#tests/support/test-database.ts'
import { certaintyInShort } from '../certainty-in-short.ts'
import { coverageOfSite } from '../coverage-of-site.server.ts'
import { findProviders } from '../find-providers.server.ts'
import type { Geocoder } from '../places/geocoder.server.ts'
import { createZipDirectory } from '../places/zip-directory.server.ts'
import { coverageHeaders } from './coverage-file.ts'
import { createIndexedCoverage } from './indexed-coverage.server.ts'

const database = useTestDatabase()
const folder = useCoverageFolder()
const zips = createZipDirectory(
  [
    `05401\tBurlington\tVT\tChittenden\t007\t${burlington.latitude}\t${burlington.longitude}\t2.8`,
    '05602\tMontpelier\tVT\tWashington\t023\t44.26\t-72.57\t5',
    '78701\tAustin\tTX\tTravis\t453\t30.27\t-97.74\t0.5',
  ].join('\n'),
)
const address = '1 Church St, Burlington, VT 05401'
const at = (cell: string): Geocoder => {
  const [latitude, longitude] = cellToLatLng(cell)
  return { locate: async () => ({ latitude, longitude, state: 'VT' }) }
}
const neighbour = gridDisk(burlingtonCell, 1).find(cell => cell !== burlingtonCell) ?? ''
const farAway = gridDisk(burlingtonCell, 40).at(-1) ?? ''
const noMatch: Geocoder = { locate: async () => null }
const down: Geocoder = { locate: () => Promise.reject(new Error('reset')) }
const never: Geocoder = { locate: () => Promise.reject(new Error('asked without an address')) }

const look = async (line: string, geocoder: Geocoder) => {
  const now = () => new Date()
  const coverage = createIndexedCoverage({ db: database.db, geocoder, log: silentLog, now })
  const search = await findProviders({ catalogue: readSeed(), coverage, zips, log: silentLog }, line)
  if (!search.ok) throw new Error(search.code)
  return search.value.result
}
const load = (technology: string, ...rows: Partial<LocationRow>[]) =>
  importInto(database.db, [
    folder.write(`bdc_50_${technology}_fixed_broadband_D25_15sep2026.csv`, locationCsv(...rows)),
  ])
const kinetic = { provider: 131413, brand: 'Kinetic by Windstream', technology: 50, down: 2000, up: 2000 }
const valley = { provider: 777, brand: 'Valley Telephone, Inc.', technology: 10, down: 25, up: 3 }

async function loadBurlington(): Promise<void> {
  await load('Cable', { location: 1 }, { location: 2 }, { location: 3 }, { location: 4, use: 'B' })
  await load('FibertothePremises', { ...kinetic, location: 1 })
  await load('Copper', { ...valley, location: 1 }, { ...valley, location: 2, down: 0, up: 0 })
}

test('an address is answered by its cell: who, how fast, for which share of the homes, and how old', async () => {
  await loadBurlington()
  const result = await look(address, at(burlingtonCell))
  expect(result).toMatchObject({
    precision: 'area',
    street: 'placed',
    dataDate: '2025-12-31',
    place: { zipCode: '05401', city: 'Burlington', state: 'VT', cell: burlingtonCell },
  })
  expect(result.isMock).toBeUndefined()
  expect(result.sample).toBeUndefined()
  const byId = new Map(result.providers.map(provider => [provider.id, provider]))
  expect(byId.get('xfinity')).toMatchObject({
    technology: 'Cable',
    maxDownload: 1200,
    fccProviderId: 130317,
    coverage: { shareServed: 1, shareOf: 'area', nationwide: false },
  })
  expect(byId.get('kinetic')).toMatchObject({ technology: 'Fiber', maxDownload: 2000 })
  expect(byId.get('kinetic')?.coverage?.shareServed).toBeCloseTo(1 / 3)
  expect(byId.get('kinetic')?.coverage?.technologies).toEqual([
    { code: 50, name: 'Fiber', download: 2000, upload: 2000, lowLatency: true },
  ])
  expect(byId.get('starlink')?.coverage).toMatchObject({ nationwide: true, shareServed: null })
})

test('a provider outside the catalogue is named with its facts and without a price', async () => {
  await loadBurlington()
  const { otherProviders } = await look(address, at(burlingtonCell))
  expect(otherProviders).toMatchObject([
    { fccProviderId: 777, name: 'Valley Telephone, Inc.', technology: 'DSL', maxDownload: 25 },
  ])
  expect(otherProviders[0]).not.toHaveProperty('price')
})

test('where nobody is listed in the cell, those around answer and the answer says so', async () => {
  await loadBurlington()
  const result = await look(address, at(neighbour))
  expect(result.precision).toBe('nearby')
  expect(result.providers.map(provider => provider.id)).toContain('xfinity')
  const far = await look(address, at(farAway))
  expect(far.precision).toBe('area')
  expect(far.providers.every(provider => provider.coverage?.nationwide)).toBe(true)
})

test.each([
  ['does not know the address', noMatch, 'unknown'],
  ['does not answer', down, 'failed'],
  ['finds the address in another state', { locate: async () => ({ ...burlington, state: 'NY' }) }, 'unknown'],
])('the ZIP answers where the geocoder %s, and says why', async (_, geocoder, street) => {
  await loadBurlington()
  const result = await look(address, geocoder)
  expect(result).toMatchObject({ precision: 'zip', street })
  expect(result.providers.map(provider => provider.id)).toContain('xfinity')
  expect(result.place.cell).toBeUndefined()
})

test('a ZIP alone is never sent to the geocoder, and carries the shares of its county', async () => {
  await loadBurlington()
  await importInto(database.db, [
    folder.write(
      'bdc_us_provider_summary_by_geography_J25_15jan2026.csv',
      `${coverageHeaders.geography_shares}\nCounty,50007,"Chittenden County, VT",Fixed Broadband,130317,0.42,0.4\n`,
    ),
  ])
  const result = await look('05401', never)
  expect(result).toMatchObject({ precision: 'zip', dataDate: '2025-06-30' })
  const xfinity = result.providers.find(provider => provider.id === 'xfinity')
  expect(xfinity?.coverage?.shareServed).toBeCloseTo(0.42)
  expect(xfinity?.coverage?.shareOf).toBe('county')
})

test('a ZIP whose reach is empty is answered by its county', async () => {
  await load('Cable', { block: '500230001001000', cell: farAway })
  const result = await look('05602', never)
  expect(result.street).toBeUndefined()
  expect(result.providers.map(provider => provider.id)).toContain('xfinity')
})

test('without data of the state its footprint answers, marked as such; shares alone answer for a county', async () => {
  await loadBurlington()
  expect(await look('78701', never)).toMatchObject({ precision: 'state', isMock: true, otherProviders: [] })
  await importInto(database.db, [
    folder.write(
      'bdc_us_provider_summary_by_geography_D25_15jan2026.csv',
      `${coverageHeaders.geography_shares}\nCounty,48453,"Travis County, TX",Fixed Broadband,130077,0.9,0.9\nCounty,48453,"Travis County, TX",Fixed Broadband,778,0.1,0.1\n`,
    ),
    folder.write(
      'bdc_us_fixed_broadband_provider_summary_D25_15jan2026.csv',
      `${coverageHeaders.provider_summary}\n778,"Lone Star, Inc.",50,Fiber,1,1,1,1\n`,
    ),
  ])
  const later = await look('78701', never)
  expect(later.precision).toBe('zip')
  expect(later.isMock).toBeUndefined()
  expect(later.providers.find(provider => provider.id === 'att')).toMatchObject({
    coverage: { technologies: [], shareOf: 'county' },
  })
  expect(later.otherProviders).toMatchObject([
    { name: 'Lone Star, Inc.', technology: 'Fiber', maxDownload: null },
  ])
})

test('one file takes no other technology away: the county figures answer until all lines are imported', async () => {
  const lookInSite = async () => {
    const now = () => new Date()
    const imported = createIndexedCoverage({ db: database.db, geocoder: never, log: silentLog, now })
    const coverage = coverageOfSite(imported, boxedCoverage, silentLog)
    const search = await findProviders({ catalogue: readSeed(), coverage, zips, log: silentLog }, '05401')
    if (!search.ok) throw new Error(search.code)
    return search.value.result
  }
  const before = await lookInSite()
  expect(before.otherProviders).toContainEqual(
    expect.objectContaining({ name: 'Burlington Telecom', technology: 'Fiber' }),
  )
  await load('Cable', { location: 1 })
  expect(await lookInSite()).toEqual(before)
  await load('FibertothePremises', { ...kinetic, location: 1 })
  expect(await lookInSite()).toEqual(before)
  await load('Copper', { ...valley, location: 1 })
  const after = await lookInSite()
  expect(after).toMatchObject({ precision: 'zip', unimported: ['fixed wireless'] })
  expect(after.otherProviders.map(one => one.name)).toEqual(['Valley Telephone, Inc.'])
  // Nor does an import of all lines take away who is likely without one, until that is imported too.
  const guesses = ({ likelyProviders }: typeof before) => likelyProviders.map(one => [one.id, one.reason])
  expect(guesses(before)).toContainEqual(['tmobile', 'wireless_in_county'])
  expect(guesses(after)).toEqual([['tmobile', 'wireless_in_county']])
  await load('LicensedFixedWireless', { location: 1, provider: 999, technology: 71 })
  await load('LBRFixedWireless', { location: 1, provider: 999, technology: 72 })
  expect(guesses(await lookInSite())).toEqual([])
})

test('where nothing else answers, imports say what they lack', async () => {
  await load('Cable', { location: 1 })
  await load('LBRFixedWireless', { location: 1, technology: 72 })
  const result = await look('05401', never)
  expect(result).toMatchObject({
    precision: 'zip',
    unimported: ['fiber', 'DSL', 'licensed fixed wireless'],
  })
  expect(result.providers.find(one => one.id === 'xfinity')?.coverage?.shareServed).toBeNull()
  expect(certaintyInShort(result)).toBe(
    'Known for your ZIP code; your home may differ · No data yet on fiber or DSL or licensed fixed wireless · FCC data as of Dec 31, 2025',
  )
})

test('answers from sample data say so', async () => {
  await importInto(database.db, [
    folder.write('bdc_50_Cable_fixed_broadband_D25_sample1.csv', locationCsv({})),
  ])
  expect((await look(address, at(burlingtonCell))).sample).toBe(true)
})

test('data that are replaced while the site runs are served at once with their own date', async () => {
  await loadBurlington()
  const coverage = createIndexedCoverage({
    db: database.db,
    geocoder: at(burlingtonCell),
    log: silentLog,
    now: () => new Date(0),
  })
  const zip = zips.find('05401')
  if (!zip) throw new Error('no ZIP')
  const parsed: PostalAddress = { street: '1 Church St', city: 'Burlington', state: 'VT', zipCode: '05401' }
  expect(await coverage.find({ zip, address: parsed })).toMatchObject({ dataDate: '2025-12-31' })
  await importInto(database.db, [
    folder.write('bdc_50_Cable_fixed_broadband_J26_15jan2027.csv', locationCsv({ down: 5000 })),
    folder.write(
      'bdc_50_FibertothePremises_fixed_broadband_J26_15jan2027.csv',
      locationCsv({ ...kinetic, down: 5000 }),
    ),
    folder.write('bdc_50_Copper_fixed_broadband_J26_15jan2027.csv', locationCsv(valley)),
  ])
  expect(await coverage.find({ zip, address: parsed })).toMatchObject({ dataDate: '2026-06-30' })
})
