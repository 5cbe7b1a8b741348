const zip = /(?<![$\d])\b(\d{5})(?:-\d{4})?\b(?!\d)/g
/** Before the one that counts of two: where somebody moves to, or what they meant. */
const meant = /\b(?:to|meant|its|actually)(?: (?:be|is|zip|zip code))? (\d{5})\b/i

/** The ZIP code that a text names; of several the one that is moved to or was meant, else the first. */
export function zipIn(text: string): string | null {
  const named = [...text.matchAll(zip)].flatMap(([, found]) => found ?? [])
  if (named.length < 2) return named[0] ?? null
  return text.match(meant)?.[1] ?? named[0] ?? null
}
