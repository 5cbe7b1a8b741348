import { expect, test } from 'vitest'
import { createCatalogue } from './catalogue.ts'
import { withChecks } from './price-checks.ts'
import { checkedInWords, datesOf, pricedInWords, spanOfDays } from './price-dates.ts'
import { readSeed } from './read-catalogue.server.ts'

test('prices of several days are told by the oldest and the newest of them', () => {
  expect(spanOfDays(['2026-11-01', '2025-12-25', '2026-06-04'])).toEqual({
    from: '2025-12-25',
    to: '2026-11-01',
  })
  expect(spanOfDays([])).toBeNull()
  expect(checkedInWords({ from: '2025-12-25', to: '2026-11-01' })).toBe(
    'checked between Dec 25, 2025 and Nov 1, 2026',
  )
  expect(checkedInWords({ from: '2026-11-01', to: '2026-11-01' })).toBe('checked on Nov 1, 2026')
  // No label confirms some of them: those were only listed.
  expect(pricedInWords({ from: '2026-11-01', to: '2026-11-01' })).toBe('checked or listed on Nov 1, 2026')
})

test('a price that labels confirm is as old as they are, one that they contradict is not, and without plans the catalog’s own day counts', () => {
  const day = '2026-06-04'
  const seen = new Map([['att', day]])
  const catalogue = withChecks(readSeed(), seen, new Date('2026-11-26T12:00:00Z'))
  expect(datesOf(catalogue, ['att-internet-500'])).toEqual({ from: day, to: day })
  // Its label says another price: that visit confirmed nothing.
  expect(datesOf(catalogue, ['att-internet-300'])).toEqual({ from: catalogue.asOf, to: catalogue.asOf })
  expect(datesOf(catalogue, [])).toEqual({ from: catalogue.asOf, to: catalogue.asOf })
})

test('a plan with its price locked was checked when its plan was', () => {
  const { checkedOn } = withChecks(
    readSeed(),
    new Map([['metronet', '2026-06-29']]),
    new Date('2026-11-27T17:00:00Z'),
  )
  expect([checkedOn('metronet-500-lock'), checkedOn('metronet-500')]).toEqual(['2026-06-29', '2026-06-29'])
})

test('a price published after its labels were last seen is as old as its publication, until they are seen again', () => {
  const seed = readSeed()
  const internetPlans = seed.internetPlans.map(plan =>
    plan.id === 'att-internet-500' ? { ...plan, pricedOn: '2026-11-27' } : plan,
  )
  const published = createCatalogue({ ...seed, internetPlans }, 'published')
  const checked = (seen: string, now: string) =>
    withChecks(published, new Map([['att', seen]]), new Date(`${now}T17:00:00Z`))
  expect(checked('2026-06-29', '2026-11-27').checkedOn('att-internet-500')).toBe('2026-11-27')
  expect(checked('2026-12-01', '2026-12-02').checkedOn('att-internet-500')).toBe('2026-12-01')
  // How many months that is, where `more than 14 days` would play it down.
  expect(checked('2025-12-25', '2026-11-27').monthsAgo).toMatchObject({ '2025-12-25': 11 })
  // Months of the calendar, also to the day and at the ends of months.
  expect(checked('2026-11-01', '2027-11-01').monthsAgo).toMatchObject({ '2026-11-01': 12 })
  expect(checked('2026-08-31', '2027-02-27').monthsAgo).toMatchObject({ '2026-08-31': 5 })
  expect(checked('2026-08-31', '2027-02-28').monthsAgo).toMatchObject({ '2026-08-31': 6 })
  expect(checked('2026-11-01', '2026-11-27').monthsAgo).not.toHaveProperty('2026-11-01')
  // It grows old like any other.
  expect(checked('2026-06-29', '2026-12-20').oldUntil).toBe('2026-11-27')
})
