import { centsFromDollars } from '#domain/shared/money.ts'

/** Of digits with or without commas; hundreds of them are a very large number, not an infinite one. */
const number = (digits: string) => Math.min(Number(digits.replaceAll(',', '')), Number.MAX_SAFE_INTEGER)

/** The money and speed figures of a text in one writing: cents, and Mbps. */
export function figuresIn(text: string): Set<string> {
  const found = new Set<string>()
  const money = /\$\s?(\d[\d,]*(?:\.\d+)?)(?:\s?([km])\b)?|(\d[\d,]*(?:\.\d+)?)\s?(?:dollars?|usd|bucks)\b/gi
  for (const [, sign, scale, word] of text.matchAll(money)) {
    const factor = scale?.toLowerCase() === 'k' ? 1_000 : scale ? 1_000_000 : 1
    found.add(`${centsFromDollars(number(sign ?? word ?? '') * factor)} cents`)
  }
  for (const [, digits = ''] of text.matchAll(/(\d[\d,]*(?:\.\d+)?)\s?(?:cents?\b|¢)/gi)) {
    found.add(`${Math.round(number(digits))} cents`)
  }
  const speed =
    /(\d[\d,]*(?:\.\d+)?)\s?-?(mbps|mb\/s|mbits?|megabits?|megs?|gbps|gb\/s|gigabits?|gigs?|g)\b/gi
  for (const [, digits = '', unit = ''] of text.matchAll(speed)) {
    const factor = unit.toLowerCase().startsWith('g') ? 1000 : 1
    found.add(`${Math.round(number(digits) * factor)} mbps`)
  }
  return found
}

const inWords =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)(?:[ -](?:dollars?|bucks|cents?|megabits?|mbps|gigabits?|gbps))\b/i

/**
 * The figures of an answer that neither a tool told nor the visitor said: made up. A bare number of the visitor's
 * counts as money and as speed. A figure in words cannot be checked and counts as made up.
 */
export function inventedFigures(
  answer: string,
  told: readonly string[],
  visitorsWords: readonly string[],
): string[] {
  const known = new Set([...told, ...visitorsWords].flatMap(text => [...figuresIn(text)]))
  for (const [digits] of visitorsWords.join(' ').matchAll(/\d[\d,]*(?:\.\d+)?/g)) {
    const value = number(digits)
    known.add(`${centsFromDollars(value)} cents`).add(`${Math.round(value)} mbps`)
  }
  const invented = [...figuresIn(answer)].filter(figure => !known.has(figure))
  const spelled = answer.match(inWords)?.[0]
  return spelled ? [...invented, spelled] : invented
}
