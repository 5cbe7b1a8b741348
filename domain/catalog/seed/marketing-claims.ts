import type { CatalogueInput } from '../catalogue-content.ts'

/**
 * Figures that providers advertise about themselves (specification, section 9, 'Marketing claims'). They are claims of
 * those providers, not measurements of ours, and pages attribute them.
 */
export const providerClaims = {
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

/** Their amounts: a gift card with streaming TV, and a credit toward devices with a security system. */
export const claims: CatalogueInput['guides']['claims'] = {
  streamingGiftCardCents: 30_000,
  securityDeviceCreditCents: 30_000,
}

/** The reviews badge of the home page (specification, section 9): a fixed figure, shown with its source setting. */
export const reviews: CatalogueInput['guides']['reviews'] = { rating: 4.3, outOf: 5, reviews: 2309 }
