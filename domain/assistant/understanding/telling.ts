import { plainWords } from './features.ts'
import type { Example } from './phrasings.ts'

/** How much a word tells, by in how many of so many phrasings it stands: 0.25 for what is everywhere, 1.3 for what is rare. */
export const tellingBy =
  (counts: ReadonlyMap<string, number>, many: number) =>
  (word: string): number =>
    Math.max(0.25, Math.min(1.3, Math.log(many / ((counts.get(word) ?? 0.5) + 0.5)) / 5))

/** The same by some examples. */
export function tellingOf(from: readonly Example[]): (word: string) => number {
  const counts = new Map<string, number>()
  for (const [, phrasing] of from)
    for (const word of new Set(plainWords(phrasing))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return tellingBy(counts, from.length)
}
