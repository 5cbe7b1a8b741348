import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newConversation } from '../conversation.ts'
import { sanitizeMessage } from '../sanitize-message.ts'
import { asTyped, withTyped } from './as-typed.ts'

test.each([
  ['Pat OBrien', "Pat O'Brien", "Pat O'Brien"],
  ['dangelo@example.com', "my email is wrong, it's d'angelo@example.com", "d'angelo@example.com"],
  ['sean&co@example.com', 'sean&co@example.com', 'sean&co@example.com'],
  ['Sean ONeil', `i'm "Sean O'Neil" <b>`, "Sean O'Neil"],
  ['Ana', `'Ana'`, 'Ana'],
  ['(512) 555-0133', '512 555 0133', '(512) 555-0133'],
])('%j of %j is %j', (value, typed, written) => {
  expect(asTyped(value, typed)).toBe(written)
})

test('whatever is typed, no markup comes back, and nothing but the marks inside words', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b', ' ', "'", '&', '<', '>', '"'), maxLength: 30 })
  fc.assert(
    fc.property(words, typed => {
      const value = sanitizeMessage(typed)
      const written = asTyped(value, typed)
      expect(written).not.toMatch(/[<>"]/)
      expect(sanitizeMessage(written)).toBe(value)
    }),
  )
})

test('a detail is kept and read back as it was typed, and what was known before stays', () => {
  const before = { ...newConversation.lead, name: 'OBrien' }
  const lead = { ...before, email: 'obrien@example.com' }
  const step = {
    conversation: { ...newConversation, lead },
    reply: 'Email: obrien@example.com.',
    effect: null,
  }
  expect(withTyped(step, before, "o'brien@example.com")).toMatchObject({
    conversation: { lead: { name: 'OBrien', email: "o'brien@example.com" } },
    reply: "Email: o'brien@example.com.",
  })
})
