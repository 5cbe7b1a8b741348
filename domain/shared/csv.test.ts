import { parse } from 'csv-parse/sync'
import { array, assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each(['=1+1', '+1', '-1', '@sum(a1)', '\t=1', '\r=1', '=HYPERLINK("https://evil.example","x")'])(
  'what a spreadsheet would take for a formula stays text: %j',
  cell => {
    const [[read]] = parse(csvLine([cell])) as [[string]]
    expect(read).toBe(`'${cell}`)
  },
)

test('every text comes back as it was, or with an apostrophe in front', () => {
  assert(
    property(array(string({ unit: 'binary', minLength: 1 }), { minLength: 1 }), cells => {
      const [read] = parse(csvLine(cells), { relax_column_count: true }) as [string[]]
      expect(read).toEqual(cells.map(cell => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)))
      expect(read.some(cell => /^[=+\-@\t\r]/.test(cell))).toBe(false)
    }),
  )
})
