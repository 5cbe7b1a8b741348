import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transaction } from '#platform/database.server.ts'
import { expectNothingLeft } from '#tests/support/failing-writes.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { importLabels } from './import-labels.server.ts'
import { labelChanges, labelEditions, labelLineages, labels } from './labels.tables.server.ts'
import { takeBackEdition } from './take-back-edition.server.ts'

const database = useTestDatabase()
const readSheet = () => Promise.reject(new Error('no sheet here'))

/** The third file adds plans, ends and renames some. */
const files = ['spectrum-2026-06-04.csv', 'spectrum-2026-06-29.csv', 'spectrum-2026-07-20.csv']
const dateOf = (file: string) => file.slice('spectrum-'.length, -'.csv'.length)
const take = (file: string, source = file) =>
  importLabels(
    { db: database.db, readSheet },
    { bytes: readFileSync(join(import.meta.dirname, 'excerpts', file)), source },
    { providerId: 'spectrum', date: dateOf(file) },
  )
const back = (date: string, at = new Date()) =>
  transaction(database.db, tx => takeBackEdition(tx, { providerId: 'spectrum', date }, at))
const everything = async () => ({
  editions: await database.db.select().from(labelEditions).orderBy(asc(labelEditions.id)),
  lineages: await database.db.select().from(labelLineages).orderBy(asc(labelLineages.id)),
  labels: await database.db.select().from(labels).orderBy(asc(labels.id)),
  changes: await database.db.select().from(labelChanges).orderBy(asc(labelChanges.editionId)),
})

test('what was uploaded today is taken back: the labels are those of before, and the right file can follow', async () => {
  const [first = '', second = '', third = ''] = files
  await take(first)
  await take(second)
  const before = await everything()
  await take(third)
  expect(await back(dateOf(third))).toEqual({ source: third, since: dateOf(second) })
  expect(await everything()).toEqual(before)
  expect(await take(third)).toMatchObject({ outcome: 'imported', since: dateOf(second) })
})

test('a first file is taken back to none', async () => {
  const [first = ''] = files
  await take(first)
  expect(await back(dateOf(first))).toEqual({ source: first, since: null })
  expect(await everything()).toEqual({ editions: [], lineages: [], labels: [], changes: [] })
})

test('nothing older, fetched or followed by another is taken back', async () => {
  const [first = '', second = '', third = ''] = files
  await take(first)
  await take(second)
  const tomorrow = new Date(Date.now() + 2 * 86_400_000)
  expect(await back(dateOf(second), tomorrow)).toBeNull()
  expect(await back(dateOf(first))).toBeNull()
  await take(third, 'https://labels.example/spectrum.csv')
  expect(await back(dateOf(third))).toBeNull()
  expect(await database.db.select().from(labelEditions)).toHaveLength(3)
})

test('an edition is taken back whole or not at all', async () => {
  const [first = '', second = ''] = files
  await take(first)
  await take(second)
  for (const table of ['labels', 'label_editions'])
    expect(await expectNothingLeft(database.db, table, () => back(dateOf(second)))).toBeInstanceOf(Error)
})
