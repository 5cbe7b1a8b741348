import { expect, test } from 'vitest'
import { nameOfWork } from './name-of-work.ts'
import { wantedWords } from './wanted-words.ts'

test('what stands for a service where none was named is read as words', () => {
  expect(['bundle_inquiry', 'availability_check'].map(wantedWords)).toEqual(['A bundle', 'What’s available'])
  expect(['', 'home internet', 'constructor'].map(wantedWords)).toEqual(['', 'home internet', 'constructor'])
  expect(nameOfWork({ who: '', kind: 'lead', about: 'bundle_inquiry' })).toBe('A bundle')
})
