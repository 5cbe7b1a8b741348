/** Messages about ZIP codes that the browser knows before it searches; see `problem-words.ts`. */

/** The message for a ZIP code that is missing, or isn't one. */
export const ZIP_WANTED = 'Enter a 5-digit ZIP code'

/** The message for a ZIP code that doesn't exist, before the search and after it. */
export const ZIP_UNKNOWN = 'We do not know this ZIP code. Please check its digits.'

/** The message if a ZIP code lies in a different state than was typed. */
export function zipMismatchWords(
  { zipCode, city, state }: { zipCode: string; city?: string; state: string },
  typed: string,
): string {
  return `ZIP code ${zipCode} is in ${city ? `${city}, ` : ''}${state}, not in ${typed}. Please check both.`
}
