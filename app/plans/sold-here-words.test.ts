import { expect, test } from 'vitest'
import { soldHereInWords } from './sold-here-words.ts'

test('a plan that an answer doesn’t have is not listed there, or not known where it lacks data on its kind', () => {
  const here = { plans: { cable: { certainty: 'listed' as const, hasLabel: false } } }
  const wireless = { id: 'wireless', type: '5g' as const }
  const unimported = ['fixed wireless']
  expect(soldHereInWords({ id: 'cable', type: 'cable' }, { ...here, unimported })).toBe('Reported here')
  expect(soldHereInWords(wireless, { ...here, unimported })).toBe(
    'Not known here: no data yet on fixed wireless',
  )
  expect(soldHereInWords({ id: 'fiber', type: 'fiber' }, { ...here, unimported })).toBe('Not listed here')
  expect(soldHereInWords(wireless, { ...here, unimported: [] })).toBe('Not listed here')
})
