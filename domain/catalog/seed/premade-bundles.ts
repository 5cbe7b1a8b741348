import type { CatalogueInput } from '../catalogue-content.ts'

/**
 * The three pre-made bundles (specification, section 9). The specification's figures for the first don't add up:
 * $199.99 less $50 is not $184.99. All three are given as they are, with a note that says what the monthly difference
 * is.
 */
export const premadeBundles: CatalogueInput['premadeBundles'] = [
  {
    id: 'ultimate-home',
    name: 'Ultimate Home Bundle',
    badge: 'Most Popular',
    description: 'Internet, home security and TV together, installed in one go.',
    opensWith: { internet: 'metronet-1-gig', security: 'vivint-smart-security', tv: 'directv-choice' },
    startingCents: 18_499,
    wasCents: 19_999,
    savingCents: 5000,
    contents: ['internet', 'security', 'tv'],
  },
  {
    id: 'security-internet',
    name: 'Security + Internet Bundle',
    description: 'A connected, monitored home without TV.',
    opensWith: { internet: 'metronet-150', security: 'adt-pro', tv: null },
    startingCents: 8999,
    wasCents: 11_999,
    savingCents: 3000,
    contents: ['internet', 'security'],
  },
  {
    id: 'entertainment-plus',
    name: 'Entertainment Plus Bundle',
    description: 'Fast internet and live TV for the whole household.',
    opensWith: { internet: 'metronet-1-gig', security: null, tv: 'directv-entertainment' },
    startingCents: 11_999,
    wasCents: 14_999,
    savingCents: 3000,
    contents: ['internet', 'tv'],
  },
]
