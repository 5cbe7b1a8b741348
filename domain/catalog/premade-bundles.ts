import type { ServiceKind } from './provider.ts'

/** A bundle put together beforehand on the bundles page. */
export type PremadeBundle = {
  id: string
  name: string
  badge?: 'Most Popular'
  description: string
  startingCents: number
  wasCents: number
  /** The advertised saving. */
  savingCents: number
  contents: readonly { kind: ServiceKind; text: string }[]
  /** The plans with which it opens in the builder: those whose sum comes nearest to its price. */
  opensWith: Record<ServiceKind, string | null>
  /** Said beside the saving where the figures need it. */
  note?: string
}

/**
 * The three pre-made bundles (specification, section 9). The specification's figures of the first do not add up: $199.99
 * less $50 is not $184.99. All three stand as given, with a note that says what the monthly difference is.
 */
export const premadeBundles: readonly PremadeBundle[] = [
  {
    id: 'ultimate-home',
    name: 'Ultimate Home Bundle',
    badge: 'Most Popular',
    description: 'Internet, home security and TV together, installed in one go.',
    opensWith: { internet: 'metronet-1-gig', security: 'vivint-smart-security', tv: 'directv-choice' },
    startingCents: 18_499,
    wasCents: 19_999,
    savingCents: 5000,
    contents: [
      { kind: 'internet', text: 'Home internet from a provider at your address' },
      { kind: 'security', text: 'Monitored home security with an app' },
      { kind: 'tv', text: 'Live TV with 105+ channels' },
    ],
    note: 'The advertised saving is $50. The monthly price itself is $15.00 lower; ask what the rest consists of.',
  },
  {
    id: 'security-internet',
    name: 'Security + Internet Bundle',
    description: 'A connected, monitored home without TV.',
    opensWith: { internet: 'metronet-150', security: 'adt-pro', tv: null },
    startingCents: 8999,
    wasCents: 11_999,
    savingCents: 3000,
    contents: [
      { kind: 'internet', text: 'Home internet from a provider at your address' },
      { kind: 'security', text: 'Monitored home security with an app' },
    ],
  },
  {
    id: 'entertainment-plus',
    name: 'Entertainment Plus Bundle',
    description: 'Fast internet and live TV for the whole household.',
    opensWith: { internet: 'metronet-1-gig', security: null, tv: 'directv-entertainment' },
    startingCents: 11_999,
    wasCents: 14_999,
    savingCents: 3000,
    contents: [
      { kind: 'internet', text: 'Home internet from a provider at your address' },
      { kind: 'tv', text: 'Live TV with 75+ channels' },
    ],
  },
]
