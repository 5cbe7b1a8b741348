type TextDate = { words: string; iso: string }

/** A day as legal texts name it, and as an ISO date for markup. */
const dated = (iso: string): TextDate => ({
  words: new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  iso,
})

/**
 * When each legal text was last changed. The policy promises that its date changes with it, and an order follows the
 * terms of its day, so `legal-dates.test.ts` fails when one of the texts changes alone.
 */
export const legalTextsUpdated = { privacy: dated('2026-11-30'), terms: dated('2026-11-27') }

/** When the policy before this one was last changed: the date that the specification names (section 2). */
export const privacyPolicyBefore = dated('2025-07-24')

/** When the shipped county figures were last replaced. */
export const COUNTY_FIGURES_UPDATED = '2026-11-22'

/** When the texts without prices were last changed. */
export const TEXTS_UPDATED = '2026-11-27'
