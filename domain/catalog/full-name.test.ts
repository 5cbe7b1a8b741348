import { expect, test } from 'vitest'
import { fullName } from './full-name.ts'

test('a provider is named once', () => {
  expect(fullName('Metronet', '500 Mbps')).toBe('Metronet 500 Mbps')
  expect(fullName('Spectrum', 'Spectrum Internet')).toBe('Spectrum Internet')
  expect(fullName('Hill Country Fiber', 'Fiber 300')).toBe('Hill Country Fiber 300')
  expect(fullName('Hill Country Fiber', 'Country Fiber 300')).toBe('Hill Country Fiber 300')
  expect(fullName('Spectrum', 'Spectrum')).toBe('Spectrum')
})
