/**
 * Figures that providers advertise about themselves (specification, section 9, 'Marketing claims'). They are claims of
 * those providers, not measurements of ours, and pages attribute them.
 */
export const marketingClaims = {
  /** Gift card with streaming TV, in cents. */
  streamingGiftCardCents: 30_000,
  /** Credit towards devices with a security system, in cents. */
  securityDeviceCreditCents: 30_000,
  accessCodesPerLock: 250,
  dvrStorageDays: 10,
  dvrCameras: 12,
  keyFobRangeFeet: 100,
  pendantRangeFeet: 300,
  clipSeconds: 20,
  reliability: '99.9%',
  vivint: { customersProtected: '2M+', yearsOfExperience: '20+' },
  adt: { customersProtected: '6M+', yearsOfExperience: '150+' },
} as const

/** What the site promises itself: the claims of the bundle page and of the call-back (specification, sections 1 and 9). */
export const siteClaims = {
  heroPoints: ['No contracts', 'Professional installation', '24/7 support'],
  callbackHours: 24,
} as const

/** The reviews badge of the home page (specification, section 9): a fixed figure, shown with its source setting. */
export const reviewsBadge = { rating: 4.3, outOf: 5, reviews: 2309 } as const
