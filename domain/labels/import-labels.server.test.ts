import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { importLabels } from './import-labels.server.ts'
import { changeInWords } from './label-words.ts'

const database = useTestDatabase()
const readSheet = () => Promise.reject(new Error('no sheet here'))
const excerpt = (name: string) => ({
  bytes: readFileSync(join(import.meta.dirname, 'excerpts', name)),
  source: name,
})
const take = (name: string, date: string, providerId = 'kinetic') =>
  importLabels({ db: database.db, readSheet }, excerpt(name), { providerId, date })

test('a fee that grew is told in words, with the number of labels that it is on', async () => {
  await take('kinetic-2026-06-29.csv', '2026-06-29')
  const report = await take('kinetic-2026-08-03.csv', '2026-08-03')
  if (report.outcome !== 'imported') throw new Error(report.outcome)
  expect(report.changes.map(changeInWords)).toContain('2 Gig: paper bill fee $2.00 to $4.00 (2 labels)')
})
