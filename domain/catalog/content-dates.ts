/** The day on which every price, speed and promotion of the catalogue was written down: ISO date, shown as 'as of'. */
export const pricesAsOf = '2026-11-01'

/** When the privacy policy was last changed, in words (specification, section 2). */
export const privacyPolicyUpdated = 'July 24, 2025'

/** The same day as an ISO date, for markup. */
export const privacyPolicyUpdatedIso = '2025-07-24'
