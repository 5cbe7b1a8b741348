import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  burlingtonCell,
  type LocationRow,
  locationCsv,
  useCoverageFolder,
} from '#tests/support/coverage-files.ts'
import { importInto } from '#tests/support/import-files.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { coverageCells, coverageCounties } from '../availability.tables.server.ts'

const database = useTestDatabase()
const folder = useCoverageFolder()
const NAME = 'bdc_50_Cable_fixed_broadband_D25_15sep2026.csv'
const places = {
  cell: [burlingtonCell, '882bab5303fffff', '882a32c1a5fffff'],
  county: ['50007', '50025'],
}

type Row = Pick<LocationRow, 'provider' | 'location' | 'lowLatency' | 'use' | 'cell'> & {
  county: string
  down: number
  up: number
}
type Sum = {
  download: number
  upload: number
  lowLatency: boolean
  locations: number
  residential: number
  anyResidential: number
}

/** Rows of few locations with many repeats; a location may lie in several cells and counties. */
const rowsOf = (providers: number, count: number) =>
  fc.array(
    fc.record<Row>({
      provider: fc.integer({ min: 130_000, max: 129_999 + providers }),
      location: fc.integer({ min: 1, max: 40 }),
      down: fc.constantFrom(0, 100, 1_000),
      up: fc.constantFrom(0, 10, 35),
      lowLatency: fc.constantFrom(0, 1, 1, 1),
      use: fc.constantFrom('R', 'B', 'B', 'X'),
      cell: fc.constantFrom(...places.cell),
      county: fc.constantFrom(...places.county),
    }),
    { minLength: count, maxLength: count },
  )

const bestForHomes = (rows: readonly Row[]) => ({
  download: Math.max(...rows.map(row => row.down)),
  upload: Math.max(...rows.map(row => row.up)),
  lowLatency: rows.every(row => row.lowLatency === 1),
})

/** What the index should say about each provider at each place, counted in the simplest way. */
function expectedSums(rows: readonly Row[], place: 'cell' | 'county'): Map<string, Sum> {
  const spot = (row: Row) => `${row.cell} ${row.county} ${row.location}`
  const homes = (some: readonly Row[]) => new Set(some.filter(row => row.use !== 'B').map(spot)).size
  const atPlace = Map.groupBy(rows, row => row[place])
  return new Map(
    [...Map.groupBy(rows, row => `${row[place]} ${row.provider}`)]
      .filter(([, own]) => homes(own) > 0)
      .map(([key, own]) => [
        key,
        {
          ...bestForHomes(own.filter(row => row.use !== 'B')),
          locations: new Set(own.map(spot)).size,
          residential: homes(own),
          anyResidential: homes(atPlace.get(own[0]?.[place] ?? '') ?? []),
        },
      ]),
  )
}

const storedSums = (rows: readonly (Sum & { providerId: number })[], placeOf: (index: number) => string) =>
  new Map(
    rows.map(
      ({ providerId, download, upload, lowLatency, locations, residential, anyResidential }, index) => [
        `${placeOf(index)} ${providerId}`,
        { download, upload, lowLatency, locations, residential, anyResidential },
      ],
    ),
  )

test.each([
  ['a few providers', 5, 300],
  ['as many as one word has bits', 64, 1_500],
  ['more than one word has bits', 150, 2_000],
])('the sums of rows of %s are those of counting them one by one', async (_, providers, count) => {
  const samples = fc.sample(rowsOf(providers, count), { numRuns: 3, seed: 20_261_122 })
  for (const rows of samples) {
    const csv = locationCsv(...rows.map(({ county, ...row }) => ({ ...row, block: `${county}0001001000` })))
    expect(await importInto(database.db, [folder.write(NAME, csv)])).toMatchObject([
      { outcome: 'imported', rows: count, badRows: 0 },
    ])
    const cells = await database.db.select().from(coverageCells)
    expect(storedSums(cells, index => cells[index]?.cell.toString(16) ?? '')).toEqual(
      expectedSums(rows, 'cell'),
    )
    const counties = await database.db.select().from(coverageCounties)
    expect(storedSums(counties, index => counties[index]?.countyFips ?? '')).toEqual(
      expectedSums(rows, 'county'),
    )
  }
})
