import { expect, test } from 'vitest'
import { bundleParts } from '#domain/bundles/builder-parts.ts'
import { chosenParts, NOTHING_CHOSEN } from '#domain/bundles/bundle.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { feesOf, riseOf } from '#tests/support/catalogue-prices.ts'
import { changesInWords, onceInWords, orderInWords } from './proposal-words.ts'

const parts = bundleParts(readSeed())
const bundle = (internet: string) =>
  chosenParts(parts, { ...NOTHING_CHOSEN, internet, tv: 'directv-entertainment' })

test('a proposed bundle says how its price steps up, and which one-time fees its total includes', () => {
  expect(changesInWords(bundle('spectrum-internet'))).toBe(`+${riseOf('spectrum-internet')} in month 13`)
  expect(onceInWords(bundle('spectrum-internet'))).toBe(`, with ${feesOf('spectrum-internet')} one-time fees`)
  expect(changesInWords(bundle('att-internet-500'))).toBe('')
  expect(onceInWords(bundle('att-internet-500'))).toBe('')
})

test('the lowest total is said to come first only of totals that are alike', () => {
  const [known, unknown] = [{ assumed: false }, { assumed: true }]
  expect(orderInWords([known, known])).toBe('The lowest total over 24 months comes first.')
  expect(orderInWords([known, unknown])).toMatch(/^The lowest known total .* come after it:/)
  expect(orderInWords([unknown])).toMatch(/^The lowest total .* “at least” or “about” because /)
})
