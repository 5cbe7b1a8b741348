import { expect, test } from 'vitest'
import { withoutSmallTalk } from './small-talk.ts'

test.each([
  [
    'good too. its raining here in portland lol. anyway do i need to own my router',
    'anyway do i need to own my router',
  ],
  ['thanks your pretty smart for a robot. do you sell fiber', 'do you sell fiber'],
  ['happy thanksgiving! who sells in 78704', 'who sells in 78704'],
  ['thanks, what is fiber?', 'what is fiber?'],
  ['perfect thank you. what is cable', 'what is cable'],
  ['hi there, do you sell fiber', 'do you sell fiber'],
  ['hope youre doing well. what does adt cost', 'what does adt cost'],
])('what is only friendly is left out: %s', (message, rest) => {
  expect(withoutSmallTalk(message)).toBe(rest)
})

test.each([
  'its raining here in portland lol',
  'when it rains my internet goes out. is fiber better',
  'its snowing and my dish is out. what can i do',
  'i am fine with cable. whats the cheapest',
  'good morning',
  'hi how are you?',
  'thanks a lot',
])('what is asked, or said alone, stays: %s', message => {
  expect(withoutSmallTalk(message)).toBe(message)
})
