import { formatMonthly } from '#domain/shared/money.ts'
import type { ProviderId, ProviderPage } from './provider.ts'
import { adtPackages } from './security-packages.ts'

/** A card of 'Top Home Security, Internet and Entertainment Services' on the home page. */
export type HomeCard = {
  providerId: ProviderId
  badge: 'Best Home Security System' | 'Best Home Internet' | 'Best Streaming Service'
  startingCents: number
  highlights: readonly [string, string, string]
  /** Where a click goes; `null` for the two cards without a target (specification, section 2). */
  target: ProviderPage | null
  /** Said under the price where it is not the price of a package on the page behind the card. */
  priceNote?: string
}

const adtFrom = adtPackages[0]?.priceCents ?? 0

/** The eight cards, two rows of four, with the starting prices of section 9 of the specification. */
export const homeCards: readonly HomeCard[] = [
  {
    providerId: 'vivint',
    badge: 'Best Home Security System',
    startingCents: 4999,
    highlights: [
      'Cameras, locks and climate in one app',
      '24/7 professional monitoring',
      'Installed by a technician',
    ],
    target: '/vivint-packages',
  },
  {
    providerId: 'kinetic',
    badge: 'Best Home Internet',
    startingCents: 2499,
    highlights: ['Fiber up to 2 Gig', 'DSL where fiber has not been built', 'No annual contract'],
    target: '/kinetic-windstream',
  },
  {
    providerId: 'metronet',
    badge: 'Best Home Internet',
    startingCents: 2995,
    highlights: [
      'Fiber with equal upload and download',
      'Optional 3-year price lock',
      'Standard rates are published',
    ],
    target: '/metronet',
  },
  {
    providerId: 'wow',
    badge: 'Best Home Internet',
    startingCents: 3000,
    highlights: ['Cable up to 1.2 Gig', 'Fiber up to 5 Gig in select areas', 'No annual contract'],
    target: '/wow-internet',
  },
  {
    providerId: 'directv',
    badge: 'Best Streaming Service',
    startingCents: 8499,
    highlights: [
      'Live TV by stream or by satellite',
      'Local channels and sports',
      'Works with any internet provider',
    ],
    target: '/directv',
  },
  {
    providerId: 'adt',
    badge: 'Best Home Security System',
    startingCents: 2499,
    highlights: ['24/7 monitoring centers', 'Video and smart home control', 'Professional installation'],
    target: '/adt-packages',
    priceNote: `Monitoring alone. Packages with equipment start at ${formatMonthly(adtFrom)}.`,
  },
  {
    providerId: 'att',
    badge: 'Best Home Internet',
    startingCents: 5500,
    highlights: ['Fiber with equal upload and download', 'No data cap on fiber', 'Wi-Fi equipment included'],
    target: null,
  },
  {
    providerId: 'spectrum',
    badge: 'Best Home Internet',
    startingCents: 3000,
    highlights: ['Cable internet in 41 states', 'No data cap', 'No annual contract'],
    target: null,
  },
]
