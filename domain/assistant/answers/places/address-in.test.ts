import { expect, test } from 'vitest'
import { loadZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import { formatAddress } from '#domain/shared/postal-address.ts'
import { addressIn } from './address-in.server.ts'

const zips = loadZipDirectory('facts/zips/zip-directory.tsv.gz')
const told = (said: string, knownZip: string | null = null) => {
  const { message, addresses, street } = addressIn(zips, said, knownZip)
  return { message, addresses: addresses.map(formatAddress), street }
}

test.each([
  [
    'is there fiber at 1600 Pearl St, Boulder 80302',
    'is there fiber at 80302',
    '1600 Pearl St, Boulder, CO 80302',
  ],
  [
    'what can I get at 12 Main St Apt 4, Albany NY 12207',
    'what can I get at 12207',
    '12 Main St Apt 4, Albany, NY 12207',
  ],
  [
    'my address is 350 5th Ave, New York, NY 10118, who has service',
    'my address is 10118, who has service',
    '350 5th Ave, New York, NY 10118',
  ],
  ['500 broadway albany ny 12207', '12207', '500 broadway, albany, ny 12207'],
  ['500 Broadway, Albany, New York 12207-1234?', '12207?', '500 Broadway, Albany, New York 12207-1234'],
  [
    'internet at 12034 Oak Hill Rd 78758 please',
    'internet at 78758 please',
    '12034 Oak Hill Rd, Austin, TX 78758',
  ],
  ['need 300 mbps at 9 Elm Ct, Austin TX 78704', 'need 300 mbps at 78704', '9 Elm Ct, Austin, TX 78704'],
])('an address in %s', (said, message, address) => {
  expect(told(said)).toEqual({ message, addresses: [address], street: null })
})

test.each([
  'we r 5 in the house 3 teens all gaming all nite, 98052',
  'need 300 mbps for 4 people in Austin, TX 78704',
  '2 people who stream, Redmond WA 98052',
  'moving from 02139 to 30309 next month',
  'att 500 or spectrum 500 at 28202',
  'is 300 the way to go in 78704',
  'under 60 bucks in Boulder 80302',
  'order PW-99123',
])('no address in %s', said => {
  expect(told(said, '78704')).toEqual({ message: said, addresses: [], street: null })
})

test('a street alone is one of the ZIP code that was told before, unless another city is named', () => {
  expect(told('is there fiber at 1600 Pearl St', '80302')).toEqual({
    ...{ message: 'is there fiber at 80302', addresses: ['1600 Pearl St, Boulder, CO 80302'], street: null },
  })
  expect(told('is there fiber at 1600 Pearl St in Denver Colorado', '80302')).toMatchObject({
    ...{ addresses: [], street: '1600 Pearl St' },
  })
  expect(told('my neighbor at 1600 Pearl St has fiber', '80302').addresses).toEqual([])
  expect(told('is there fiber at 1600 Pearl St')).toEqual({
    ...{ message: 'is there fiber at my address', addresses: [], street: '1600 Pearl St' },
  })
})

test('both ends of a move are told', () => {
  expect(told('moving from 12 Main St, Albany NY 12207 to 9 Elm Ct, Austin TX 78704').message).toBe(
    'moving from 12207 to 78704',
  )
})

test('another house number in the street that was told is another address', () => {
  const before = { street: '500 Broadway', city: 'Albany', state: 'NY', zipCode: '12207' }
  const other = (said: string) => addressIn(zips, said, '12207', before).addresses.map(one => one.street)
  expect(other('no i meant 502 Broadway')).toEqual(['502 Broadway'])
  expect(other('not sure about the house number maybe 744')).toEqual(['744 Broadway'])
  expect(other('which has 500 mbps')).toEqual([])
})
