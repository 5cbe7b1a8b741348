import { expect, test } from 'vitest'
import { canBeDialed, phonesInWords, phoneWords } from './phone-digits.ts'

test.each([
  ['512-555-0188', '(512) 555-0188'],
  ['1-800-555-0100', '(800) 555-0100'],
  ['+1 (512) 555 0188', '(512) 555-0188'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
])('%s is written as %s', (phone, words) => {
  expect(phoneWords(phone)).toBe(words)
})

test('a number can be dialed with its extension, and what lacks digits or has too many cannot', () => {
  for (const phone of ['512-555-0188', '(512) 555-0188 x4', '512.555.0188 ext. 12', '+1 512 555 0188 #7']) {
    expect([phone, canBeDialed(phone)]).toEqual([phone, true])
  }
  for (const phone of ['', 'abc', '555', '512-555-01889', '012 555 0188']) {
    expect([phone, canBeDialed(phone)]).toEqual([phone, false])
  }
})

test('several numbers are written once each, however they were typed', () => {
  expect(phonesInWords(['512.555.0144', '(512) 555-0144', '+1 737 555 0100'])).toBe(
    '(512) 555-0144, (737) 555-0100',
  )
})
