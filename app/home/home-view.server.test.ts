import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { homeView } from './home-view.server.ts'

const catalogue = readSeed()
const noteOf = (from: typeof catalogue, id: string) =>
  homeView(from).cards.find(card => card.providerId === id)?.priceNote

test('a card claims only what the plans that are sold bear out', () => {
  const linesOf = (from: typeof catalogue, id: string) =>
    homeView(from).cards.find(card => card.providerId === id)?.highlights
  expect(linesOf(catalogue, 'kinetic')).toEqual([
    'Fiber up to 2 Gig',
    'DSL where fiber has not been built',
    'No annual contract',
  ])
  const changed: typeof catalogue = {
    ...catalogue,
    plansOf: id =>
      catalogue
        .plansOf(id)
        .filter(plan => plan.downloadMbps < 2000 && plan.type === 'fiber')
        .map(plan => ({ ...plan, contractMonths: 12 })),
  }
  expect(linesOf(changed, 'kinetic')).toEqual(['Fiber up to 1 Gig'])
  for (const { highlights } of homeView(catalogue).cards) expect(highlights).toHaveLength(3)
})

test('a card names what the packages behind it start at, in the catalog that is served', () => {
  const least = Math.min(
    ...catalogue.packagesOf('vivint').flatMap(({ choices }) => choices?.kit.minCents ?? []),
  )
  expect(noteOf(catalogue, 'vivint')).toContain(`start at ${formatMonthly(least)}.`)
  expect(noteOf(catalogue, 'adt')).toMatch(/start at \$[\d.]+\/mo\.$/)
  const dearer: typeof catalogue = {
    ...catalogue,
    tvPackages: catalogue.tvPackages.map(pack => ({
      ...pack,
      schedule: { ...pack.schedule, steps: [{ fromMonth: 1, monthlyCents: 12_345 }] },
    })),
  }
  expect(noteOf(dearer, 'directv')).toBe('For streaming. Satellite packages start at $123.45/mo.')
  expect(noteOf({ ...catalogue, tvPackages: [] }, 'directv')).toBe('For streaming.')
})
