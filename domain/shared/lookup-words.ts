/** Messages about lookups that the browser shows by itself; like `problem-words.ts`, but only where somebody searches. */

/** The error of an answer whose coverage data were unavailable. */
export const COVERAGE_UNAVAILABLE = 'FCC API is currently unavailable'

type Words = { title: string; message: string }

/** What the site says about a lookup, wherever it is made (specification, section 8). */
export const lookupWords = {
  failed: { title: 'Error fetching providers', message: 'There was an error getting provider information' },
  /** About checking a saved address. */
  notChecked: { title: 'Error checking availability', message: 'Could not verify service at your address' },
  backup: {
    title: 'Using backup data',
    message: `${COVERAGE_UNAVAILABLE}. Showing alternative provider data.`,
  },
  none: { title: 'No providers found', message: "We couldn't find any providers for this address" },
  notSaved: { title: 'Error saving address', message: 'There was an error saving your search' },
} as const satisfies Record<string, Words>
