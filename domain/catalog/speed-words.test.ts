import { expect, test } from 'vitest'
import { rankedMbps } from './speed-words.ts'

test('among the fastest, what can be counted on decides, and a ceiling comes after all of it', () => {
  const stated = (downloadMbps: number) =>
    ({ speed: 'stated', downloadMbps, downloadFromMbps: null }) as const
  const upTo = (downloadMbps: number) => ({ ...stated(downloadMbps), speed: 'up-to' }) as const
  const range = { speed: 'range', downloadMbps: 415, downloadFromMbps: 133 } as const
  const plans = [upTo(140), stated(100), upTo(1000), range, stated(300)]
  expect(plans.toSorted((a, b) => rankedMbps(b) - rankedMbps(a))).toEqual([
    ...[stated(300), range, stated(100)],
    ...[upTo(1000), upTo(140)],
  ])
})
