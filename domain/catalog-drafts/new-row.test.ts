import { expect, test } from 'vitest'
import { completed, newRow } from './new-row.ts'
import { readRow } from './row-schemas.ts'

const typed = (row: object) => completed('provider', { ...newRow('provider'), id: 'new', ...row })

test('a form without a name asks for the name, not for what is made of it', () => {
  const read = readRow(
    { kind: 'provider', id: 'new' },
    typed({ name: '', description: '', maxDownloadMbps: null, fccProviderIds: [] }),
  )
  expect(read).toEqual({
    ok: false,
    faults: {
      name: 'Enter something here',
      description: 'Enter something here',
      maxDownloadMbps: 'Enter its fastest speed; leave it empty if it sells no internet',
    },
  })
})

test.each([
  ['(512) 555-0188', '512-555-0188'],
  ['1-800-555-0100', '800-555-0100'],
  ['call 512 555 0188', 'call 512 555 0188'],
  [null, null],
])('the phone number %s is kept as %s', (phone, kept) => {
  expect(typed({ name: 'Valley Net', phone }).phone).toBe(kept)
})

test('a number that is too small is told so, and not that it is missing', () => {
  const plan = completed('plan', { ...newRow('plan'), id: 'new', downloadMbps: 0 })
  expect(readRow({ kind: 'plan', id: 'new' }, plan)).toMatchObject({
    faults: { downloadMbps: 'Enter more than 0' },
  })
})
