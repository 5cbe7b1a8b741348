import { expect, test } from 'vitest'
import { networkWords } from './network-words.ts'

const withCode = (code: string) => Object.assign(new Error(`connect ${code} 127.0.0.1:1`), { code })

test.each([
  ['the code of what caused it', new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') })],
  ['a code of its own', withCode('ECONNREFUSED')],
  [
    'a code further in',
    new Error('no file', { cause: new Error('fetch failed', { cause: withCode('ECONNREFUSED') }) }),
  ],
])('a failed request is told by %s', (_, error) => {
  expect(networkWords(error)).toBe('nobody answers there')
})

test('a request that took too long is told by its name', () => {
  expect(networkWords(new DOMException('The operation was aborted', 'TimeoutError'))).toBe(
    'no answer came in time',
  )
})

test('whatever nobody knows says what its innermost cause says', () => {
  expect(networkWords(new TypeError('fetch failed', { cause: new Error('an odd fault') }))).toBe(
    'an odd fault',
  )
  expect(networkWords('no error at all')).toBe('no error at all')
})
