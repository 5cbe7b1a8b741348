import { expect, test } from 'vitest'
import { messageStanding } from './delivery-words.ts'

test('a message that was held back before it was posted waits; only one that was posted is tried again', () => {
  expect(messageStanding('retrying', 0)).toBe('Waiting')
  expect(messageStanding('retrying', 1)).toBe('Trying again')
  expect(messageStanding('dead', 0)).toBe('Given up')
})
