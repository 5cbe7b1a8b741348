import { gridDisk } from 'h3-js'
import { expect, test } from 'vitest'
import { burlington, burlingtonCell } from '#tests/support/coverage-files.ts'
import { fillCoverage } from '#tests/support/coverage-rows.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { cellsNear } from './place-cells.server.ts'

const database = useTestDatabase()
const offer = { download: 1_000, upload: 100, homes: 5, anyHomes: 5 }
const served = (cells: readonly string[]) => ({
  stateFips: '50',
  cells: cells.flatMap(cell => [
    { ...offer, cell, providerId: 1, technology: 50 as const },
    { ...offer, cell, providerId: 2, technology: 40 as const },
  ]),
})

test('cells around a place tell how many providers there are and how many of them have fiber', async () => {
  await fillCoverage(database.db, served(gridDisk(burlingtonCell, 1)))
  const cells = await cellsNear(database.db, burlington)
  expect(cells).toHaveLength(7)
  expect(cells.find(({ cell }) => cell === burlingtonCell)).toMatchObject({ providers: 2, fiber: 1 })
  expect(cells[0]?.boundary).toHaveLength(6)
})

test('offers to businesses alone make no cell, and few cells make no picture', async () => {
  const businesses = served(gridDisk(burlingtonCell, 2))
  await fillCoverage(database.db, {
    ...businesses,
    cells: businesses.cells.map(one => (one.cell === burlingtonCell ? one : { ...one, homes: 0 })),
  })
  expect(await cellsNear(database.db, burlington)).toEqual([])
})
