import { formatMonthly } from '#domain/shared/money.ts'
import type { SecurityPackage } from './security-package.ts'

/**
 * The packages of brand A (specification, section 9, 'Brand A package page'). The specification names a starter price
 * and a range of kit prices for each; a starter is read as equipment paid once with the range's lowest monthly price.
 */
export const vivintPackages: readonly SecurityPackage[] = [
  {
    id: 'vivint-essentials',
    providerId: 'vivint',
    name: 'Essentials',
    price: formatMonthly(2999),
    priceCents: 2999,
    description: 'Sensors, a hub and monitoring for an apartment or a small house.',
    features: ['24/7 professional monitoring', 'Mobile app', 'Professional installation'],
    included: ['Smart hub', 'Door and window sensors', 'Motion sensor', 'Yard sign'],
    choices: {
      starter: { kind: 'starter', equipmentCents: 17_900, monthlyCents: 1999 },
      kit: { kind: 'kit', minCents: 1999, maxCents: 4999, stepCents: 500, defaultCents: 2999 },
    },
  },
  {
    id: 'vivint-complete',
    providerId: 'vivint',
    name: 'Complete',
    price: formatMonthly(4999),
    priceCents: 4999,
    description: 'Adds cameras and smart home devices, for a house with several entrances.',
    features: ['24/7 professional monitoring', 'Mobile app', 'Professional installation', 'Video recording'],
    included: [
      'Smart hub',
      'Door and window sensors',
      'Motion sensor',
      'Doorbell camera',
      'Smart lock',
      'Smart thermostat',
    ],
    choices: {
      starter: { kind: 'starter', equipmentCents: 59_900, monthlyCents: 3999 },
      kit: { kind: 'kit', minCents: 3999, maxCents: 6999, stepCents: 500, defaultCents: 4999 },
    },
  },
  {
    id: 'vivint-custom',
    providerId: 'vivint',
    name: 'Custom plan',
    price: 'Call for pricing',
    priceCents: null,
    description: 'Equipment put together with a specialist for your home.',
    features: ['24/7 professional monitoring', 'Mobile app', 'Professional installation'],
    included: ['Any devices of the catalog'],
  },
]

/** Internet to go with a security package (specification, section 3, 'internetBundle'). */
export type InternetAddOn = {
  planId: string
  serviceName: string
  downloadMbps: number
  additionalCents: number
}

/** The two add-ons that brand A's page offers where no provider was found (specification, section 9). */
export const defaultInternetAddOns: readonly InternetAddOn[] = [
  {
    planId: 'vivint-internet-100',
    serviceName: 'Internet add-on 100 Mbps',
    downloadMbps: 100,
    additionalCents: 1999,
  },
  {
    planId: 'vivint-internet-300',
    serviceName: 'Internet add-on 300 Mbps',
    downloadMbps: 300,
    additionalCents: 2999,
  },
]

/** What is counted for a found provider whose price is not known (specification, section 9). */
export const fallbackInternetAddOnCents = 2999

/** The packages of brand B (specification, section 9, 'Brand B package page'). */
export const adtPackages: readonly SecurityPackage[] = [
  {
    id: 'adt-basic',
    providerId: 'adt',
    name: 'Basic',
    price: formatMonthly(4599),
    priceCents: 4599,
    description: 'Monitored doors, windows and rooms.',
    features: ['24/7 professional monitoring', 'Mobile app', 'Professional installation'],
    included: ['Base station with keypad', 'Door and window sensors', 'Motion sensor', 'Yard sign'],
  },
  {
    id: 'adt-secure',
    providerId: 'adt',
    name: 'Secure',
    price: formatMonthly(5999),
    priceCents: 5999,
    description: 'Adds video and smart home control.',
    features: [
      '24/7 professional monitoring',
      'Mobile app',
      'Professional installation',
      'Video recording',
      'Smart home control',
    ],
    included: [
      'Base station with keypad',
      'Door and window sensors',
      'Motion sensor',
      'Doorbell camera',
      'Indoor camera',
      'Smart lock',
    ],
    badge: 'Most Popular',
  },
]

/** How many internet providers brand B's page offers for bundling at most (specification, section 9). */
export const adtMaxInternetProviders = 3

/** What both security pages say under their packages. */
export const securityPriceNote =
  'The equipment list is confirmed on the phone before you agree to anything. Taxes are not included.'
