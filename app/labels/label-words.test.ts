import { expect, test } from 'vitest'
import { addressIn } from './label-words.ts'

test('an address is followed alone, whatever the file has behind it', () => {
  expect(
    addressIn('https://fiber.google.com/support (866) 777-7550 (Residential) | (855) 418-8326 (Business)'),
  ).toEqual({
    address: 'https://fiber.google.com/support',
    href: 'https://fiber.google.com/support',
    rest: '(866) 777-7550 (Residential) | (855) 418-8326 (Business)',
  })
  expect(addressIn('att.com/privacy')).toEqual({
    address: 'att.com/privacy',
    href: 'https://att.com/privacy',
    rest: '',
  })
})

test.each([[null], [''], ['Privacy Policy'], ['No confusing discounts or bundles to worry about']])(
  '%j is no address',
  text => {
    expect(addressIn(text)).toBeNull()
  },
)
