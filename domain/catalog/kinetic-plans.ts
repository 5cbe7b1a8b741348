import { promisedFor } from '#domain/pricing/price-schedule.ts'
import type { InternetPlan } from './internet-plan.ts'
import { featuresOfPlan } from './plan-features.ts'

const conditions = [
  'Introductory price for new residential customers. It lasts 12 to 24 months depending on the address; 12 are counted here.',
  'Taxes and equipment rental are not included.',
]

const fiber = {
  providerId: 'kinetic',
  type: 'fiber',
  category: 'Fiber internet',
  contractMonths: 0,
  conditions,
} as const

/** The fiber table and the DSL table of provider K (specification, section 9), in the order of its page. */
export const kineticPlans: readonly InternetPlan[] = [
  {
    ...fiber,
    id: 'kinetic-fiber-2-gig',
    name: 'Fiber 2 GIG',
    priceCents: 9999,
    speed: '2 Gig',
    description: 'For large homes where many people and devices are online at the same time.',
    downloadMbps: 2000,
    uploadMbps: 2000,
    features: featuresOfPlan('kinetic-fiber-2-gig'),
    schedule: promisedFor(9999, 12),
  },
  {
    ...fiber,
    id: 'kinetic-fiber-gig',
    name: 'Fiber GIG',
    priceCents: 6999,
    speed: '1 Gig',
    description: 'For households that stream, play and work from home at the same time.',
    downloadMbps: 1000,
    uploadMbps: 1000,
    features: featuresOfPlan('kinetic-fiber-gig'),
    badge: 'Best Value',
    schedule: promisedFor(6999, 12),
  },
  {
    ...fiber,
    id: 'kinetic-fiber-300',
    name: 'Fiber 300',
    priceCents: 3999,
    speed: '300 Mbps',
    description: 'For a family that streams on a few screens and makes video calls.',
    downloadMbps: 300,
    uploadMbps: 300,
    features: featuresOfPlan('kinetic-fiber-300'),
    schedule: promisedFor(3999, 12),
  },
  {
    ...fiber,
    id: 'kinetic-fiber-100',
    name: 'Fiber 100',
    priceCents: 2499,
    speed: '100 Mbps',
    description: 'For one or two people who browse, stream and make video calls.',
    downloadMbps: 100,
    uploadMbps: 100,
    features: featuresOfPlan('kinetic-fiber-100'),
    schedule: promisedFor(2499, 12),
  },
  {
    id: 'kinetic-dsl-100',
    name: 'DSL up to 100 Mbps',
    providerId: 'kinetic',
    priceCents: 4499,
    type: 'dsl',
    speed: 'Up to 100 Mbps',
    category: 'DSL internet',
    description: 'Internet over the phone line where fiber has not been built. Speed depends on the line.',
    downloadMbps: 100,
    uploadMbps: 10,
    features: featuresOfPlan('kinetic-dsl-100'),
    contractMonths: 0,
    schedule: promisedFor(4499, 12),
    conditions,
  },
]
