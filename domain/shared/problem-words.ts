/**
 * Words of problems that a browser must know by itself, because nothing answers it, or before it asks. They stand apart
 * from the table in `problem.ts`, which uses them too, so that a page's first load does not carry the whole table.
 */

/** What a form says when nothing answers it. */
export const UNREACHABLE =
  'We could not reach our server. Check your connection and try again; what you typed is still here.'

/** What to say of a ZIP code that does not exist, before the search and after it. */
export const ZIP_UNKNOWN = 'We do not know this ZIP code. Please check its digits.'

/** What to say where a ZIP code lies in another state than was typed. */
export function zipMismatchWords(
  { zipCode, city, state }: { zipCode: string; city: string; state: string },
  typed: string,
): string {
  return `ZIP code ${zipCode} is in ${city}, ${state}, not in ${typed}. Please check both.`
}
