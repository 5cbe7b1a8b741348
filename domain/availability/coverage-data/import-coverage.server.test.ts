import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  burlingtonCell,
  locationCsv,
  locationLine,
  useCoverageFolder,
  writeZip,
} from '#tests/support/coverage-files.ts'
import { expectNothingLeft } from '#tests/support/failing-writes.ts'
import { importInto, importOneInto } from '#tests/support/import-files.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import {
  coverageCells,
  coverageCounties,
  coverageGeographies,
  coverageImports,
  coverageProviders,
  coverageSummaries,
} from '../availability.tables.server.ts'
import { coverageHeaders } from './coverage-file.ts'

const database = useTestDatabase()
const folder = useCoverageFolder()

const CABLE = 'bdc_50_Cable_fixed_broadband_D25_15sep2026.csv'
const run = (name: string, text: string, options = {}) =>
  importOneInto(database.db, folder.write(name, text), options)
const cells = () => database.db.select().from(coverageCells)
const other = '882bab5303fffff'

test('rows are summed up by cell, provider and technology with the best speeds; a location counts once', async () => {
  const result = await run(
    CABLE,
    locationCsv(
      { location: 1, down: 100, up: 10 },
      { location: 1, down: 1200, up: 5 },
      { location: 2, use: 'B' },
      { location: 3, use: 'X', down: 0, up: 0, lowLatency: 0 },
      { location: 4, provider: 991, brand: 'Smith, Jones "and" Sons' },
      { location: 4, cell: other },
    ),
  )
  expect(result).toMatchObject({ outcome: 'imported', rows: 6, badRows: 0, sample: false })
  const rows = await cells()
  expect(rows).toHaveLength(3)
  expect(
    rows.find(row => row.providerId === 130317 && row.cell === BigInt(`0x${burlingtonCell}`)),
  ).toMatchObject({
    technology: 40,
    download: 1200,
    upload: 10,
    lowLatency: false,
    locations: 3,
    residential: 2,
    anyResidential: 3,
  })
  expect(await database.db.select().from(coverageCounties)).toMatchObject([
    { countyFips: '50007', providerId: 991, locations: 1 },
    { countyFips: '50007', providerId: 130317, locations: 4, residential: 3 },
  ])
  expect(await database.db.select().from(coverageProviders)).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: 991, brandName: 'Smith, Jones "and" Sons' })]),
  )
  expect(await database.db.select().from(coverageImports)).toMatchObject([
    {
      kind: 'locations',
      scope: '50/40',
      asOf: '2025-12-31',
      vintage: 'D25',
      revision: '15sep2026',
      current: true,
    },
  ])
})

test('no table has a column for single locations', async () => {
  const columns = [coverageCells, coverageCounties].flatMap(table => Object.keys(table))
  expect(columns.filter(name => /frn|locationId|block/i.test(name))).toEqual([])
})

test('a newer file takes the place of the older one of its state and technology, and of nothing else', async () => {
  await run(CABLE, locationCsv({ down: 100 }))
  await run('bdc_50_Copper_fixed_broadband_D25_15sep2026.csv', locationCsv({ technology: 10, down: 10 }))
  await run('bdc_50_Cable_fixed_broadband_J26_01nov2026.csv', locationCsv({ down: 2000, provider: 131480 }))
  expect((await cells()).map(row => [row.technology, row.providerId, row.download]).toSorted()).toEqual([
    [10, 130317, 10],
    [40, 131480, 2000],
  ])
  const imports = await database.db.select().from(coverageImports)
  expect(imports.filter(one => one.current)).toHaveLength(2)
  expect(await run('bdc_50_Cable_fixed_broadband_D25_20sep2026.csv', locationCsv({ down: 5 }))).toMatchObject(
    {
      outcome: 'refused',
      reason: 'newer data are served already (as of Jun 30, 2026; these are as of Dec 31, 2025)',
      remedy: 'allow_older',
    },
  )
})

test('the same content a second time, zipped or not, changes nothing and says so', async () => {
  const text = locationCsv({})
  await run(CABLE, text)
  const before = await cells()
  expect(await run(CABLE, text)).toMatchObject({ outcome: 'unchanged' })
  const zip = await writeZip(join(folder.path, 'coverage.zip'), { name: CABLE, text })
  expect(await importInto(database.db, [zip])).toMatchObject([{ outcome: 'unchanged' }])
  expect(await cells()).toEqual(before)
})

test('satellite is skipped: it is offered everywhere', async () => {
  const result = await run(
    'bdc_50_NGSOSatellite_fixed_broadband_D25_15sep2026.csv',
    locationCsv({ technology: 61, provider: 430076 }),
  )
  expect(result).toMatchObject({ outcome: 'skipped', reason: expect.stringContaining('satellite') })
  expect(await cells()).toEqual([])
})

test('sample data are marked, and never replace real data', async () => {
  const sample = locationCsv(locationLine({}).replace('0003768165', '0000000000'))
  expect(await run(CABLE, sample)).toMatchObject({ outcome: 'imported', sample: true })
  expect(await run(CABLE, locationCsv({ down: 5 }))).toMatchObject({ outcome: 'imported', sample: false })
  expect(await run(CABLE.replace('15sep2026', 'sample1'), locationCsv({ down: 6 }))).toMatchObject({
    outcome: 'refused',
    reason: expect.stringContaining('sample'),
  })
})

test('shares by geography, provider summary and provider list are read too', async () => {
  const share = 'bdc_us_provider_summary_by_geography_D25_15sep2026.csv'
  expect(
    await run(
      share,
      `${coverageHeaders.geography_shares}\nCounty,50007,"Chittenden County, VT",Fixed Broadband,130317,0.81,0.7\nCounty,50007,"Chittenden County, VT",Mobile Broadband,130317,1,1\nCBSA,15540,Burlington,Fixed Broadband,130317,0.6,0.5\n`,
    ),
  ).toMatchObject({ outcome: 'imported', rows: 3, indexRows: 1 })
  expect(await database.db.select().from(coverageGeographies)).toMatchObject([
    {
      geographyType: 'County',
      geographyId: '50007',
      providerId: 130317,
      residentialShare: expect.closeTo(0.81),
    },
  ])
  await run(
    'bdc_us_fixed_broadband_provider_summary_D25_15sep2026.csv',
    `${coverageHeaders.provider_summary}\n130317,"Comcast, Inc.",40,Cable,10,12,3,4\n130317,"Comcast, Inc.",60,Satellite,10,12,3,4\n`,
  )
  expect(await database.db.select().from(coverageSummaries)).toMatchObject([
    { providerId: 130317, technology: 40, residentialLocations: 10, residentialUnits: 12 },
  ])
  await run('bdc_us_provider_list_D25_15sep2026.csv', `${coverageHeaders.provider_list}\n1,5,"List, Inc."\n`)
  expect(await database.db.select().from(coverageProviders)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: 130317, holdingCompany: 'Comcast, Inc.' }),
      expect.objectContaining({ id: 5, holdingCompany: 'List, Inc.' }),
    ]),
  )
})

test('percentages up to 100 are taken as such, impossible ones refuse the file', async () => {
  const share = 'bdc_us_provider_summary_by_geography_D25_15sep2026.csv'
  const csv = (percent: string) =>
    `${coverageHeaders.geography_shares}\nCounty,50007,C,Fixed Broadband,1,${percent},50\n`
  await run(share, csv('81'))
  expect(await database.db.select().from(coverageGeographies)).toMatchObject([
    { residentialShare: expect.closeTo(0.81) },
  ])
  expect(await run(share, csv('810'))).toMatchObject({ outcome: 'refused' })
  expect(await run(share, csv(''))).toMatchObject({ outcome: 'refused' })
})

test.each(['coverage_imports', 'coverage_cells', 'coverage_counties', 'coverage_providers'])(
  'when %s fails, nothing of a file is left and the rows before it are served on',
  async table => {
    await run(CABLE, locationCsv({ location: 1, down: 100 }))
    const newer = CABLE.replace('15sep2026', '16sep2026')
    const answer = await expectNothingLeft(database.db, table, () =>
      run(newer, locationCsv({ location: 1, down: 900 }, { location: 2 })),
    )
    expect(answer).toBeInstanceOf(Error)
    expect(await run(newer, locationCsv({ location: 1, down: 900 }))).toMatchObject({ outcome: 'imported' })
  },
)
