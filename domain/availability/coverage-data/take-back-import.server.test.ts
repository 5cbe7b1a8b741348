import { expect, test } from 'vitest'
import { burlingtonCell, locationCsv, useCoverageFolder } from '#tests/support/coverage-files.ts'
import { expectNothingLeft } from '#tests/support/failing-writes.ts'
import { importOneInto } from '#tests/support/import-files.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { coverageCells, coverageCellsBefore } from '../availability.tables.server.ts'
import { currentImports } from './coverage-index.server.ts'
import { takeBackImport } from './take-back-import.server.ts'

const database = useTestDatabase()
const folder = useCoverageFolder()

const take = (name: string, ...rows: Parameters<typeof locationCsv>) =>
  importOneInto(database.db, folder.write(`${name}.csv`, locationCsv(...rows)))
const STATE = 'bdc_50_Cable_fixed_broadband'
const OWN = 'bdc_130317_Cable_fixed_broadband'
const JOB = { id: '22222222-2222-4222-8222-222222222222', now: new Date('2026-11-22T12:00:00Z') }

async function served() {
  const imports = await currentImports(database.db)
  const cells = await database.db.select().from(coverageCells)
  return {
    files: imports.map(one => one.fileName).toSorted(),
    speeds: cells.map(({ download }) => download),
    newest: Math.max(0, ...imports.map(({ id }) => id)),
    strays: cells.filter(cell => !imports.some(({ id }) => id === cell.importId)).length,
  }
}

test('the one before an import is served again, and the import after that', async () => {
  await take(`${STATE}_J25_a`, { down: 100 })
  await take(`${STATE}_D25_b`, { down: 200 })
  const after = await served()
  expect(after).toMatchObject({ files: [`${STATE}_D25_b.csv`], speeds: [200], strays: 0 })
  await takeBackImport(database.db, after.newest, JOB)
  const back = await served()
  expect(back).toMatchObject({ files: [`${STATE}_J25_a.csv`], speeds: [100], strays: 0 })
  await takeBackImport(database.db, back.newest, JOB)
  expect(await served()).toMatchObject({ files: [`${STATE}_D25_b.csv`], speeds: [200], strays: 0 })
})

test('the first import of a state is taken out, and nothing is kept of it', async () => {
  await take(`${STATE}_D25_a`, { down: 100 })
  await takeBackImport(database.db, (await served()).newest, JOB)
  expect(await served()).toMatchObject({ files: [], speeds: [] })
  expect(await database.db.select().from(coverageCellsBefore)).toEqual([])
  await take(`${STATE}_D25_a`, { down: 100 })
  expect(await served()).toMatchObject({ speeds: [100] })
})

test("a provider's own file is served again when the state's is taken back", async () => {
  await take(`${OWN}_J25_a`, { down: 300 })
  await take(`${STATE}_D25_b`, { down: 200 })
  expect(await served()).toMatchObject({ speeds: [200] })
  await takeBackImport(database.db, (await served()).newest, JOB)
  expect(await served()).toMatchObject({ files: [`${OWN}_J25_a.csv`], speeds: [300], strays: 0 })
})

test('only one import back is kept', async () => {
  for (const [index, name] of ['J24_a', 'D24_b', 'J25_c'].entries()) {
    await take(`${STATE}_${name}`, { down: 100 + index, cell: burlingtonCell })
  }
  const kept = await database.db.select().from(coverageCellsBefore)
  expect(kept.map(({ download }) => download)).toEqual([101])
})

test('going back that breaks off leaves what was served', async () => {
  await take(`${STATE}_J25_a`, { down: 100 })
  await take(`${STATE}_D25_b`, { down: 200 })
  const { newest } = await served()
  await expectNothingLeft(database.db, 'coverage_cells_before', () =>
    takeBackImport(database.db, newest, JOB),
  )
  expect(await served()).toMatchObject({ files: [`${STATE}_D25_b.csv`], speeds: [200], strays: 0 })
})

test('what is not served anymore is not taken back', async () => {
  await take(`${STATE}_J25_a`, { down: 100 })
  const { newest } = await served()
  await take(`${STATE}_D25_b`, { down: 200 })
  await expect(takeBackImport(database.db, newest, JOB)).rejects.toThrow('not served anymore')
})
