import { expect, test } from 'vitest'
import { stateBeforeZip } from './state-before-zip.ts'

test.each([
  ['TX 10001', 'TX'],
  [' tx, 10001-1234', 'tx'],
  ['10001', ''],
  ['12 Main St, Austin, TX 10001', ''],
])('before the ZIP code, “%s” names “%s”', (text, state) => expect(stateBeforeZip(text)).toBe(state))
