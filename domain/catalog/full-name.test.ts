import { expect, test } from 'vitest'
import { fullName } from './full-name.ts'

test('a provider is named once', () => {
  expect(fullName('Metronet', '500 Mbps')).toBe('Metronet 500 Mbps')
  expect(fullName('Spectrum', 'Spectrum Internet')).toBe('Spectrum Internet')
})
