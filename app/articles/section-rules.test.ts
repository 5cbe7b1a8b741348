import { expect, test } from 'vitest'
import { lastWithinShare, spansLine } from './section-rules.ts'

const boxes = (first: number, ...heights: number[]) => {
  let top = first
  return heights.map((height, index) => {
    const box = { id: `part-${index}`, top, bottom: top + height }
    top += height
    return box
  })
}

test.each([
  [101, null],
  [100, 'part-0'],
  [-399, 'part-0'],
  [-400, 'part-1'],
  [-901, null],
])('a first part of 500 px at %i px: the line of 100 px stands in %s', (first, expected) => {
  expect(spansLine(boxes(first, 500, 500), 900)).toBe(expected)
})

test.each([
  [271, null],
  [270, 'part-0'],
  [-229, 'part-0'],
  [-230, 'part-1'],
  [-5000, 'part-1'],
])(
  'a first part of 500 px at %i px in a window of 900 px: within 30 percent stands %s',
  (first, expected) => {
    expect(lastWithinShare(boxes(first, 500, 500), 900)).toBe(expected)
  },
)
