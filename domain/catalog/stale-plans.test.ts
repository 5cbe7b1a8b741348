import { expect, test } from 'vitest'
import { withChecks } from './price-checks.ts'
import { readSeed } from './read-catalogue.server.ts'
import { daysSince, stalePlans } from './stale-plans.ts'

const catalogue = readSeed()
const on = (day: string) => new Date(`${day}T12:00:00Z`)
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

test('a price is stale after more than fourteen days since its label was seen', () => {
  const seen = new Map([['metronet', '2026-06-29']])
  const stale = (now: string) =>
    stalePlans(withChecks(catalogue, seen, on(now)), on(now)).filter(plan =>
      plan.planId.startsWith('metronet-'),
    )
  expect(stale('2026-07-13')).toEqual([])
  expect(stale('2026-07-14').map(plan => plan.days)).toEqual([15, 15, 15, 15, 15])
})

test('a plan that no label confirms was checked on the day of the catalog, whoever else was', () => {
  const seen = new Map(catalogue.internetProviders.map(({ id }) => [id, dayAfter(catalogue.asOf, 30)]))
  const now = on(dayAfter(catalogue.asOf, 30))
  const stale = stalePlans(withChecks(catalogue, seen, now), now)
  expect(stale.map(plan => plan.planId)).toContain('hughesnet-select')
  expect(stale.map(plan => plan.planId)).not.toContain('metronet-500')
  expect(stale.every(plan => plan.checkedOn === catalogue.asOf)).toBe(true)
})

test('the oldest come first', () => {
  const seen = new Map([['metronet', '2025-01-01']])
  const now = on(dayAfter(catalogue.asOf, 60))
  expect(stalePlans(withChecks(catalogue, seen, now), now)[0]?.planId).toMatch(/^metronet/)
  expect(daysSince('2026-11-01', on('2026-11-02'))).toBe(1)
  // In the evening of the US it is tomorrow already by UTC.
  expect(daysSince('2026-11-01', new Date('2026-11-02T02:46:00Z'))).toBe(0)
})

test('what pages say changes with the day on which a price becomes old, and not with every day', () => {
  const seen = new Map([['metronet', '2026-06-29']])
  const keyOn = (day: string) => withChecks(catalogue, seen, on(day)).pagesKey
  expect(withChecks(catalogue, seen, on('2026-07-14')).oldUntil).toBe('2026-06-29')
  expect(withChecks(catalogue, seen, on('2026-07-13')).oldUntil).toBe('')
  expect(keyOn('2026-07-13')).not.toBe(keyOn('2026-07-14'))
  expect(keyOn('2026-07-14')).toBe(keyOn('2026-07-15'))
})
