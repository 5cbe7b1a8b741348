import { expect, test } from 'vitest'
import { linesOfItems } from './lines-of-items.ts'

const piece = (text: string, x: number, y: number, width = text.length * 5) => ({ text, x, y, width })

test('pieces become lines from top to bottom and from left to right', () => {
  expect(
    linesOfItems([
      piece('$80.00', 400, 700),
      piece('Total', 50, 650),
      piece('Internet', 50, 701),
      piece('$80.00', 400, 650),
    ]),
  ).toEqual(['Internet  $80.00', 'Total  $80.00'])
})

test('pieces that touch are one word, and empty ones are none', () => {
  expect(linesOfItems([piece('Inter', 50, 700, 25), piece('net', 75, 700), piece('  ', 90, 700)])).toEqual([
    'Internet',
  ])
})
