import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { austin, fillCoverage } from '#tests/support/coverage-rows.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { coverageImports } from '../availability.tables.server.ts'
import { currentImports } from '../coverage-data/coverage-index.server.ts'
import { coverageByState } from '../coverage-data/coverage-states.ts'
import { countyAges } from './county-ages.server.ts'

const database = useTestDatabase()

test('a county is as old as the oldest data that name it, whatever else its state has', async () => {
  await fillCoverage(database.db, { ...austin, asOf: '2026-06-30' })
  // Harris County is named by the file of DSL alone.
  const isOfDsl = and(eq(coverageImports.stateFips, '48'), eq(coverageImports.technology, 10))
  await database.db.update(coverageImports).set({ asOf: '2024-12-31' }).where(isOfDsl)
  const ages = await countyAges(database.db)
  expect([ages.get('48453'), ages.get('48201')]).toEqual(['2026-06-30', '2024-12-31'])
  const states = coverageByState(await currentImports(database.db), {
    ...{ ages, names: new Map(), hasCounties: () => true },
  })
  expect(states.find(({ code }) => code === 'TX')).toMatchObject({
    oldest: '2024-12-31',
    counties: [{ asOf: '2026-06-30' }, { asOf: '2024-12-31', fips: ['48201'] }],
  })
  expect(states.find(({ code }) => code === 'VT')).toMatchObject({ oldest: null, counties: [] })
})

test('where no file of the state names it, the shares of its homes tell the age', async () => {
  const share = { type: 'County' as const, id: '50007', description: 'Chittenden', providerId: 1, share: 0.5 }
  await fillCoverage(database.db, { stateFips: '50', shares: [share], asOf: '2025-12-31' })
  expect([...(await countyAges(database.db))]).toEqual([['50007', '2025-12-31']])
})
