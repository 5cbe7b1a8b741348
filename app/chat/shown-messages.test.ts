import { expect, test } from 'vitest'
import { localMessage, withMessage } from './shown-messages.ts'

const told = (id: string, sender: 'user' | 'assistant' | 'agent', message: string) => ({
  ...{ id, sender, message },
  name: null,
  plans: [],
  zipCode: null,
  choices: [],
})

test('a message comes by the answer and by the stream, and is shown once', () => {
  const hello = told('a', 'assistant', 'Hello.')
  const once = withMessage([], hello)
  expect(withMessage(once, hello)).toEqual([hello])
})

test('what was written takes its place when the server tells of it, as it was stored', () => {
  const written = localMessage('user', 'Is "fiber" <fast>?')
  const agent = told('b', 'agent', 'Hi.')
  const stored = told('c', 'user', 'Is fiber fast?')
  expect(withMessage([written, agent], stored)).toEqual([stored, agent])
})

test('the same words said twice are two messages', () => {
  const first = told('a', 'user', 'Hello?')
  const again = localMessage('user', 'Hello?')
  const second = told('b', 'user', 'Hello?')
  expect(withMessage([first, again], second)).toEqual([first, second])
})
