import type { CatalogueInput } from '../catalogue-content.ts'

/** The eight cards, two rows of four, with the starting prices of section 9 of the specification. */
export const homeCards: CatalogueInput['homeCards'] = [
  {
    providerId: 'vivint',
    badge: 'Best Home Security System',
    startsAt: {
      cents: 4999,
      note: 'For Smart Security in a bundle. The packages on its own page start at {lowest}.',
    },
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
    startsAt: { planId: 'kinetic-fiber-100' },
    highlights: ['Fiber up to 2 Gig', 'DSL where fiber has not been built', 'No annual contract'],
    target: '/kinetic-windstream',
  },
  {
    providerId: 'metronet',
    badge: 'Best Home Internet',
    startsAt: { planId: 'metronet-150' },
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
    startsAt: { planId: 'wow-cable-300' },
    highlights: ['Cable up to 1.2 Gig', 'Fiber up to 5 Gig in select areas', 'No annual contract'],
    target: '/wow-internet',
  },
  {
    providerId: 'directv',
    badge: 'Best Streaming Service',
    startsAt: {
      planId: 'directv-streaming',
      note: 'For streaming. Satellite packages start at {lowest}.',
    },
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
    startsAt: {
      cents: 2499,
      note: 'Monitoring alone. Packages with equipment start at {lowest}.',
    },
    highlights: ['24/7 monitoring centers', 'Video and smart home control', 'Professional installation'],
    target: '/adt-packages',
  },
  {
    providerId: 'att',
    badge: 'Best Home Internet',
    startsAt: { planId: 'att-internet-300' },
    highlights: ['Fiber with equal upload and download', 'No data cap on fiber', 'Wi-Fi equipment included'],
    target: null,
  },
  {
    providerId: 'spectrum',
    badge: 'Best Home Internet',
    startsAt: { planId: 'spectrum-internet' },
    highlights: ['Cable internet in most states', 'Later price published', 'No annual contract'],
    target: null,
  },
]
