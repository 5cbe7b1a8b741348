import { introThen, promisedFor } from '#domain/pricing/price-schedule.ts'
import type { InternetPlan } from './internet-plan.ts'
import { featuresOfPlan } from './plan-features.ts'

/** Provider M's one-time installation fee, the same for all plans (specification, section 9). */
export const metronetInstallationFee = { label: 'Installation fee', cents: 7500 } as const

/**
 * Provider M's 3-year price lock as it advertises it (specification, section 9). The saving is the provider's claim;
 * against its rack rates the saving over 36 months is larger, which the price horizon shows.
 */
export const metronetPriceLock = {
  months: 36,
  extraMonthlyCents: 500,
  claimedSavingUpToCents: 27_000,
} as const

const INTRO_MONTHS = 12

type Figures = { priceCents: number; lockedPriceCents?: number; rackRateCents: number }

/** What all plans share, with the schedules that follow from the three prices. */
function fiberPlan({ priceCents, lockedPriceCents, rackRateCents }: Figures) {
  const fees = [metronetInstallationFee]
  return {
    providerId: 'metronet',
    type: 'fiber',
    category: 'Fiber internet',
    contractMonths: 0,
    priceCents,
    rackRateCents,
    schedule: introThen(priceCents, INTRO_MONTHS, rackRateCents, fees),
    ...(lockedPriceCents === undefined
      ? {}
      : { lockedPriceCents, lockSchedule: promisedFor(lockedPriceCents, metronetPriceLock.months, fees) }),
  } as const
}

const conditions = [
  'Introductory price for 12 months, then the standard rate.',
  'One-time installation fee. Taxes are not included.',
]

/** The fiber table of provider M (specification, section 9), in the order of its page. */
export const metronetPlans: readonly InternetPlan[] = [
  {
    ...fiberPlan({ priceCents: 2995, rackRateCents: 5495 }),
    id: 'metronet-150',
    name: '150 Mbps',
    speed: '150 Mbps',
    description: 'For one or two people who browse, stream and make video calls.',
    downloadMbps: 150,
    uploadMbps: 150,
    features: featuresOfPlan('metronet-150'),
    conditions,
  },
  {
    ...fiberPlan({ priceCents: 4495, lockedPriceCents: 4995, rackRateCents: 6995 }),
    id: 'metronet-500',
    name: '500 Mbps',
    speed: '500 Mbps',
    description: 'For a family that streams, plays and works from home.',
    downloadMbps: 500,
    uploadMbps: 500,
    features: featuresOfPlan('metronet-500'),
    badge: 'Most Popular',
    conditions,
  },
  {
    ...fiberPlan({ priceCents: 4995, lockedPriceCents: 5495, rackRateCents: 8995 }),
    id: 'metronet-1-gig',
    name: '1 Gig',
    speed: '1 Gig',
    description: 'For busy homes with many devices and large uploads.',
    downloadMbps: 1000,
    uploadMbps: 1000,
    features: featuresOfPlan('metronet-1-gig'),
    conditions,
  },
  {
    ...fiberPlan({ priceCents: 6995, lockedPriceCents: 7495, rackRateCents: 11_995 }),
    id: 'metronet-2-gig',
    name: '2 Gig',
    speed: '2 Gig',
    description: 'For homes that move large files every day. Needs network equipment that can keep up.',
    downloadMbps: 2000,
    uploadMbps: 2000,
    features: featuresOfPlan('metronet-2-gig'),
    conditions,
  },
  {
    ...fiberPlan({ priceCents: 10_995, rackRateCents: 12_995 }),
    id: 'metronet-5-gig',
    name: '5 Gig',
    speed: '5 Gig',
    description: 'The fastest plan, sold in select markets. Few home devices can use all of it.',
    downloadMbps: 5000,
    uploadMbps: 5000,
    features: featuresOfPlan('metronet-5-gig'),
    conditions: [...conditions, 'Select markets only.'],
  },
]
