import { expect, test } from 'vitest'
import { asLines, asOneLine } from './one-line.ts'

test.each([
  ['Ann\r\nBcc: x@evil.example', 'Ann Bcc: x@evil.example'],
  [' Ann\tTab ', 'Ann Tab'],
  ['Ann\u2028Sep\u2029arate', 'Ann Sep arate'],
  ['Ann\u00a0 \u3000Nb', 'Ann Nb'],
  ['A\u034f\u034fnn', 'Ann'],
  ['Ann \ufe0f\u{e0101}Lee', 'Ann Lee'],
  ['Ann\u200d \u200dLee', 'Ann Lee'],
])('%j is one line with nothing unseen in it', (typed, line) => expect(asOneLine(typed)).toBe(line))

test.each(['\u3164\u3164', '\u2800\u2800\u2800', '\u115f\u1160\uffa0', '\u3164\u200d\u3164', '\u{e0041}'])(
  '%j shows nothing',
  typed => expect(asOneLine(typed)).toBe(''),
)

test.each(['Zoë O’Brien-Núñez', 'علی\u200cرضا', '李小龍', '김 철수', 'Łukasz Śmigły'])('%j stays', name =>
  expect(asOneLine(name)).toBe(name),
)

test('an address keeps its lines', () => {
  expect(asLines('12  Oak St\r\n\u3164\n Hartford,\tCT 06101\n')).toBe('12 Oak St\nHartford, CT 06101')
  expect(asLines('\r\n\u2800')).toBe('')
})
