import { todayOnly } from '#domain/pricing/price-schedule.ts'
import type { CatalogueInput } from '../catalogue-content.ts'

type Services = NonNullable<CatalogueInput['securityPackages'][number]['services']>

/** What every package of both brands comes with. */
const services: Services = ['monitoring', 'app', 'installation']

/**
 * The packages of brand A (specification, section 9, 'Brand A package page'). The specification names a starter price
 * and a range of kit prices for each; a starter is read as equipment paid once with the range's lowest monthly price.
 */
export const vivintPackages: CatalogueInput['securityPackages'] = [
  {
    id: 'vivint-essentials',
    providerId: 'vivint',
    name: 'Essentials',
    description: 'Sensors, a hub and monitoring for an apartment or a small house.',
    features: ['24/7 professional monitoring', 'Mobile app', 'Professional installation'],
    included: ['Smart hub', 'Door and window sensors', 'Motion sensor', 'Yard sign'],
    services,
    devices: ['window-sensors'],
    forApartments: true,
    choices: {
      starter: { id: 'vivint-essentials-starter', equipmentCents: 17_900 },
      kit: { minCents: 1999, maxCents: 4999, stepCents: 500, defaultCents: 2999 },
    },
  },
  {
    id: 'vivint-complete',
    providerId: 'vivint',
    name: 'Complete',
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
    services: [...services, 'smart-home'],
    devices: ['window-sensors', 'doorbell-camera'],
    choices: {
      starter: { id: 'vivint-complete-starter', equipmentCents: 59_900 },
      kit: { minCents: 3999, maxCents: 6999, stepCents: 500, defaultCents: 4999 },
    },
  },
  {
    id: 'vivint-custom',
    providerId: 'vivint',
    name: 'Custom plan',
    description: 'Equipment put together with a specialist for your home.',
    features: ['24/7 professional monitoring', 'Mobile app', 'Professional installation'],
    included: ['Any devices of the catalog'],
    services,
  },
]

/** The two add-ons that brand A's page offers where no provider was found (specification, section 9). */
export const internetAddOns: CatalogueInput['internetAddOns'] = [
  {
    id: 'vivint-internet-100',
    serviceName: 'Internet add-on 100 Mbps',
    downloadMbps: 100,
    providerId: 'vivint',
    schedule: todayOnly(1999),
  },
  {
    id: 'vivint-internet-300',
    serviceName: 'Internet add-on 300 Mbps',
    downloadMbps: 300,
    providerId: 'vivint',
    schedule: todayOnly(2999),
  },
]

/** The packages of brand B (specification, section 9, 'Brand B package page'). */
export const adtPackages: CatalogueInput['securityPackages'] = [
  {
    id: 'adt-basic',
    providerId: 'adt',
    name: 'Basic',
    schedule: todayOnly(4599),
    description: 'Monitored doors, windows and rooms.',
    features: ['24/7 professional monitoring', 'Mobile app', 'Professional installation'],
    included: ['Base station with keypad', 'Door and window sensors', 'Motion sensor', 'Yard sign'],
    services,
    devices: ['window-sensors'],
  },
  {
    id: 'adt-secure',
    providerId: 'adt',
    name: 'Secure',
    schedule: todayOnly(5999),
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
    services: [...services, 'smart-home'],
    devices: ['window-sensors', 'doorbell-camera', 'indoor-camera'],
    badge: 'Most Popular',
  },
]
