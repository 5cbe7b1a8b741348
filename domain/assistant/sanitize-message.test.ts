import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHAT_MESSAGE_MAX_LENGTH, sanitizeMessage } from './sanitize-message.ts'

test.each([
  ['<b>hi</b>', 'bhi/b'],
  [`"it's" & more`, 'its  more'],
  ['  spaced \n', 'spaced'],
  ['<>\'"&', ''],
  ['two\nlines', 'two\nlines'],
  ['nul\u0000byte', 'nulbyte'],
])('%j becomes %j', (typed, kept) => {
  expect(sanitizeMessage(typed)).toBe(kept)
})

test('a message is cut to 500 characters after the removal', () => {
  expect(sanitizeMessage(`${'<'.repeat(600)}${'a'.repeat(600)}`)).toBe('a'.repeat(CHAT_MESSAGE_MAX_LENGTH))
})

test('whatever is typed, the result is short, clean, whole and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 1200 }), typed => {
      const kept = sanitizeMessage(typed)
      expect(kept.length).toBeLessThanOrEqual(CHAT_MESSAGE_MAX_LENGTH)
      expect(kept).not.toMatch(/[<>'"&]/)
      expect(kept).not.toContain('\u0000')
      expect(kept.isWellFormed()).toBe(true)
      expect(sanitizeMessage(kept)).toBe(kept)
    }),
  )
})
