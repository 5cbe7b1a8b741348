import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jobStandingWords, resultWords } from '#app/desk/coverage/coverage-words.ts'
import { tellImports } from '#server/commands/tell-imports.server.ts'
import { locationCsv, locationLine, useCoverageFolder, writeZip } from '#tests/support/coverage-files.ts'
import { importInto, importOneInto } from '#tests/support/import-files.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { coverageCells, coverageImports } from '../availability.tables.server.ts'
import { coverageHeaders } from './coverage-file.ts'

const database = useTestDatabase()
const folder = useCoverageFolder()

const CABLE = 'bdc_50_Cable_fixed_broadband_D25_15sep2026.csv'
const run = (name: string, text: string, options = {}) =>
  importOneInto(database.db, folder.write(name, text), options)
const cells = () => database.db.select().from(coverageCells)

test('bad rows are left out, counted and written down with their line and reason', async () => {
  const good = Array.from({ length: 60 }, (_, index) => locationLine({ location: index + 10 }))
  const result = await run(
    CABLE,
    locationCsv(
      ...good.slice(0, 20),
      { location: 'none' },
      { cell: '892bab5303fffff' },
      ...good.slice(20),
      '1,2,3',
      { use: 'Q' },
      { block: '330070001001000' },
    ),
  )
  expect(result).toMatchObject({ outcome: 'imported', badRows: 5 })
  expect(result.badRowsText.trimEnd().split('\n')).toEqual([
    'line,reason',
    '22,"location_id: not a value of this column"',
    '23,"h3_res8_id: empty or not a value of this column"',
    '64,"too few columns"',
    '65,"business_residential_code: empty or not a value of this column"',
    '66,"not of the state of this file"',
  ])
  expect((await cells())[0]).toMatchObject({ locations: 60 })
})

test('bad rows are found among lines that end otherwise, too', async () => {
  const good = Array.from({ length: 60 }, (_, index) => locationLine({ location: index + 10 }))
  const text = locationCsv(...good.slice(0, 20), { use: 'Q' }, ...good.slice(20))
  const quoted = locationCsv({ use: 'Q' }, { brand: 'Xfinity,\r Inc.' }, ...good)
  for (const other of [text.replaceAll('\n', '\r\n'), quoted]) {
    const result = await run(CABLE, other)
    expect(result).toMatchObject({ outcome: 'imported', badRows: 1 })
    expect(result.badRowsText).toMatch(/\n22?,"business_residential_code: /)
  }
})

test('lines are numbered as an editor does, also after ones that are no text', async () => {
  const good = Array.from({ length: 60 }, (_, index) => locationLine({ location: index + 10 }))
  const text = locationCsv(good[0] ?? '', 'NOTEXT', '', { use: 'Q' }, ...good.slice(1))
  const bytes = Buffer.from(text.replace('NOTEXT', '\u00ff\u00fe,1,2'), 'latin1')
  const [result] = await importInto(database.db, [folder.write(CABLE, bytes)])
  expect(result).toMatchObject({ outcome: 'imported' })
  expect(
    result?.badRowsText
      .trimEnd()
      .split('\n')
      .map(line => line.split(',')[0]),
  ).toEqual(['line', '3', '5'])
})

const truncated = locationCsv({}, {}).slice(0, -30)
test.each([
  ['rows of two states', CABLE, locationCsv({}, { state: 'NH', block: '330070001001000' }), 'several states'],
  ['rows of two technologies', CABLE, locationCsv({}, { technology: 50 }), 'several technologies'],
  [
    'another state than its name',
    CABLE.replace('_50_', '_33_'),
    locationCsv({}),
    'its name says New Hampshire, its rows Vermont',
  ],
  [
    'another technology than its name',
    CABLE.replace('Cable', 'Copper'),
    locationCsv({}),
    'its name says DSL, its rows Cable',
  ],
  ['another header', CABLE, 'a,b,c\n1,2,3\n', 'not the header'],
  ['the end missing', CABLE, truncated, 'not all there'],
  ['no rows', CABLE, locationCsv(), 'no rows'],
  ['nothing', CABLE, '', 'not the header'],
  ['bytes that are no text', CABLE, `${coverageHeaders.locations}\n\u0000\u0001\ufffd\n`, ''],
  ['mostly bad rows', CABLE, locationCsv({}, 'x', 'y', 'z'), 'are bad'],
  ['a name without a date', 'coverage.csv', locationCsv({}), 'as of which day'],
  ['a day to come', CABLE.replace('D25', 'J35'), locationCsv({}), 'as of 2035-06-30: that day is still'],
  [
    'a day before the first data',
    CABLE.replace('D25', 'D21'),
    locationCsv({}),
    'first data are as of Jun 30',
  ],
])('a file with %s is refused whole and changes nothing', async (_, name, text, reason) => {
  await run(CABLE, locationCsv({ down: 777 }))
  expect(await run(name, text)).toMatchObject({ outcome: 'refused', reason: expect.stringContaining(reason) })
  expect(await cells()).toMatchObject([{ download: 777 }])
  expect(await database.db.select().from(coverageImports)).toHaveLength(1)
})

test.each(['1850-12-31', '2031-12-31', '2026-02-31', '2025-12-30'])('%s is no day of data', async asOf => {
  expect(await run('vt.csv', locationCsv({}), { asOf })).toMatchObject({
    outcome: 'refused',
    reason: expect.stringContaining(`its data can’t be as of ${asOf}: `),
  })
  expect(await database.db.select().from(coverageImports)).toEqual([])
})

test('what would take a refused file is told apart from why, for each place in its own words', async () => {
  const undated = await run('vt.csv', locationCsv({}))
  expect(resultWords(undated)).toBe(
    'vt.csv: refused, its name doesn’t say as of which day its data are. Upload it again with that day under “Data as of”',
  )
  expect(tellImports([undated])[0]).toContain('; say it with --as-of 2025-12-31')
  const text = locationCsv(...Array.from({ length: 200 }, (_, location) => ({ brand: 'Café', location })))
  const latin = await importOneInto(database.db, folder.write(CABLE, Buffer.from(text, 'latin1')))
  expect(resultWords(latin)).toBe(`${CABLE}: refused, 200 of its 200 rows are bad, most often “not UTF-8”`)
  expect(tellImports([latin])[0]).toMatch(/; see .*bad-rows\.csv$/)
})

test('a file of one provider says which file has its rows already', async () => {
  await run(CABLE, locationCsv({ down: 777 }))
  const left = await run('vt.csv', locationCsv({}), { asOf: '2025-12-31' })
  expect(left).toMatchObject({
    outcome: 'skipped',
    reason: 'all its rows are of provider 130317, whom the state’s own file lists, too (Vermont, Cable)',
  })
  expect(jobStandingWords({ state: 'done', results: [left] })).toBe('Nothing imported')
})

test('broken, crowded and foreign zips are refused', async () => {
  const whole = readFileSync(
    await writeZip(join(folder.path, 'whole.zip'), { name: CABLE, text: locationCsv({}) }),
  )
  const files = [
    folder.write('cut.zip', whole.subarray(0, whole.length - 40)),
    folder.write(
      'damaged.zip',
      Buffer.concat([whole.subarray(0, 90), Buffer.alloc(30), whole.subarray(120)]),
    ),
    await writeZip(join(folder.path, 'two.zip'), { name: CABLE, text: 'x' }, { name: 'b.csv', text: 'y' }),
    await writeZip(join(folder.path, 'text.zip'), { name: 'readme.txt', text: 'x' }),
    join(folder.path, 'missing.zip'),
  ]
  const results = await importInto(database.db, files)
  expect(results.map(result => result.outcome)).toEqual(files.map(() => 'refused'))
  for (const cut of results.slice(0, 2))
    expect(cut).toMatchObject({ reason: expect.stringContaining('Download it again') })
  expect(await cells()).toEqual([])
})
