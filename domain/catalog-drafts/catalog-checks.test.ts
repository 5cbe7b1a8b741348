import { expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { flat, introThen } from '#domain/pricing/price-schedule.ts'
import { findOddities } from './catalog-checks.ts'
import { rowOf } from './catalog-row.ts'

const seed = readSeed()
const subject = { kind: 'plan', id: 'metronet-500' } as const

/** The keys of what is found when the plan becomes this one. */
function foundFor(changes: Partial<InternetPlan>, prices?: readonly number[]): string[] {
  const internetPlans = seed.internetPlans.map(plan =>
    plan.id === subject.id ? { ...plan, ...changes } : plan,
  )
  const after = createCatalogue({ ...seed, internetPlans }, 'after')
  const drafts = [{ ...subject, before: rowOf(seed, subject), content: rowOf(after, subject) }]
  const labelPrices = new Map(prices ? [[subject.id, prices]] : [])
  return findOddities({
    ...{ after, drafts, companions: [], labelTotals: new Map(), labelPrices, seeded: new Set<string>() },
  }).map(({ key }) => key.split(':')[0] ?? '')
}

const dearer = introThen(4750, 12, 7015)

test('a new price that no label states is questioned as long as “A label states this price” is ticked', () => {
  expect(foundFor({ schedule: dearer }, [4515, 5000])).toEqual(['no-label'])
  expect(foundFor({ schedule: dearer }, [4515, 4750])).toEqual([])
  expect(foundFor({ schedule: dearer, labelsConfirm: false }, [4515])).toEqual([])
  // Without labels nothing can be compared, and another change doesn't ask about the old price.
  expect(foundFor({ schedule: dearer })).toEqual([])
  expect(foundFor({ wifiIncluded: true }, [5000])).toEqual([])
})

test('a price that lasts is not published with a condition about an introductory one', () => {
  expect(foundFor({ schedule: flat(4515) })).toContain('intro-left')
  expect(
    foundFor({
      schedule: flat(4515),
      conditions: [{ about: 'taxes-on-top', words: 'Taxes are not included.' }],
    }),
  ).not.toContain('intro-left')
  expect(foundFor({ schedule: dearer })).not.toContain('intro-left')
})

test('nothing in the catalog that ships says of a lasting price that it ends', () => {
  const drafts = seed.internetPlans.map(({ id }) => ({
    ...{ kind: 'plan' as const, id, before: rowOf(seed, { kind: 'plan', id }) },
    content: rowOf(seed, { kind: 'plan', id }),
  }))
  const found = findOddities({
    ...{ after: seed, drafts, companions: [], labelTotals: new Map(), labelPrices: new Map() },
    seeded: new Set<string>(),
  })
  expect(found.filter(({ key }) => key.startsWith('intro-left'))).toEqual([])
})
