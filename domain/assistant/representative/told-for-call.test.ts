import { expect, test } from 'vitest'
import { toldForCall, wordsWithNumber } from './told-for-call.ts'

const visitor = (message: string) => ({ sender: 'user', message })
const agent = (message: string) => ({ sender: 'agent', message })

test.each([
  [
    ['I want to talk to a person', 'Paula Perez, 737 555 0123, call me tomorrow at 2 pm please', 'thanks'],
    { name: 'Paula Perez', phone: '(737) 555-0123' },
  ],
  [['737-555-0123'], { phone: '(737) 555-0123' }],
  [
    ['my number is (737) 555-0123', 'Zip is 78701 and my email is paula@example.com'],
    { phone: '(737) 555-0123' },
  ],
  [['What does it cost?'], {}],
])('%j tells who to call', (messages, told) => {
  expect(toldForCall([agent('Call us at 800 555 0142.'), ...messages.map(visitor)])).toMatchObject(told)
})

test('a number of ours is not the visitor’s', () => {
  expect(toldForCall([agent('Call us at (800) 555-0142.'), visitor('ok')])).toEqual({})
})

test('the words that hold a number are those of the visitor', () => {
  const said = [agent('Is it 737 555 0123?'), visitor('call 737.555.0123 after 5'), visitor('thanks')]
  expect(wordsWithNumber(said, '(737) 555-0123')).toBe('call 737.555.0123 after 5')
  expect(wordsWithNumber(said, '(512) 555-0123')).toBeNull()
  expect(wordsWithNumber([agent('Is it 737 555 0123?')], '(737) 555-0123')).toBeNull()
})
