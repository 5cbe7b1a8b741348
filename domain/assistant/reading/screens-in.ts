import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { speedActivity } from '#domain/speed-needs/online-uses.ts'
import { numberOf } from './number-words.ts'

const screen =
  /\b(\d{1,2}|one|two|three|four|five|six) (?:more |extra )?(?:smart |4k |big )?(?:tvs?|televisions?|xbox\w*|playstations?|ps\ds?|consoles?|computers?|laptops?|pcs|ipads?|tablets?|screens?|devices?)\b/g

/** How many screens and consoles a text counts; null where it counts none. */
export function screensIn(text: string): number | null {
  const found = [...text.matchAll(screen)].map(([, many = '']) => numberOf(many))
  return found.length === 0 ? null : found.reduce((sum, one) => sum + one, 0)
}

const tvs = /\b(?:\d{1,2}|one|two|three|four|five|six) (?:smart |4k |big )?(?:tvs?|televisions?)\b/
/** What screens that are counted take, by the most that a film does; nothing where other devices are counted. */
export const usesOfScreens = (catalogue: Catalogue, text: string): { mbpsPerPerson: number }[] =>
  tvs.test(text) ? [{ mbpsPerPerson: speedActivity(catalogue, '4k-video').toMbps }] : []
