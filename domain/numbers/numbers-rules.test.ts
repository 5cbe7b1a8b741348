import { expect, test } from 'vitest'
import { cutsOf, figuresOfEvent } from './cuts.ts'
import { percentileOf } from './percentile.ts'
import { everyDayBetween, rangeOf } from './range.ts'

const own = (from: string, to: string) => rangeOf({ range: 'own', from, to }, '2026-11-22')

test('a range of days ends with yesterday and compares with as many days before it', () => {
  expect(rangeOf({ range: '7', from: '', to: '' }, '2026-11-22')).toEqual({
    ok: true,
    range: {
      ...{ from: '2026-11-15', to: '2026-11-21', days: 7 },
      before: { from: '2026-11-08', to: '2026-11-14' },
    },
  })
})

test('days of one’s own may end today, and a fault is told beside its field', () => {
  expect(own('2026-11-22', '2026-11-22')).toMatchObject({ ok: true, range: { days: 1 } })
  expect(own('', '2026-11-22')).toMatchObject({ fields: { from: expect.any(String) } })
  expect(own('2026-02-30', '2026-11-22')).toMatchObject({ fields: { from: expect.any(String) } })
  expect(own('2026-11-22', '2026-11-23')).toMatchObject({ fields: { to: expect.any(String) } })
  expect(own('2026-11-21', '2026-11-20')).toMatchObject({ fields: { from: expect.any(String) } })
  expect(own('2020-01-01', '2026-11-20')).toMatchObject({ fields: { from: expect.any(String) } })
})

test('days between two go on over the end of a month', () => {
  expect(everyDayBetween('2026-10-31', '2026-11-02')).toEqual(['2026-10-31', '2026-11-01', '2026-11-02'])
})

test('percentiles are those of the nearest rank', () => {
  const histogram = [
    { seconds: 10, count: 5 },
    { seconds: 60, count: 4 },
    { seconds: 3_600, count: 1 },
  ]
  expect([50, 90, 99].map(percent => percentileOf(histogram, percent))).toEqual([10, 60, 3_600])
  expect(percentileOf([], 50)).toBeNull()
})

test('an event counts for the figures that name it, and under each of its providers but once in all', () => {
  expect(figuresOfEvent('place_answered', 'likely')).toEqual(['results'])
  expect(figuresOfEvent('chat_answered', 'known')).toEqual(['questions', 'questions_answered'])
  const cuts = cutsOf([{ day: '2026-11-22', figure: 'orders', providers: ['att', 'metronet'], count: 1 }])
  const of = (wanted: string) => cuts.filter(({ dimension }) => dimension === wanted)
  expect(of('all')).toMatchObject([{ count: 1 }])
  expect(of('provider').map(({ key, count }) => [key, count])).toEqual([
    ['att', 1],
    ['metronet', 1],
  ])
})
