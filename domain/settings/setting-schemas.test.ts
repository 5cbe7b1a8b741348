import { expect, test } from 'vitest'
import { reviewsFigure } from './setting-schemas.ts'

test('a figure was read where it is published on a day that was', () => {
  const readOn = (date: string) =>
    reviewsFigure.safeParse({
      ...{ rating: 4.5, reviews: 2_309 },
      source: { name: 'Trust', url: 'https://trust.example', date },
    }).success
  expect([readOn('2026-11-01'), readOn('2126-11-01')]).toEqual([true, false])
})
