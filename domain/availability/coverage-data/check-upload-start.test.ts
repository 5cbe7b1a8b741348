import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { faultOfStart } from './check-upload-start.ts'
import { coverageHeaders } from './coverage-file.ts'

const inflate = (bytes: Buffer) => {
  try {
    return inflateRawSync(bytes, { finishFlush: 2 })
  } catch {
    return null
  }
}
const judge = (start: Buffer | string, fileName = 'bdc_50_Cable_fixed_broadband_D25_a.csv', asOf?: string) =>
  faultOfStart(Buffer.from(start), { fileName, asOf: asOf ?? null }, inflate)

/** The beginning of a zip with one entry. */
function zipOf(name: string, text: string, { cut = 0, method = 8 } = {}): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(method, 8)
  head.writeUInt16LE(name.length, 26)
  const data = method === 8 ? deflateRawSync(Buffer.from(text)) : Buffer.from(text)
  return Buffer.concat([head, Buffer.from(name), data.subarray(0, data.length - cut)])
}
const rows = Array.from({ length: 2_000 }, (_, index) => `1,2,3,${index},${index * 7},${index % 13}`).join(
  '\n',
)
const csv = `${coverageHeaders.locations}\n${rows}`

test('a file of the FCC passes by its first line, packed or not, though the rest is not there yet', () => {
  expect(judge(csv)).toBeNull()
  expect(judge(zipOf('bdc_D25_a.csv', csv))).toBeNull()
  expect(judge(zipOf('bdc_D25_a.csv', csv, { cut: 900 }))).toBeNull()
  expect(judge(zipOf('bdc_D25_a.csv', csv, { method: 0 }))).toBeNull()
})

test('a file of no day is refused before the rest is sent: the name of the CSV says it, or who uploads it', () => {
  const words = 'Its name doesn’t say as of which day its data are.'
  expect(judge(csv, 'vermont.csv')).toContain(words)
  expect(judge(csv, 'vermont.csv', '2025-12-31')).toBeNull()
  expect(judge(zipOf('vermont.csv', csv), 'bdc_D25_a.zip')).toContain(words)
  expect(judge(zipOf('bdc_D25_a.csv', csv), 'vermont.zip')).toBeNull()
  expect(judge('name,price\n1,2\n', 'vermont.csv')).toContain('it starts with “name,price”')
})

test.each([
  ['another table', 'name,price\n1,2\n', 'it starts with “name,price”'],
  ['a picture', '\u0089PNG\r\n\u001a\n', 'it starts with'],
  ['a zip of something else', zipOf('photos.txt', csv), 'holds photos.txt and no CSV'],
  ['a zip of another table', zipOf('a.csv', 'name,price\n'), 'it starts with “name,price”'],
  ['an empty zip', Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]), 'This zip is empty.'],
  ['a file in UTF-16', Buffer.from(`\uFEFF${csv}`, 'utf16le'), 'This file is UTF-16'],
  ['a zip of noise', Buffer.concat([zipOf('a.csv', '').subarray(0, 35), Buffer.alloc(90, 0xff)]), 'damaged'],
])('%s is refused in words', (_, start, words) => {
  expect(judge(start as string)).toContain(words)
})

test('a zip whose names are no text is damaged', () => {
  expect(judge(Buffer.concat([zipOf('x'.repeat(5), ''), Buffer.alloc(100, 7)]))).toContain('and no CSV')
  expect(judge(zipOf('\u0007'.repeat(300), ''))).toContain('damaged. Download it')
})
