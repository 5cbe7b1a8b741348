import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { boxedCoverage } from '#tests/support/boxed-coverage.ts'
import { silentLog } from '#tests/support/test-database.ts'
import type { CoverageSource } from '../coverage-source.server.ts'
import { findProviders } from '../find-providers.server.ts'
import { layeredCoverage } from '../layered-coverage.server.ts'
import type { LookupResult } from '../lookup-result.ts'
import { createZipDirectory } from '../places/zip-directory.server.ts'

const catalogue = readSeed()
const zips = createZipDirectory(
  [
    '00601\tAdjuntas\tPR\t\t\t18.16\t-66.72\t5',
    '05401\tBurlington\tVT\tChittenden\t007\t44.48\t-73.22\t3',
    '06001\tAvon\tCT\tCapitol\t110\t41.79\t-72.86\t5',
    '20598\tDhs\tVA\tArlington\t013\t38.88\t-77.1\t1',
    '37402\tChattanooga\tTN\tHamilton\t065\t35.04\t-85.31\t2',
    '59057\tMolt\tMT\tYellowstone\t111\t45.86\t-108.94\t2',
    '78613\tCedar Park\tTX\tWilliamson\t491\t30.5\t-97.82\t7',
    '78701\tAustin\tTX\tTravis\t453\t30.27\t-97.74\t2',
  ].join('\n'),
)
const find = async (line: string, coverage: CoverageSource = boxedCoverage): Promise<LookupResult> => {
  const found = await findProviders({ catalogue, coverage, zips, log: silentLog }, line)
  if (!found.ok) throw new Error(found.code)
  return found.value.result
}
const namesOf = (entries: readonly { name: string }[]) => entries.map(one => one.name)
const wired = (result: LookupResult) => result.providers.filter(one => !one.coverage?.nationwide)

test('a ZIP is answered by its county: date, place, technologies and reach, and no share of homes', async () => {
  const result = await find('78701')
  expect(result).toMatchObject({
    precision: 'county',
    dataDate: '2025-06-30',
    place: { city: 'Austin', counties: [{ fips: '48453', name: 'Travis County', state: 'TX' }] },
  })
  expect(result.isMock).toBeUndefined()
  expect(result.error).toBeUndefined()
  expect(namesOf(wired(result)).toSorted()).toEqual(['AT&T', 'Google Fiber', 'Optimum', 'Spectrum'])
  const spectrum = wired(result).find(one => one.id === 'spectrum')
  expect(spectrum?.coverage).toEqual({
    technologies: [
      { code: 50, name: 'Fiber', download: null, upload: null, lowLatency: null, reach: 'few' },
      { code: 40, name: 'Cable', download: null, upload: null, lowLatency: null, reach: 'most' },
    ],
    reach: 'most',
    shareServed: null,
    shareOf: null,
    nationwide: false,
  })
})

test('local providers come by name, widest first, without a price; guesses stand apart', async () => {
  const result = await find('05401')
  expect(wired(result)).toEqual([])
  expect(result.otherProviders.map(one => [one.name, one.coverage.reach])).toEqual([
    ['Burlington Telecom', 'parts'],
    ['Fidium Fiber', 'parts'],
    ['Green Mountain Access', 'few'],
  ])
  for (const one of result.otherProviders) expect(one).not.toHaveProperty('price')
  expect(result.likelyProviders.map(one => [one.id, one.technology, one.reason]).toSorted()).toEqual([
    ['tmobile', 'Fixed wireless', 'wireless_in_county'],
    ['xfinity', 'Cable', 'fiber_in_county'],
  ])
})

test('a local provider that publishes a file of broadband labels comes with our page of them', async () => {
  const { otherProviders } = await find('37402')
  expect(Object.fromEntries(otherProviders.map(one => [one.name, one.labelsPage]))).toEqual({
    EPB: undefined,
    Brightspeed: '/providers/brightspeed/labels',
  })
})

test('a further technology of a provider that is known is likely, and never listed as its technology', async () => {
  const att = wired(await find('37402')).find(one => one.id === 'att')
  expect(att).toMatchObject({ technology: 'Fiber', coverage: { likely: [10], reach: 'few' } })
  expect(att?.coverage).not.toHaveProperty('onlyPossible')
  const centuryLink = wired(await find('59057')).find(one => one.id === 'centurylink')
  expect(centuryLink?.coverage).toMatchObject({ likely: [10], onlyPossible: true })
})

test('a ZIP of several counties is answered by all of them, and says which', async () => {
  const result = await find('78613')
  expect(result.place.counties?.map(one => one.name)).toEqual(['Williamson County', 'Travis County'])
  const each = await Promise.all(['78613', '78701'].map(zip => find(zip)))
  expect(namesOf(each[0]?.providers ?? [])).toEqual(expect.arrayContaining(namesOf(each[1]?.providers ?? [])))
  expect((await find('20598')).place.counties).toHaveLength(4)
})

test('Connecticut and the territories are answered as unknown', async () => {
  for (const zip of ['06001', '00601']) {
    const result = await find(zip)
    expect(result).toMatchObject({
      isMock: true,
      precision: 'state',
      error: "We don't have coverage data for this area yet",
      likelyProviders: [],
    })
  }
  expect(namesOf((await find('06001')).providers)).toContain('Frontier')
})

test('a ZIP that only the list of counties has is answered by its county', async () => {
  expect(await find('78799')).toMatchObject({ precision: 'county', place: { city: '', state: 'TX' } })
})

test('of a ZIP that is in no list the brands of its state are told, as a guess', async () => {
  const result = await find('78700')
  expect(result).toMatchObject({ isMock: true, precision: 'state', place: { city: '', state: 'TX' } })
  expect(namesOf(result.providers)).toEqual(expect.arrayContaining(['AT&T', 'Spectrum', 'Google Fiber']))
  expect(namesOf(result.providers)).not.toContain('Verizon')
})

test('imported data answer before the box, and the box where they fail or know nothing', async () => {
  const imported = await boxedCoverage.find({ zip: { zipCode: '05401', state: 'VT' }, address: null })
  if (!imported) throw new Error('Nothing in the box')
  const knows: CoverageSource = { find: async () => ({ ...imported, precision: 'zip' }) }
  const reset = () => Promise.reject(new Error('reset'))
  const fails: CoverageSource = { find: reset, brandNames: reset }
  const silent: CoverageSource = { find: async () => null }
  const over = (first: CoverageSource) => layeredCoverage([first, boxedCoverage], silentLog)
  expect((await find('05401', over(knows))).precision).toBe('zip')
  expect((await find('05401', over(silent))).precision).toBe('county')
  expect((await find('05401', over(fails))).precision).toBe('county')
  const street = '1 Main St, Burlington, VT 05401'
  expect((await find('05401', over(fails))).street).toBeUndefined()
  expect((await find(street, over(silent))).street).toBe('not-possible')
  expect((await find(street, over(fails))).street).toBe('failed')
  expect(await find('06001', over(fails))).toMatchObject({ error: 'FCC API is currently unavailable' })
})
