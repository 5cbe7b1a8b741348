import { expect, test } from 'vitest'
import { createZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import { addressDoubts } from './address-doubts.server.ts'

const zips = createZipDirectory(
  [
    '75201\tDallas\tTX\tDallas\t113\t32.79\t-96.80\t2',
    '78664\tRound Rock\tTX\tWilliamson\t491\t30.50\t-97.65\t6',
    '78701\tAustin\tTX\tTravis\t453\t30.27\t-97.74\t2',
    '78708\tAustin\tTX\tTravis\t453\t30.33\t-97.76\t2\t-',
  ].join('\n'),
)

test.each(['12 Main St, Dallas, TX 78701', '12 Main St, dallas, Texas 78701-1234'])(
  'of %s it is said that city and ZIP code are far apart',
  address =>
    expect(addressDoubts(address, zips)).toEqual([
      'Ask where the home is. ZIP code 78701 is in Austin, TX, far from Dallas.',
    ]),
)

test.each([
  '12 Main St, Austin, TX 78701',
  '12 Main St, Round Rock, TX 78701',
  '12 Main St, West Lake Hills, TX 78701',
  'RR 2 Box 7, Austin, TX 78701',
  '',
])('%s raises no doubt', address => expect(addressDoubts(address, zips)).toEqual([]))

test.each(['nowhere', 'the yellow house', '12 Main St, Austin, TX'])(
  'of %s it is said that no ZIP code ends it',
  address =>
    expect(addressDoubts(address, zips)).toEqual([
      'Ask where the home is. The address doesn’t end with a ZIP code.',
    ]),
)

test.each(['the yellow house, Austin, TX 78701', '78701'])(
  'of %s it is said that it has no house number',
  address =>
    expect(addressDoubts(address, zips)).toEqual(['Ask where the home is. The address has no house number.']),
)

test('of a ZIP code without homes it is said, as beside the field', () =>
  expect(addressDoubts('12 Main St, Austin, TX 78708', zips)).toEqual([
    'Ask where the home is. ZIP code 78708 may be for PO boxes or one company only.',
  ]))

test('what the customer read beside the address comes first', () =>
  expect(addressDoubts('12 Main St, Boston, MA 78701', zips)).toEqual([
    'Ask where the home is. The checkout says of this address: ZIP code 78701 is in Austin, TX, not in MA. Please check both.',
  ]))
