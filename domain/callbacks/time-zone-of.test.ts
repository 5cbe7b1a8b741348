import { expect, test } from 'vitest'
import { timeZoneOf } from './time-zone-of.server.ts'

const places: Record<string, { latitude: number; longitude: number; state?: string }> = {
  '09001': { latitude: 38.11, longitude: 15.66, state: 'AE' },
  '78701': { latitude: 30.27, longitude: -97.74 },
  '79901': { latitude: 31.76, longitude: -106.48 },
  '32501': { latitude: 30.42, longitude: -87.22 },
  '85001': { latitude: 33.45, longitude: -112.07 },
  '46204': { latitude: 39.77, longitude: -86.16 },
}
const zips = { find: (zip: string) => places[zip] }

test.each([
  ['78701', 'America/Chicago'],
  // Texas and Florida have two zones each.
  ['79901', 'America/Denver'],
  ['32501', 'America/Chicago'],
  ['85001', 'America/Phoenix'],
  ['46204-1234', 'America/Indiana/Indianapolis'],
  // Military mail: the table's place is where it passes through.
  ['09001', null],
  ['00000', null],
  ['', null],
])('ZIP code %s lies in %s', (zip, zone) => {
  expect(timeZoneOf(zips, zip)).toBe(zone)
})
