/** When the privacy policy was last changed (specification, section 2): in words, and as an ISO date for markup. */
export const privacyPolicyUpdated = { words: 'July 24, 2025', iso: '2025-07-24' }

/** When the shipped county figures were last replaced. */
export const COUNTY_FIGURES_UPDATED = '2026-11-22'

/** When the texts without prices were last changed. */
export const TEXTS_UPDATED = '2026-11-21'
