import { expect, test } from 'vitest'
import { wordsOf } from './condition.ts'
import { buyerInWords } from './price-before-buyer.ts'
import { withChecks } from './price-checks.ts'
import { readSeed } from './read-catalogue.server.ts'

test('a price from before somebody bought its provider says so wherever its plan is shown, compared or ordered', () => {
  const seed = readSeed()
  const at = (day: string) => {
    const catalogue = withChecks(seed, new Map([['frontier', day]]), new Date('2026-11-26T12:00:00Z'))
    const plan = catalogue.internetPlan('frontier-fiber-500')
    const sold = catalogue.offering('frontier-fiber-500')
    if (!plan || !sold) throw new Error('Frontier sells it')
    return { row: buyerInWords(catalogue, plan), conditions: wordsOf(sold.conditions ?? []), catalogue }
  }
  const before = at('2025-12-25')
  expect(before.row).toBe('Price from before Verizon took over')
  expect(before.conditions).toContain(
    'Frontier has been part of Verizon since Jan 20, 2026, and this price is from before that: ask what is sold now.',
  )
  // What is stored and edited is the catalog as it was read.
  expect(before.catalogue.content).toEqual(seed.content)
  const after = at('2026-01-20')
  expect(after.row).toBeNull()
  expect(after.conditions.join(' ')).not.toContain('Verizon')
  // What was bought of CenturyLink is its fiber, and its plan is DSL.
  const dsl = seed.internetPlan('centurylink-internet')
  expect(dsl && buyerInWords(seed, dsl)).toBeNull()
})
