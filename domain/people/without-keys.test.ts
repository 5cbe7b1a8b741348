import { expect, test } from 'vitest'
import { withoutKeys } from './without-keys.ts'

test('a link in a mail says where it leads, not what opens it', () => {
  const body = 'Open it:\n\nhttps://shop.example/auth/reset?token=abc&x=1\n\nor (https://shop.example/)'
  expect(withoutKeys(body)).toBe(
    'Open it:\n\nhttps://shop.example/auth/reset?(key left out)\n\nor (https://shop.example/)',
  )
  expect(withoutKeys('see https://shop.example/#key now')).toBe(
    'see https://shop.example/#(key left out) now',
  )
})

test('words without links stay as they are', () => {
  expect(withoutKeys('What? Nothing #1')).toBe('What? Nothing #1')
})
