import { expect, test } from 'vitest'
import { zipOfAddress } from './zip-of-address.ts'

test.each([
  ['500 Main St, Austin, TX 78704', '78704'],
  ['500 Main St, Austin, TX 78704-1234', '78704'],
  ['10455 Elm St, Austin, TX 78704', '78704'],
  ['10455 Elm St, Austin', ''],
  [' 10455 Elm St, Austin', ''],
  ['500 Main St, Austin', ''],
  ['78704', '78704'],
  ['78704, Austin', '78704'],
  ['', ''],
])('the ZIP code of “%s” is “%s”', (address, zipCode) => expect(zipOfAddress(address)).toBe(zipCode))
