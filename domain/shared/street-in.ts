const house =
  /\b\d{1,6} (?!by the way)(?:[nsew]\.? )?(?:[\p{L}\d'’.-]{1,20} ){1,3}(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|circle|cir|way|place|pl|parkway|pkwy|highway|hwy|trail|terrace|walk|loop|square|alley)\b\.?(?:,? (?:apt|apartment|unit|suite|#) ?[\p{L}\d-]{1,6}\b)?/iu

/** The street and house number that a line tells. */
export const streetIn = (line: string): string | null => house.exec(line)?.[0] ?? null

/** A line with `#` in the place of its streets and house numbers. */
export function withoutStreets(line: string): string {
  const street = streetIn(line)
  return street === null ? line : withoutStreets(line.replace(street, '#'))
}
