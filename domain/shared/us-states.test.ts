import { expect, test } from 'vitest'
import { isStateCode, usStates } from './us-states.ts'

test('there are 50 states, one district and five territories, each code and number once', () => {
  expect(usStates).toHaveLength(56)
  expect(new Set(usStates.map(state => state.code)).size).toBe(56)
  expect(new Set(usStates.map(state => state.fips)).size).toBe(56)
})

test('they stand in the order of their names', () => {
  const names: string[] = usStates.map(state => state.name)
  expect(names).toEqual(names.toSorted())
})

test('only a code in capitals is one', () => {
  expect(isStateCode('OH')).toBe(true)
  expect(isStateCode('oh')).toBe(false)
  expect(isStateCode('ZZ')).toBe(false)
})
