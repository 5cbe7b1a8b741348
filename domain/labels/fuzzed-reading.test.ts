import { expect, test } from 'vitest'
import { mutatedLabels } from '#tests/support/mutated-labels.ts'
import { editionRows, standingAfter } from './edition-rows.ts'
import { LabelFileError } from './label.ts'
import { nextEdition, type StandingLabel } from './next-edition.ts'
import { type LabelFile, readLabelFile } from './reading/read-label-file.ts'

const FILES = 2_000

const read = (seed: number): LabelFile | null => {
  try {
    return readLabelFile({ kind: 'csv', text: mutatedLabels(seed) })
  } catch (error) {
    if (error instanceof LabelFileError) return null
    throw new Error(`file ${seed}`, { cause: error })
  }
}

test('2,000 damaged files are read or refused, and every row of them is accounted for', () => {
  let believed = 0
  let standing: StandingLabel[] = []
  const next = { labelId: 1, lineageId: 1 }
  for (let seed = 0; seed < FILES; seed += 1) {
    const file = read(seed)
    if (!file) continue
    believed += 1
    const { mobile, business } = file.leftOut
    expect(file.labels.length + mobile + business + file.bad.length, `file ${seed}`).toBe(file.rows)
    for (const { facts, published } of file.labels) {
      expect(published, `file ${seed}`).toHaveLength(file.columns.length)
      expect(facts.name.trim(), `file ${seed}`).not.toBe('')
      for (const fee of [...facts.monthlyFees, ...facts.oneTimeFees, { cents: facts.priceNowCents }]) {
        expect(
          fee.cents === null || (Number.isSafeInteger(fee.cents) && fee.cents >= 0),
          `file ${seed}`,
        ).toBe(true)
      }
    }
    const step = nextEdition('spectrum', standing, file.labels)
    const rows = editionRows(
      { editionId: 1, providerId: 'spectrum', date: '2026-01-02', since: '2026-01-01' },
      step,
      next,
    )
    const before = standing.length
    standing = standingAfter(step, rows)
    expect(standing, `file ${seed}`).toHaveLength(file.labels.length)
    expect(rows.ended.length + step.kept.length, `file ${seed}`).toBe(before)
  }
  expect(believed).toBeGreaterThan(FILES / 4)
  expect(believed).toBeLessThan(FILES)
})
