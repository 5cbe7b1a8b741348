/**
 * Words of problems that a browser must know by itself, because nothing answers it, or before it asks. They stand apart
 * from the table in `problem.ts`, which uses them too, so that a page's first load does not carry the whole table.
 */

/** What a form says when nothing answers it. */
export const UNREACHABLE =
  'We could not reach our server. Check your connection and try again; what you typed is still here.'

/** Of a report of a wrong entry that nothing answered. */
export const REPORT_NOT_SENT = 'Your report did not reach us. Check your connection and send it again.'

/** What to say of a ZIP code that does not exist, before the search and after it. */
export const ZIP_UNKNOWN = 'We do not know this ZIP code. Please check its digits.'

/** What to say where a ZIP code lies in another state than was typed. */
export function zipMismatchWords(
  { zipCode, city, state }: { zipCode: string; city: string; state: string },
  typed: string,
): string {
  return `ZIP code ${zipCode} is in ${city}, ${state}, not in ${typed}. Please check both.`
}

/** The error of an answer for which the coverage data were not to be had. */
export const COVERAGE_UNAVAILABLE = 'FCC API is currently unavailable'

type Words = { title: string; message: string }

/** What the site says of a lookup, wherever one is made (specification, section 8). */
export const lookupWords = {
  failed: { title: 'Error fetching providers', message: 'There was an error getting provider information' },
  /** Of the check of a kept address. */
  notChecked: { title: 'Error checking availability', message: 'Could not verify service at your address' },
  backup: {
    title: 'Using backup data',
    message: `${COVERAGE_UNAVAILABLE}. Showing alternative provider data.`,
  },
  none: { title: 'No providers found', message: "We couldn't find any providers for this address" },
  notSaved: { title: 'Error saving address', message: 'There was an error saving your search' },
} as const satisfies Record<string, Words>
