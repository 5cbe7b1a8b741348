import { expect, test } from 'vitest'
import { withoutHidden } from './without-hidden.ts'

test.each([
  ['\u202eevil.exe\u202c', 'evil.exe'],
  ['Ad\u200bmin', 'Admin'],
  ['Ada\u00ad Home\u2060owner\ufeff', 'Ada Homeowner'],
  ['\u001b[31mred\u001b[0m\u0007', '[31mred[0m'],
  ['C1 \u009b31m', 'C1 31m'],
  ['\u2066isolated\u2069 \u061cmarks\u200e\u200f', 'isolated marks'],
  ['tags \u{e0041}\u{e007f}', 'tags '],
  ['a\u200db', 'ab'],
])('%j loses what nobody sees', (given, left) => expect(withoutHidden(given)).toBe(left))

test.each([
  'Zoë O’Brien-Núñez',
  'gate code:\r\n\t8241',
  'می\u200cخواهم',
  'क्\u200dष',
  '👩\u200d👩\u200d👧',
  '❤\ufe0f',
  '日本語',
])('%j stays as it is', text => expect(withoutHidden(text)).toBe(text))
