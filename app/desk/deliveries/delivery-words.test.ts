import { expect, test } from 'vitest'
import { againWords, messageStanding, sentAgainWords } from './delivery-words.ts'

test('a message that was never posted is held back; only one that was posted is tried again', () => {
  expect(messageStanding('retrying', null)).toBe('Held back')
  expect(messageStanding('retrying', { status: null })).toBe('Trying again')
  expect(messageStanding('dead', null)).toBe('Given up')
})

test('a message whose address was removed first is not called delivered', () => {
  expect(messageStanding('done', { status: 200 })).toBe('Delivered')
  expect(messageStanding('done', { status: null })).toBe('Not sent')
})

test('sending again tells apart what goes out and what its paused receiver holds', () => {
  expect(sentAgainWords(2, 0)).toBe('2 messages on the way again.')
  expect(sentAgainWords(0, 1)).toBe('1 message held: the receiver is paused. Resume it in Settings to send.')
  expect(sentAgainWords(1, 1)).toMatch(/^1 message on the way again\. 1 message held/)
})

test('who sends one message again reads what became of it', () => {
  expect(againWords('waiting', null)).toBe('It’s on its way again.')
  expect(againWords('held', null)).toBe('It’s held: the receiver is paused.')
  expect(againWords('dead', { status: 410 })).toBe('The receiver refused it again.')
  expect(againWords('done', { status: 200 })).toBe('The receiver has it now.')
  expect(againWords('done', { status: null })).toMatch(/^It wasn’t sent/)
})
