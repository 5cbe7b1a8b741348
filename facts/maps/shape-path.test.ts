import { expect, test } from 'vitest'
import { pathOf, ringsOf } from './shape-path.ts'

const square = (left: number, top: number, side: number) => [
  [left, top],
  [left + side, top],
  [left + side, top + side],
  [left, top + side],
  [left, top],
]
const whole = { left: 0, top: 0, scale: 1 }

test('a ring is told in whole units, each point from the one before', () => {
  expect(pathOf([square(10, 20, 5)], whole)).toBe('M10 20h5v5h-5z')
  expect(pathOf([square(10, 20, 5)], { left: 10, top: 10, scale: 2 })).toBe('M0 20h10v10h-10z')
})

test('points that fall together are told once', () => {
  const ring = [
    [0, 0],
    [4.2, 0],
    [4.4, 0.3],
    [4, 4],
    [0, 4],
    [0, 0],
  ]
  expect(pathOf([ring], whole)).toBe('M0 0h4v4h-4z')
})

test('rings that shrink to nothing are left out, but never the last of a county', () => {
  expect(pathOf([square(0, 0, 9), square(20, 20, 0.6)], whole)).toBe('M0 0h9v9h-9z')
  expect(pathOf([square(20, 20, 0.6)], whole)).toContain('M20 20')
})

test('lines of borders are not closed', () => {
  expect(
    pathOf(
      [
        [
          [0, 0],
          [3, 2],
          [3, 1],
        ],
      ],
      whole,
      { closed: false },
    ),
  ).toBe('M0 0l3 2v-1')
})

test('holes and islands are rings like others', () => {
  expect(ringsOf({ type: 'Polygon', coordinates: [square(0, 0, 9), square(3, 3, 2)] })).toHaveLength(2)
  expect(
    ringsOf({ type: 'MultiPolygon', coordinates: [[square(0, 0, 9)], [square(20, 0, 2)]] }),
  ).toHaveLength(2)
  expect(ringsOf({ type: 'Point' })).toEqual([])
})
