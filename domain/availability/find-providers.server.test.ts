import { describe, expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalog/catalogue.ts'
import { catalogueContent } from '#domain/catalog/catalogue-content.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { seedWithProvider } from '#tests/support/changed-catalogue.ts'
import { silentLog } from '#tests/support/test-database.ts'
import { type CoverageAnswer, type CoverageSource, noCoverageData } from './coverage-source.server.ts'
import { findProviders } from './find-providers.server.ts'
import type { CoverageTechnology, CoveredProvider } from './lookup-result.ts'
import { createZipDirectory } from './places/zip-directory.server.ts'

const catalogue = readSeed()
const zips = createZipDirectory(
  [
    '00501\tHoltsville\tNY\tSuffolk\t103\t40.81\t-73.04',
    '09001\tApo\tAE\t\t\t38.11\t15.66',
    '78701\tAustin\tTX\tTravis\t453\t30.27\t-97.74',
    '99553\tAkutan\tAK\tAleutians East\t013\t54.14\t-165.78',
  ].join('\n'),
)
const find = (line: string, coverage: CoverageSource = noCoverageData) =>
  findProviders({ catalogue, coverage, zips, log: silentLog }, line)

test('without coverage data the catalogue’s lists of states answer and say so', async () => {
  const search = await find('12 Main St, Apt 4, Austin, TX 78701')
  if (!search.ok) throw new Error(search.code)
  const { result, address } = search.value
  expect(result).toMatchObject({
    error: "We don't have coverage data for this area yet",
    isMock: true,
    precision: 'state',
    place: { zipCode: '78701', city: 'Austin', state: 'TX' },
  })
  const inTexas = catalogue.internetProviders.filter(provider => provider.states.includes('TX'))
  expect(result.providers.map(provider => provider.id).toSorted()).toEqual(
    inTexas.map(provider => provider.id).toSorted(),
  )
  for (const provider of result.providers) {
    expect(provider.price).toBeGreaterThan(0)
    expect(provider.maxDownload).toBeGreaterThan(0)
    expect(provider.serviceName).not.toBe('')
  }
  expect(address).toEqual({ street: '12 Main St, Apt 4', city: 'Austin', state: 'TX', zipCode: '78701' })
})

const answer = (found: Partial<CoverageAnswer>): CoverageSource => ({
  find: async () => ({
    providers: [],
    precision: 'area',
    dataDate: '2026-06-30',
    sample: false,
    cell: '882bab5303fffff',
    ...found,
  }),
})
const covered = (fccProviderId: number, ...technologies: CoverageTechnology[]): CoveredProvider => ({
  fccProviderId,
  name: `Brand ${fccProviderId}`,
  coverage: { technologies, shareServed: 0.5, shareOf: 'area', nationwide: false },
})
const fiber = { code: 50, name: 'Fiber', download: 1200, upload: 900, lowLatency: true } as const
const copper = { code: 10, name: 'DSL', download: 25, upload: 3, lowLatency: true } as const

test('coverage data are believed over the lists of states, with the speeds and technologies of the place', async () => {
  const search = await find('78701', answer({ providers: [covered(131413, fiber, copper)] }))
  if (!search.ok) throw new Error(search.code)
  const { result } = search.value
  expect(result).toMatchObject({ precision: 'area', dataDate: '2026-06-30', otherProviders: [] })
  expect(result.isMock).toBeUndefined()
  expect(result.sample).toBeUndefined()
  expect(result.providers.find(provider => provider.id === 'kinetic')).toMatchObject({
    technology: 'Fiber/DSL',
    maxDownload: 1200,
    // Of the plan that the price is of.
    speed: '100 Mbps',
    planDownload: 100,
    fccProviderId: 131413,
    coverage: { shareServed: 0.5, nationwide: false },
  })
  expect(result.providers.map(provider => provider.id)).not.toContain('spectrum')
  expect(result.place.cell).toBe('882bab5303fffff')
})

test('where only copper lies, the price is that of the copper plan', async () => {
  const priceOf = async (technology: CoverageTechnology) => {
    const search = await find('78701', answer({ providers: [covered(131413, technology)] }))
    if (!search.ok) throw new Error(search.code)
    return search.value.result.providers.find(provider => provider.id === 'kinetic')
  }
  expect((await priceOf(copper))?.serviceName).toContain('DSL')
  expect((await priceOf(fiber))?.serviceName).not.toContain('DSL')
})

test('who is not in the catalogue, and who serves by what we list no plan of, comes without a price', async () => {
  const providers = [covered(999999, copper), covered(130077, copper), covered(777777, fiber)]
  const search = await find('78701', answer({ providers, sample: true }))
  if (!search.ok) throw new Error(search.code)
  const { result } = search.value
  expect(result.otherProviders.map(provider => provider.name)).toEqual([
    'Brand 777777',
    'AT&T',
    'Brand 999999',
  ])
  expect(result.otherProviders[0]).toMatchObject({ technology: 'Fiber', maxDownload: 1200 })
  for (const provider of result.otherProviders) expect(provider).not.toHaveProperty('price')
  expect(result.sample).toBe(true)
})

test('where nobody is listed, only satellite is left, marked as nationwide', async () => {
  const search = await find('78701', answer({}))
  if (!search.ok) throw new Error(search.code)
  const { providers } = search.value.result
  expect(providers.map(provider => provider.id).toSorted()).toEqual(['hughesnet', 'starlink', 'viasat'])
  for (const provider of providers) expect(provider.coverage?.nationwide).toBe(true)
})

test('a ZIP of another state than the address names is refused before the search', async () => {
  const never: CoverageSource = { find: () => Promise.reject(new Error('asked')) }
  expect(await find('12 Main St, Austin, OH 78701', never)).toMatchObject({
    ok: false,
    code: 'zip_state_mismatch',
    named: 'OH',
    zip: { states: ['TX'] },
  })
  expect(await find('12 Main St, Austin, ohio 78701', never)).toMatchObject({ code: 'zip_state_mismatch' })
  expect(await find('OH 78701', never)).toMatchObject({ code: 'zip_state_mismatch', named: 'OH' })
  for (const state of ['TX', 'Texas', 'tx', 'Tex.']) {
    expect(await find(`12 Main St, Austin, ${state} 78701`)).toMatchObject({ ok: true })
  }
})

test('a source that fails is answered for by the lists of states, and only then is it said to have failed', async () => {
  const search = await find('78701-1234', { find: () => Promise.reject(new Error('reset')) })
  expect(search).toMatchObject({
    ok: true,
    value: { result: { isMock: true, error: 'FCC API is currently unavailable' } },
  })
})

test('a ZIP that the directory lacks is known by the state of its first three digits, and by no more', async () => {
  const namedIn = (state: string) => (state === 'TX' ? ['att'] : [])
  const search = await find('78799', { ...noCoverageData, namedIn })
  if (!search.ok) throw new Error(search.code)
  const { result } = search.value
  expect(result).toMatchObject({
    isMock: true,
    precision: 'state',
    place: { zipCode: '78799', city: '', state: 'TX' },
  })
  expect(result.providers.map(provider => provider.id)).toContain('att')
  expect(await find('12 Main St, Austin, OH 78799')).toMatchObject({ code: 'zip_state_mismatch' })
  expect(await find('33101')).toEqual({ ok: false, code: 'zip_unknown' })
  expect(await find('1 Main, Austin, ZZ 78701')).toMatchObject({ code: 'zip_state_mismatch', named: 'ZZ' })
})

test('what is no address and a ZIP that does not exist are refused', async () => {
  expect(await find('somewhere nice')).toEqual({ ok: false, code: 'address_not_understood' })
  expect(await find('00000')).toEqual({ ok: false, code: 'zip_unknown' })
})

test('a ZIP of military mail is refused as one: nothing can be installed there', async () => {
  expect(await find('09001')).toEqual({ ok: false, code: 'zip_military' })
  expect(await find('Unit 1, APO, AE 09001-1234')).toEqual({ ok: false, code: 'zip_military' })
  expect(zips.find('09001')?.city).toBe('APO')
})

test('the directory finds first, middle and last ZIPs and nothing else', () => {
  expect(zips.size).toBe(4)
  expect(zips.find('00501')?.city).toBe('Holtsville')
  expect(zips.find('99553')).toMatchObject({ state: 'AK', county: 'Aleutians East', longitude: -165.78 })
  expect(zips.find('78702')).toBeUndefined()
  expect(zips.find('7870')).toBeUndefined()
})

describe('a local provider that coverage data do not name', () => {
  const seed = catalogueContent.parse(seedWithProvider)
  const local = seed.providers.map(one =>
    one.id === 'valley-net' ? { ...one, states: [], zipCodes: ['78701'] } : one,
  )
  const withLocal = createCatalogue({ ...seed, providers: local }, 'local')
  const search = async (line: string, coverage: CoverageSource) => {
    const found = await findProviders({ catalogue: withLocal, coverage, zips, log: silentLog }, line)
    return found.ok ? found.value.result : expect.unreachable(found.code)
  }
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

  test('is likely in the ZIP codes that it names itself, and nowhere else', async () => {
    const { providers, likelyProviders } = await search('78701', answer({}))
    expect(ids(providers)).not.toContain('valley-net')
    expect(likelyProviders).toMatchObject([
      { id: 'valley-net', reason: 'provider_says', planId: 'valley-net-250' },
    ])
    expect(ids((await search('99553', answer({}))).likelyProviders)).toEqual([])
    expect(ids((await search('78701', noCoverageData)).providers)).toContain('valley-net')
    expect(ids((await search('99553', noCoverageData)).providers)).not.toContain('valley-net')
  })

  test('stands once where figures without numbers have another name for it', async () => {
    const names = [
      ['Valley Net Communications', new Map()],
      // What the FCC's files call the provider with its number.
      ['Lower Valley Telephone', new Map([[990_777, 'Lower Valley Telephone Company, Inc.']])],
    ] as const
    for (const [name, brands] of names) {
      const source = {
        ...answer({ providers: [{ ...withoutNumber, name }] }),
        brandNames: () => Promise.resolve(brands),
      }
      const { providers, likelyProviders, otherProviders } = await search('78701', source)
      expect(ids(providers)).toContain('valley-net')
      expect([ids(likelyProviders), otherProviders]).toEqual([[], []])
    }
    const { otherProviders } = await search(
      '78701',
      answer({ providers: [{ ...withoutNumber, name: 'Valley' }] }),
    )
    expect(otherProviders).toMatchObject([{ name: 'Valley' }])
  })

  test('stands once where the data name it for lines that it has no plan for', async () => {
    const { likelyProviders, otherProviders } = await search(
      '78701',
      answer({ providers: [covered(990_777, { ...fiber, code: 40, name: 'Cable' })] }),
    )
    expect([ids(likelyProviders), otherProviders]).toEqual([['valley-net'], []])
  })

  test('is found where the data name it, by its number or, without one, by its name', async () => {
    for (const named of [covered(990_777, fiber), { ...withoutNumber, name: 'VALLEY NET' }]) {
      const { providers, likelyProviders, otherProviders } = await search(
        '78701',
        answer({ providers: [named] }),
      )
      expect(ids(providers)).toContain('valley-net')
      expect([ids(likelyProviders), otherProviders]).toEqual([[], []])
    }
  })
})

const withoutNumber: CoveredProvider = {
  name: '',
  coverage: { technologies: [fiber], shareServed: null, shareOf: null, nationwide: false },
}
