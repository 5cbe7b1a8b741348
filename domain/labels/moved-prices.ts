import { formatCents } from '#domain/shared/money.ts'
import type { LabelFacts } from './label.ts'
import type { EditionStep } from './next-edition.ts'

/** Providers raise prices by a few dollars; a mixed-up column or dollars read as cents move them by more than this. */
const FACTOR = 2
/** On very low prices a few dollars are a large factor. */
const LEAST_CENTS = 1_000
/** Single plans may become that much cheaper or dearer, but not most of them at once. */
const MOST_SHARE = 0.5

type Priced = { facts: LabelFacts }

/**
 * Says in words that the prices of most plans that continue moved as they never do: to at least twice or at most half
 * of what they were, which a fault in the file does. Null if they didn't.
 */
export function movedPrices({
  kept,
  replaced,
}: Pick<EditionStep<Priced>, 'kept' | 'replaced'>): string | null {
  const moved = replaced.flatMap(({ old, label }) => {
    const prices = [
      [old.facts.priceNowCents, label.facts.priceNowCents],
      [old.facts.laterPriceCents, label.facts.laterPriceCents],
    ] as const
    const found = prices.find(([was, is]) => was !== null && is !== null && isFar(was, is))
    return found ? [{ name: label.facts.name, was: found[0] ?? 0, is: found[1] ?? 0 }] : []
  })
  const all = kept.length + replaced.length
  const [first] = moved
  if (!first || moved.length <= all * MOST_SHARE) return null
  const count = (value: number) => value.toLocaleString('en-US')
  return `${count(moved.length)} of ${count(all)} prices are at least twice or at most half of those before, such as ${first.name}: ${formatCents(first.was)} before, ${formatCents(first.is)} now`
}

function isFar(was: number, is: number): boolean {
  const [less, more] = [Math.min(was, is), Math.max(was, is)]
  return more - less >= LEAST_CENTS && more >= less * FACTOR
}
