import { expect, test } from 'vitest'
import { ownershipInWords } from './ownership-words.ts'
import { withChecks } from './price-checks.ts'
import { readSeed } from './read-catalogue.server.ts'

test('who has bought a provider is told with the day, and that our prices are older only where they are', () => {
  const seed = readSeed()
  const at = (day: string) =>
    ownershipInWords(
      withChecks(seed, new Map([['frontier', day]]), new Date('2026-11-26T12:00:00Z')),
      'frontier',
    )
  expect(at('2025-12-25')).toBe(
    'Part of Verizon since Jan 20, 2026. The prices we show for Frontier are from before that: ask what is sold now.',
  )
  expect(at('2026-01-20')).toBe('Part of Verizon since Jan 20, 2026.')
  expect(ownershipInWords(seed, 'centurylink')).toBe(
    'Its fiber business (Quantum Fiber and CenturyLink fiber) has been part of AT&T since Feb 2, 2026.',
  )
  expect(ownershipInWords(seed, 'cox')).toBeNull()
})
