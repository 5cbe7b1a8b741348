import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { everydayUse, onlineUses, speedActivity } from './online-uses.ts'
import { mbpsInWords, speedNeed } from './speed-needs.ts'

const anyHousehold = fc.record({
  people: fc.integer({ min: 1, max: 10 }),
  uses: fc.array(fc.record({ mbpsPerPerson: fc.integer({ min: 1, max: 200 }) }), { maxLength: 6 }),
})

test.each([
  [{ people: 1, uses: [] }, 5, 10],
  [{ people: 2, uses: [{ mbpsPerPerson: 25 }] }, 50, 70],
  [{ people: 4, uses: [{ mbpsPerPerson: 50 }, { mbpsPerPerson: 5 }] }, 200, 250],
  [{ people: 3, uses: [{ mbpsPerPerson: 2 }] }, 15, 20],
])('%j: %i Mbps together, %i with headroom', (household, together, needed) => {
  expect(speedNeed(household)).toMatchObject({ togetherMbps: together, neededMbps: needed })
})

test('a need leaves a quarter free, never less than a step more than that', () => {
  fc.assert(
    fc.property(anyHousehold, household => {
      const { togetherMbps, neededMbps } = speedNeed(household)
      expect(neededMbps).toBeGreaterThanOrEqual(togetherMbps * 1.25)
      expect(neededMbps).toBeLessThan(togetherMbps * 1.25 + 10)
    }),
  )
})

test('one more person, or one more thing to do, never needs less', () => {
  fc.assert(
    fc.property(anyHousehold, fc.integer({ min: 1, max: 200 }), (household, mbpsPerPerson) => {
      const { people, uses } = household
      const { neededMbps } = speedNeed(household)
      expect(speedNeed({ people: people + 1, uses }).neededMbps).toBeGreaterThanOrEqual(neededMbps)
      expect(speedNeed({ people, uses: [...uses, { mbpsPerPerson }] }).neededMbps).toBeGreaterThanOrEqual(
        neededMbps,
      )
    }),
  )
})

test('the figures are those of the education center’s table', () => {
  const catalogue = readSeed()
  const { activities } = catalogue.guides.education
  const upper = new Map(activities.map(one => [one.wish?.id, one.toMbps]))
  for (const use of onlineUses(catalogue)) expect(use.mbpsPerPerson).toBe(upper.get(use.id))
  expect(onlineUses(catalogue).length).toBeGreaterThan(3)
  expect(everydayUse(catalogue).mbpsPerPerson).toBe(speedActivity(catalogue, 'working-from-home').toMbps)
  expect(() => speedActivity(catalogue, 'knitting')).toThrow('knitting')
})

test('speeds are told with a comma', () => {
  expect(mbpsInWords(250)).toBe('250 Mbps')
  expect(mbpsInWords(1200)).toBe('1,200 Mbps')
})
