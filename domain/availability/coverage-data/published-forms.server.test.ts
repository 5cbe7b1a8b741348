import { join } from 'node:path'
import { expect, test } from 'vitest'
import { burlingtonCell, locationCsv, useCoverageFolder, writeZip } from '#tests/support/coverage-files.ts'
import { importInto, importOneInto } from '#tests/support/import-files.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { coverageCells, coverageCounties, coverageImports } from '../availability.tables.server.ts'
import { rowsOfCells, rowsOfCounty } from './coverage-queries.server.ts'

const database = useTestDatabase()
const folder = useCoverageFolder()
const run = (name: string, text: string, options = {}) =>
  importOneInto(database.db, folder.write(name, text), options)
const cells = () => database.db.select().from(coverageCells)
const CABLE = 'bdc_50_Cable_fixed_broadband_J22_05may2023.csv'

/** Two rows in the format of June 2022: older names, every value quoted, no state. */
const older = [
  '"frn","provider_id","brand_name","location_id","block_fips","h3index_hex8","technology_code","max_advertised_download_speed","max_advertised_upload_speed","low_latency","business_residential_code"',
  `"0003768165","130317","Xfinity, Inc.","1037392925","500070001001000","${burlingtonCell}","40","1200","35","1","X"`,
  `"0003768165","130317","Xfinity, Inc.","1037392926","500070001001001","${burlingtonCell}","40","800","20","1","R"`,
]

test('files of the first vintages are read: older names, quoted numbers, no state', async () => {
  expect(await run(CABLE, `${older.join('\n')}\n`)).toMatchObject({
    outcome: 'imported',
    rows: 2,
    badRows: 0,
  })
  expect(await cells()).toMatchObject([
    { cell: BigInt(`0x${burlingtonCell}`), technology: 40, download: 1200, upload: 35, residential: 2 },
  ])
  expect(await database.db.select().from(coverageCounties)).toMatchObject([{ countyFips: '50007' }])
  const [entry] = await database.db.select().from(coverageImports)
  expect(entry).toMatchObject({ scope: '50/40', asOf: '2022-06-30' })
})

test('columns count by their name, in any order, and unknown ones beside them do no harm', async () => {
  const order = [11, 4, 0, 2, 1, 3, 10, 9, 8, 7, 6, 5]
  const lines = locationCsv({ down: 1200, up: 35 }).trimEnd().split('\n')
  const turned = lines.map((line, row) => {
    const values = line.split(',')
    return [row === 0 ? 'note' : 'x', ...order.map(index => values[index])].join(',')
  })
  expect(await run(CABLE, `${turned.join('\n')}\n`)).toMatchObject({ outcome: 'imported', badRows: 0 })
  expect(await cells()).toMatchObject([{ providerId: 130317, download: 1200, upload: 35, residential: 1 }])
})

test('bad rows are named by line and column in those forms too', async () => {
  const good = Array.from({ length: 30 }, (_, index) => older[1]?.replace('1037392925', String(index)) ?? '')
  const bad = [older[1]?.replace('"X"', '"Q"') ?? '', older[1]?.replace('"500070', '"330070') ?? '']
  const result = await run(CABLE, `${[older[0], ...good, ...bad].join('\n')}\n`)
  expect(result).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('several states') })
  const mended = await run(CABLE, `${[older[0], ...good, bad[0]].join('\n')}\n`)
  expect(mended.badRowsText.trimEnd().split('\n').slice(1)).toEqual([
    '32,"business_residential_code: empty or not a value of this column"',
  ])
})

test.each([
  ['a column missing', `${older[0]?.replace('"location_id",', '')}\n`],
  ['a column twice', `${older[0]},"frn"\n${older[1]},"x"\n`],
])('a header with %s is refused', async (_, text) => {
  expect(await run(CABLE, text)).toMatchObject({
    outcome: 'refused',
    reason: expect.stringContaining('not the header'),
  })
})

const PROVIDER = 'bdc_130317_fixed_broadband_D25_15sep2026.csv'
const ofProvider = locationCsv(
  { location: 1, technology: 40, down: 1200 },
  { location: 2, technology: 40, use: 'B', down: 9000 },
  { location: 1, technology: 50, down: 5000 },
  { location: 3, technology: 61 },
  { location: 4, technology: 40, state: 'NH', block: '330010001001000', cell: '882bab5303fffff' },
)

test('a file of one provider with several technologies and states is taken, in a zip too', async () => {
  const zip = await writeZip(join(folder.path, 'provider.zip'), { name: PROVIDER, text: ofProvider })
  const [result] = await importInto(database.db, [zip])
  expect(result).toMatchObject({ outcome: 'imported', rows: 5, badRows: 0, indexRows: 6 })
  expect((await cells()).map(row => [row.technology, row.download, row.residential]).toSorted()).toEqual([
    [40, 1200, 1],
    [40, 1200, 1],
    [50, 5000, 1],
  ])
  const imports = await database.db.select().from(coverageImports)
  expect(imports.map(one => [one.scope, one.stateFips, one.technology]).toSorted()).toEqual([
    ['33/40/130317', '33', null],
    ['50/40/130317', '50', null],
    ['50/50/130317', '50', null],
  ])
  expect(await importInto(database.db, [zip])).toMatchObject([{ outcome: 'unchanged' }])
})

test('a state’s file takes the place of a provider’s own, and is never added to by it', async () => {
  await run(PROVIDER, ofProvider)
  await run('bdc_50_Cable_fixed_broadband_D25_15sep2026.csv', locationCsv({ down: 300 }, { provider: 991 }))
  const cable = async () =>
    (await cells()).filter(row => row.technology === 40 && row.cell === BigInt(`0x${burlingtonCell}`))
  expect((await cable()).map(row => row.providerId).toSorted()).toEqual([130317, 991].toSorted())
  const again = await run(PROVIDER.replace('15sep', '16sep'), ofProvider.replace(',5000,', ',7000,'))
  expect(again).toMatchObject({ outcome: 'imported', indexRows: 4 })
  expect((await cable()).map(row => row.download).toSorted((a, b) => a - b)).toEqual([300, 1200])
})

test('a provider’s file that another name or provider spoils is refused whole', async () => {
  const two = locationCsv({ technology: 40 }, { technology: 50, provider: 5 })
  for (const [name, reason] of [
    [PROVIDER, 'its name says provider 130317, its rows 5, 130317'],
    ['coverage_D25_x.csv', 'several technologies'],
  ] as const) {
    expect(await run(name, two)).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining(reason),
    })
  }
  expect(await cells()).toEqual([])
})

test('what is offered to businesses alone is no offer to homes, nor are its speeds', async () => {
  await run(
    'bdc_50_Cable_fixed_broadband_D25_15sep2026.csv',
    locationCsv(
      { location: 1, use: 'R', down: 300, up: 10 },
      { location: 1, use: 'B', down: 9000, up: 9000 },
      { location: 2, provider: 991, use: 'B', down: 9000 },
    ),
  )
  expect(await rowsOfCells(database.db, [burlingtonCell])).toMatchObject([
    { providerId: 130317, download: 300, upload: 10 },
  ])
  expect(await rowsOfCounty(database.db, '50007')).toHaveLength(1)
})
