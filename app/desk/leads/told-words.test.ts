import { expect, test } from 'vitest'
import { chatNotes } from '#domain/assistant/chat-notes.ts'
import { toldWords } from './told-words.ts'

test('what was told in a chat stands by itself, whatever else was put right there', () => {
  const notes = chatNotes('a-session', 'tomorrow at 10am')
  expect(toldWords(notes)).toBe('tomorrow at 10am')
  expect(toldWords(`${notes}, corrected`)).toBe('tomorrow at 10am')
  expect(toldWords(`${chatNotes('a-session', '')}, corrected`)).toBeNull()
})
