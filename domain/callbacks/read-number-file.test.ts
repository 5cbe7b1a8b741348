import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FILE_MAX_LINES, readNumberFile } from './read-number-file.ts'

test('numbers are read however they are written, once each, and what is none is told by its line', () => {
  const file =
    '\uFEFFPhone,Name\r\n(512) 555-0101,Bo\n+1 512.555.0101\n\n"737 555 0102";x\n555-0101\ncall 5125550103\n015125550104\n'
  expect(readNumberFile(file)).toEqual({
    numbers: ['5125550101', '7375550102'],
    unread: [
      { line: 6, text: '555-0101' },
      { line: 7, text: 'call 5125550103' },
      { line: 8, text: '015125550104' },
    ],
    unreadCount: 3,
  })
})

test('an area code and the rest of a number may stand in two columns', () => {
  const file = 'Area,Number,Name\n602,5550101,Bo\n"(737)";555-0102\n602,17\n6025550103,5550104\n'
  expect(readNumberFile(file)).toMatchObject({
    numbers: ['6025550101', '7375550102', '6025550103'],
    unread: [{ line: 4, text: '602,17' }],
  })
})

test('a file of too many lines is not read at all', () => {
  expect(readNumberFile('5125550101\n'.repeat(FILE_MAX_LINES))?.numbers).toHaveLength(1)
  expect(readNumberFile('5125550101\n'.repeat(FILE_MAX_LINES + 1))).toBeNull()
})

test('every line of any text is a number, passed over, or counted as unread', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 40 }), { maxLength: 30 }), lines => {
      const read = readNumberFile(lines.join('\n'))
      return (
        read !== null &&
        read.numbers.every(number => /^[2-9]\d{9}$/.test(number)) &&
        read.unread.length <= read.unreadCount
      )
    }),
  )
})
