import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate, formatDateTime } from './calendar.ts'
import { isEmail } from './contact-rules.ts'
import { providerUuid } from './identifiers.ts'
import { centsFromDollars, dollarsFromCents, formatCents, formatMonthly, grouped } from './money.ts'
import { formatAddress, parseAddress } from './postal-address.ts'
import { isZipCode, readZipCode } from './zip-code.ts'

test('dollars and cents go over into each other without loss', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      cents => centsFromDollars(dollarsFromCents(cents)) === cents,
    ),
  )
})

test.each([
  [2005, '$20.05/mo'],
  [100_000, '$1,000.00/mo'],
  [12_345, '$123.45/mo'],
  [123456789, '$1,234,567.89/mo'],
])('%i cents a month read %s', (cents, text) => expect(formatMonthly(cents)).toBe(text))

test('negative amounts carry their sign before the dollar', () => expect(formatCents(-500)).toBe('-$5.00'))

test.each(['78701', '78701-1234'])('%s is a ZIP code', text => expect(isZipCode(text)).toBe(true))
test.each(['7870', '787011', '78701-12', 'abcde', '78701 1234', ''])('%s is no ZIP code', text =>
  expect(isZipCode(text)).toBe(false),
)

test.each([
  [' 78701 ', '78701'],
  ['78701 1234', '78701-1234'],
  ['78701\u20131234', '78701-1234'],
  ['７８７０１', '78701'],
  ['TX 78701', '78701'],
  ['TX, 78701-1234', '78701-1234'],
  // Nothing is guessed: these stay as they were typed.
  ['787011234', '787011234'],
  ['78701 12', '78701 12'],
  ['(512) 555-0133', '(512) 555-0133'],
  ['Austin, TX', 'Austin, TX'],
  ['12 Main St, Austin, TX 78701', '12 Main St, Austin, TX 78701'],
])('“%s” in a ZIP field is read as “%s”', (typed, read) => expect(readZipCode(typed)).toBe(read))

test('an address reads back from its line, with commas in the street too', () => {
  const address = { street: '12 Main St, Apt 4', city: 'Austin', state: 'TX', zipCode: '78701-1234' }
  expect(formatAddress(address)).toBe('12 Main St, Apt 4, Austin, TX 78701-1234')
  expect(parseAddress(formatAddress(address))).toEqual(address)
  expect(parseAddress('5 Elm St, Raleigh, North Carolina 27601')).toEqual({
    street: '5 Elm St',
    city: 'Raleigh',
    state: 'North Carolina',
    zipCode: '27601',
  })
})

test.each([
  '',
  '78701',
  'Main St',
  'Main St, Austin',
  'Main St, Austin, TX',
  ', Austin, TX 78701',
  'x, y, z 123',
])('the line "%s" is no address', line => expect(parseAddress(line)).toBeNull())

test('a provider UUID stays as it is and any other id always gives the same one', () => {
  const uuid = 'C56A4180-65AA-42EC-A945-5FD21DEC0538'
  expect(providerUuid(uuid)).toBe(uuid.toLowerCase())
  expect(providerUuid('kinetic')).toBe('fab057db-0c25-5751-84d8-606b275c8f25')
  expect(providerUuid('kinetic')).not.toBe(providerUuid('metronet'))
})

test.each(["o'brien@example.com", 'a@b.co', 'first.last+tag@sub.example.com', 'a_b-c@xn--bcher-kva.example'])(
  '%s is an email',
  text => expect(isEmail(text)).toBe(true),
)
test.each([
  'a',
  'a@b',
  'a b@c.de',
  'a@b..co',
  'a@-b.com',
  '<a@b.com>',
  'a..b@c.de',
  'josé@example.com',
  'x@b.c',
  '.a@b.co',
  `${'a'.repeat(250)}@b.co`,
])('%s is no email', text => expect(isEmail(text)).toBe(false))

test('dates are written out in words', () => {
  expect(formatDate('2026-11-01')).toBe('Nov 1, 2026')
  expect(formatDateTime(new Date('2026-11-21T20:04:00Z'))).toMatch(/^Nov 21, 2026, 3:04.PM EST$/u)
})

test('whole numbers are grouped as Intl groups them', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), count => {
      expect(grouped(count)).toBe(count.toLocaleString('en-US'))
    }),
  )
})
