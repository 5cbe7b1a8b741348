import { expect, test } from 'vitest'
import { labelSources } from '#domain/labels/label-sources.ts'
import { type LastFetch, providersInTurn } from './label-turns.ts'

const DAY = 86_400_000
const start = Date.parse('2026-11-02T08:17:00Z')
const withFile = labelSources.filter(({ file }) => file !== null).map(({ providerId }) => providerId)

/** Lets a number of nights pass; returns who was fetched in each. */
function nights(count: number, failing: readonly string[] = []) {
  const fetches = new Map<string, LastFetch>()
  return Array.from({ length: count }, (_, night) => {
    const now = new Date(start + night * DAY)
    const asked = providersInTurn(labelSources, [...fetches.values()], now)
    for (const providerId of asked) {
      const failingSince = failing.includes(providerId)
        ? (fetches.get(providerId)?.failingSince ?? now)
        : null
      fetches.set(providerId, { providerId, checkedAt: now, failingSince })
    }
    return asked
  })
}

test('every provider has its turn within a week and then once a week, on its own night', () => {
  const asked = nights(21)
  expect(asked.slice(0, 7).flat().toSorted()).toEqual(withFile.toSorted())
  expect(asked.slice(7, 14)).toEqual(asked.slice(0, 7))
  expect(asked.slice(14)).toEqual(asked.slice(0, 7))
  expect(Math.max(...asked.map(({ length }) => length))).toBeLessThanOrEqual(Math.ceil(withFile.length / 7))
})

test('one that failed is asked again the next night, and holds up nobody', () => {
  const [failing = ''] = withFile
  const asked = nights(7, [failing])
  expect(asked.filter(night => night.includes(failing))).toHaveLength(7)
  expect(new Set(asked.flat())).toEqual(new Set(withFile))
})
