import { expect, test } from 'vitest'
import { saysInWords } from './cost-words.ts'

test('what labels say is one price, or a range that depends on the address', () => {
  expect(saysInWords({ fromCents: 1234, toCents: 1234 })).toBe('says $12.34/mo')
  expect(saysInWords({ fromCents: 1234, toCents: 5678 })).toBe('says $12.34/mo to $56.78/mo by address')
})
