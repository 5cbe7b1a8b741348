import { expect, test } from 'vitest'
import { addressNote, phoneNote } from './contact-notes.ts'

test.each(['12345', '1', 'abc', '999'])('%s gets a note: nobody can dial it', phone => {
  expect(phoneNote(phone)).toContain('doesn’t look like a US phone number')
})

test.each(['', ' ', '512 555 0133', '+1 (512) 555-0133 ext. 5'])('the phone number "%s" gets none', phone => {
  expect(phoneNote(phone)).toBe('')
})

test('an address without a ZIP code gets a note', () => {
  expect(addressNote('x')).toContain('ZIP code')
  expect(addressNote('500 Main St, Austin')).toContain('ZIP code')
  expect([addressNote(''), addressNote('500 Main St, Austin, TX 78704')]).toEqual(['', ''])
})
