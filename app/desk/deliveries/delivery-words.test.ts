import { expect, test } from 'vitest'
import { messageStanding } from './delivery-words.ts'

test('a message that was never posted is held back; only one that was posted is tried again', () => {
  expect(messageStanding('retrying', 0)).toBe('Held back')
  expect(messageStanding('retrying', 1)).toBe('Trying again')
  expect(messageStanding('dead', 0)).toBe('Given up')
})
