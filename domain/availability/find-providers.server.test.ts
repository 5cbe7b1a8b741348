import { expect, test } from 'vitest'
import { silentLog } from '#tests/support/test-database.ts'
import { type CoverageSource, noCoverageData } from './coverage-source.server.ts'
import { findProviders } from './find-providers.server.ts'
import { internetProvidersInState } from './footprints.ts'
import { createZipDirectory } from './zip-directory.server.ts'

const zips = createZipDirectory(
  [
    '00501\tHoltsville\tNY\tSuffolk\t103\t40.81\t-73.04',
    '78701\tAustin\tTX\tTravis\t453\t30.27\t-97.74',
    '99553\tAkutan\tAK\tAleutians East\t013\t54.14\t-165.78',
  ].join('\n'),
)
const find = (line: string, coverage: CoverageSource = noCoverageData) =>
  findProviders({ coverage, zips, log: silentLog }, line)

test('without coverage data the state footprints answer and say so', async () => {
  const search = await find('12 Main St, Apt 4, Austin, TX 78701')
  if (!search.ok) throw new Error(search.code)
  const { result, address } = search.value
  expect(result).toMatchObject({
    error: 'FCC API is currently unavailable',
    isMock: true,
    precision: 'state',
    place: { zipCode: '78701', city: 'Austin', state: 'TX' },
  })
  expect(result.providers.map(provider => provider.id).toSorted()).toEqual(
    internetProvidersInState('TX').toSorted(),
  )
  for (const provider of result.providers) {
    expect(provider.price).toBeGreaterThan(0)
    expect(provider.maxDownload).toBeGreaterThan(0)
    expect(provider.serviceName).not.toBe('')
  }
  expect(address).toEqual({ street: '12 Main St, Apt 4', city: 'Austin', state: 'TX', zipCode: '78701' })
})

test('coverage data are believed over the footprints', async () => {
  const coverage: CoverageSource = {
    find: async () => ({ providerIds: ['kinetic'], precision: 'address', dataDate: '2026-06-30' }),
  }
  const search = await find('78701', coverage)
  if (!search.ok) throw new Error(search.code)
  expect(search.value.result).toMatchObject({ precision: 'address', dataDate: '2026-06-30' })
  expect(search.value.result.providers.map(provider => provider.name)).toEqual(['Kinetic'])
  expect(search.value.result.isMock).toBeUndefined()
})

test('coverage data that know of nobody give an empty answer, not the footprints', async () => {
  const coverage: CoverageSource = {
    find: async () => ({ providerIds: [], precision: 'area', dataDate: '2026-06-30' }),
  }
  const search = await find('78701', coverage)
  expect(search).toMatchObject({ ok: true, value: { result: { providers: [] } } })
})

test('a source that fails is answered for by the footprints', async () => {
  const search = await find('78701-1234', { find: () => Promise.reject(new Error('reset')) })
  expect(search).toMatchObject({ ok: true, value: { result: { isMock: true } } })
})

test('what is no address and a ZIP that does not exist are refused', async () => {
  expect(await find('somewhere nice')).toEqual({ ok: false, code: 'address_not_understood' })
  expect(await find('00000')).toEqual({ ok: false, code: 'zip_unknown' })
})

test('the directory finds first, middle and last ZIPs and nothing else', () => {
  expect(zips.size).toBe(3)
  expect(zips.find('00501')?.city).toBe('Holtsville')
  expect(zips.find('99553')).toMatchObject({ state: 'AK', county: 'Aleutians East', longitude: -165.78 })
  expect(zips.find('78702')).toBeUndefined()
  expect(zips.find('7870')).toBeUndefined()
})
