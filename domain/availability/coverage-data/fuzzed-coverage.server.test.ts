import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locationCsv, locationLine, useCoverageFolder } from '#tests/support/coverage-files.ts'
import { importInto } from '#tests/support/import-files.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { coverageCells, coverageImports } from '../availability.tables.server.ts'

const database = useTestDatabase()
const folder = useCoverageFolder()
const NAME = 'bdc_50_Cable_fixed_broadband_D25_15sep2026.csv'
const served = async () => ({
  cells: await database.db.select().from(coverageCells),
  imports: await database.db.select().from(coverageImports),
})

/** The same files every time, so that a failure comes from the code; FUZZ_SEED tries new ones. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)

/** A file of good rows in which one piece, of any length and anywhere, is replaced with something else. */
const damagedFile = fc
  .record({
    rows: fc.noBias(fc.integer({ min: 1, max: 150 })),
    at: fc.noBias(fc.integer({ min: 0, max: 1_000 })),
    gone: fc.integer({ min: 0, max: 200 }),
    instead: fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '"',
        '""',
        '\n',
        '\r\n',
        '\r',
        ',',
        '\u0000',
        '\ufeff',
        '\u0001',
        '-1',
        '1e9',
        'NULL',
        "'",
        ';--',
      ),
      fc.constantFrom(
        ...['VT', 'NH', '60', '40', '99999999999999999999', '892bab5303fffff', 'x'.repeat(3_000_000)],
      ),
    ),
  })
  .map(({ rows, at, gone, instead }) => {
    const text = locationCsv(
      ...Array.from({ length: rows }, (_, index) => locationLine({ location: index + 1 })),
    )
    const start = Math.floor((at / 1_000) * text.length)
    return { rows, bytes: Buffer.from(text.slice(0, start) + instead + text.slice(start + gone)) }
  })
const noise = fc.uint8Array({ maxLength: 400 }).map(bytes => ({ rows: 0, bytes: Buffer.from(bytes) }))

test('no damaged file breaks the import, and none that is refused changes what is served', async () => {
  await importInto(database.db, [folder.write(NAME, locationCsv({ provider: 4_711, down: 777 }))])
  let before = await served()
  let refused = 0
  let imported = 0
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 5, arbitrary: damagedFile }, noise), async ({ rows, bytes }) => {
      const [result] = await importInto(database.db, [folder.write(NAME, bytes)])
      const after = await served()
      if (result?.outcome !== 'imported') {
        refused += 1
        expect(after).toEqual(before)
        return
      }
      before = after
      imported += 1
      expect(after.imports.filter(one => one.current)).toHaveLength(1)
      expect(result.badRows).toBeLessThanOrEqual(rows)
      for (const cell of after.cells) {
        expect(cell).toMatchObject({ technology: 40 })
        expect(cell.locations).toBeGreaterThan(0)
        expect(cell.locations).toBeLessThanOrEqual(rows + 1)
        expect(cell.cell >> 52n).toBe(0x088n)
      }
    }),
    { numRuns: 40, seed: SEED },
  )
  expect(refused).toBeGreaterThan(5)
  expect(imported).toBeGreaterThan(5)
}, 120_000)
