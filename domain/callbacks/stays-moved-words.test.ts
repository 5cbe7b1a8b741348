import { expect, test } from 'vitest'
import { staysMovedWords } from './stays-moved-words.ts'

test('after hours open again it is told how many promises stay moved, and who knows of it', () => {
  const words = (promises: number, hours: number, untold: number, mailsGoOut = true) =>
    staysMovedWords({ promises, hours, untold }, mailsGoOut)
  expect(words(0, 0, 0)).toBe('')
  expect(words(1, 0, 0)).toBe('1 promise that was moved stays where it is. The person was told the new time.')
  expect(words(3, 1, 0)).toBe(
    '3 promises that were moved stay where they are. 1 chosen hour that was given back stays given back. The people were told the new time.',
  )
  expect(words(3, 0, 1)).toMatch(/2 people were told the new time; 1 left no email address\.$/)
  expect(words(0, 2, 2)).toMatch(/They left no email address, so they weren’t told the new time\.$/)
  expect(words(2, 0, 1, false)).toMatch(/Email doesn’t go out from here, so nobody was told the new time\.$/)
  expect(words(0, 0, 0, false)).toBe('')
})
