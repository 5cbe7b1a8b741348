import { expect, test } from 'vitest'
import { lackingOf, unimportedNames } from './unimported.ts'

test('what data lack of a kind of plan is told by the names that the answer has for it', () => {
  const unimported = unimportedNames([71, 72, 10])
  expect(lackingOf('5g', { unimported })).toBe('fixed wireless')
  expect(lackingOf('dsl', { unimported })).toBe('DSL')
  expect(lackingOf('fiber', { unimported })).toBeUndefined()
  expect(lackingOf('5g', { unimported: unimportedNames([71]) })).toBe('licensed fixed wireless')
  expect(lackingOf('satellite', { unimported })).toBeUndefined()
  expect(lackingOf('5g', {})).toBeUndefined()
})
