import { expect, test } from 'vitest'
import { momentWords } from './moment-words.ts'

test.each([
  ['America/Chicago', 'Nov 26, 2026 8:24 PM CT'],
  ['America/New_York', 'Nov 26, 2026 9:24 PM ET'],
  ['America/Phoenix', 'Nov 26, 2026 7:24 PM MST'],
  ['Pacific/Honolulu', 'Nov 26, 2026 4:24 PM HT'],
])('a moment in %s is said with its zone: %s', (timeZone, words) => {
  expect(momentWords(new Date('2026-11-27T02:24:00Z'), timeZone)).toBe(words)
})
