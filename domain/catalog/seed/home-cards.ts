import type { CatalogueInput } from '../catalogue-content.ts'

const noContract = { text: 'No annual contract', holdsIf: { every: 'No annual contract' } } as const
const equalFiber = {
  text: 'Fiber with equal upload and download',
  holdsIf: { types: ['fiber'], every: 'Upload about as fast as download' },
} as const

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
    highlights: [
      { text: 'Fiber up to {fastest}', holdsIf: { types: ['fiber'] } },
      { text: 'DSL where fiber has not been built', holdsIf: { types: ['dsl'] } },
      noContract,
    ],
    target: '/kinetic-windstream',
  },
  {
    providerId: 'metronet',
    badge: 'Best Home Internet',
    startsAt: { planId: 'metronet-150' },
    highlights: [
      equalFiber,
      { text: 'Optional 3-year price lock', holdsIf: { some: '3-year price lock available' } },
      { text: 'Standard rates are published', holdsIf: { laterPrice: 'published' } },
    ],
    target: '/metronet',
  },
  {
    providerId: 'wow',
    badge: 'Best Home Internet',
    startsAt: { planId: 'wow-cable-300' },
    highlights: [
      { text: 'Cable up to {fastest}', holdsIf: { types: ['cable'] } },
      { text: 'Fiber up to {fastest} in select areas', holdsIf: { types: ['fiber'] } },
      noContract,
    ],
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
    highlights: [
      equalFiber,
      { text: 'No data cap on fiber', holdsIf: { types: ['fiber'], every: 'Unlimited data' } },
      { text: 'Wi-Fi equipment included', holdsIf: { every: 'Wi-Fi equipment included' } },
    ],
    target: null,
  },
  {
    providerId: 'spectrum',
    badge: 'Best Home Internet',
    startsAt: { planId: 'spectrum-internet' },
    highlights: [
      { text: 'Cable internet in most states', holdsIf: { types: ['cable'] } },
      { text: 'Later price published', holdsIf: { laterPrice: 'published' } },
      noContract,
    ],
    target: null,
  },
]
