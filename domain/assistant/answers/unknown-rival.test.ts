import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { rivalIn } from './unknown-rival.ts'

const catalogue = readSeed()

test.each([
  ['Xfinity vs Quantum Fiber which is better', 'quantum fiber'],
  ['is metronet cheaper than zorbnet', 'zorbnet'],
  ['zorbnet or spectrum in 78704', 'zorbnet'],
])('%j holds a company that is none of ours against one that is', (said, rival) =>
  expect(rivalIn(catalogue, said)).toBe(rival),
)

test.each([
  'xfinity or something cheaper',
  'spectrum vs cox',
  'fiber or cable',
  'is spectrum or satellite better',
])('%j names no such company', said => expect(rivalIn(catalogue, said)).toBeNull())
