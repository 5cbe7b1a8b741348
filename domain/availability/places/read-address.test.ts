import { expect, test } from 'vitest'
import { readAddress } from './read-address.ts'
import { loadZipDirectory } from './zip-directory.server.ts'

const zips = loadZipDirectory('facts/zips/zip-directory.tsv.gz')

test.each([
  ['123 Main St Austin TX 78704', '123 Main St | Austin | TX | 78704'],
  ['123 Main St, Austin TX 78704', '123 Main St | Austin | TX | 78704'],
  ['123 Main St, Apt 4, austin TX, 78704-1234', '123 Main St Apt 4 | austin | TX | 78704-1234'],
  ['350 5th Ave New York New York 10118', '350 5th Ave | New York | New York | 10118'],
  ['10 Elm Ave Charleston West Virginia 25301', '10 Elm Ave | Charleston | West Virginia | 25301'],
  // The state is checked by whoever looks the address up.
  ['123 Main St Austin OH 78704', '123 Main St | Austin | OH | 78704'],
  // With commas, everybody may name the city as they like.
  ['5 Elm St, Rollingwood, TX 78746', '5 Elm St | Rollingwood | TX | 78746'],
])('“%s” is read as “%s”', (line, read) =>
  expect(Object.values(readAddress(line, zips) ?? {}).join(' | ')).toBe(read),
)

test.each([
  // Whether it is Elm Street Road in Rollingwood, nobody can say.
  '5 Elm St Rollingwood TX 78746',
  'Austin TX 78704',
  '123 Austin TX 78704',
  'Main St Austin TX 78704',
  '123 Main St Austin 78704',
  '123 Main St Austin TX',
  '123 Main St Austin TX 00000',
  '',
])('“%s” is no address that can be told for sure', line => expect(readAddress(line, zips)).toBeNull())
