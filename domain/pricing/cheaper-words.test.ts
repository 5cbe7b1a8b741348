import { expect, test } from 'vitest'
import { cheaperInWords } from './cheaper-words.ts'

const known = (name: string, cents: number) => ({ name, total: { cents, known: true } })
const minimum = (name: string, cents: number) => ({ name, total: { cents, known: false } })

test.each([
  [known('A', 100_00), known('B', 120_50), 'A costs $20.50 less over 24 months.'],
  [known('B', 120_50), known('A', 100_00), 'A costs $20.50 less over 24 months.'],
  [known('A', 100_00), known('B', 100_00), 'Both cost the same over 24 months.'],
  [known('A', 100_00), minimum('B', 120_00), 'A costs at least $20.00 less over 24 months.'],
])('%j and %j', (one, two, words) => {
  expect(cheaperInWords(one, two)).toBe(words)
})

const about = { name: 'B', total: { cents: 120_00, known: false, isAbout: true as const } }
test.each([
  [minimum('A', 100_00), known('B', 120_00)],
  [minimum('A', 100_00), minimum('B', 100_00)],
  [known('A', 100_00), about],
])('nobody can tell of %j and %j', (one, two) => {
  expect(cheaperInWords(one, two)).toMatch(/^Nobody can tell/)
})
