import { expect, test } from 'vitest'
import { endOfAddress, notAHome } from './home-address.ts'

test.each([
  ['PO Box 123, Austin, TX 78701', /street address/],
  ['P.O. Box 123\nAustin TX 78701', /street address/],
  ['Ada Homeowner, post office box 5, Austin, TX 78701', /street address/],
  ['PSC 3 Box 1234, APO AE 09001', /military/],
])('nothing is installed at %j', (address, words) => {
  expect(notAHome(address)).toMatch(words)
})

test.each([
  '',
  '12 Main St, Austin, TX 78701',
  '12 Main St, PO Box 4, Austin, TX 78701',
  '9 Boxwood Ln, Austin',
])('nothing speaks against %j', address => {
  expect(notAHome(address)).toBeNull()
})

test.each([
  ['100 Main St, Boston MA 78701', 'Austin', '78701', 'MA'],
  ['100 Main St, Boston, Massachusetts 78701-1234', 'Austin', '78701', 'Massachusetts'],
  ['100 Main St\nCharleston, West Virginia 25301', 'Charleston', '25301', 'West Virginia'],
  ['12345', '', '', ''],
  ['12345 Main St', '', '', ''],
  ['12 Oak Ct 78701', 'Austin', '78701', ''],
  ['12 Oak Ct, 78701', 'Austin', '78701', ''],
  ['1 K St, Washington 20001', 'Washington', '20001', ''],
  ['100 Main, Springfield IL 99999', '', '99999', 'IL'],
])('%j ends with a ZIP code and a state', (address, city, zipCode, state) => {
  const end = endOfAddress(address)
  expect([end.zipCode, end.state(city)]).toEqual([zipCode, state])
})
