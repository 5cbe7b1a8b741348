import { expect, test } from 'vitest'
import { internetProviderIds } from '#domain/catalog/provider.ts'
import { isStateCode, usStates } from '#domain/shared/us-states.ts'
import { footprints, internetProvidersInState } from './footprints.ts'

test('every internet provider has a footprint of valid states, each once', () => {
  expect(Object.keys(footprints).toSorted()).toEqual([...internetProviderIds].toSorted())
  const wrong = internetProviderIds.filter(id => {
    const codes = footprints[id]
    return codes.length === 0 || !codes.every(isStateCode) || new Set(codes).size !== codes.length
  })
  expect(wrong).toEqual([])
})

test.each([
  ['kinetic', 18],
  ['wow', 6],
  ['metronet', 17],
  ['att', 21],
  ['spectrum', 41],
  ['cox', 18],
  ['frontier', 25],
  ['centurylink', 16],
  ['optimum', 21],
  ['starlink', 56],
] as const)('%s sells in %i states', (id, count) => {
  expect(footprints[id]).toHaveLength(count)
})

test('every state, district and territory has at least the providers that sell everywhere', () => {
  for (const { code } of usStates) expect(internetProvidersInState(code)).toContain('starlink')
  expect(internetProvidersInState('OH')).toEqual(expect.arrayContaining(['hughesnet', 'viasat', 'tmobile']))
})

test('what is no state has no providers', () => {
  expect(internetProvidersInState('ZZ')).toEqual([])
  expect(internetProvidersInState('')).toEqual([])
})
