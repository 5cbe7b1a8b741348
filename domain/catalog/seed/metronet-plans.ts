import { introThen, promisedFor } from '#domain/pricing/price-schedule.ts'
import type { CatalogueInput } from '../catalogue-content.ts'
import { about, TAXES_ON_TOP } from './conditions.ts'

/** Provider M's one-time installation fee, the same for all plans (specification, section 9). */
const installationFee = { label: 'Installation fee', cents: 7500, purpose: 'installation' } as const

/**
 * Provider M's 3-year price lock as it advertises it (specification, section 9). The saving is the provider's claim;
 * against its rack rates the saving over 36 months is larger, which the price horizon shows.
 */
export const metronetPriceLock = {
  providerId: 'metronet',
  months: 36,
  extraMonthlyCents: 500,
  claimedSavingUpToCents: 27_000,
}

const INTRO_MONTHS = 12

/** A plan by its introductory price and its rack rate; what all plans share, and the lock if it is sold. */
function fiberPlan(id: string, introCents: number, rackRateCents: number, lock: 'lockable' | 'not-lockable') {
  const fees = [installationFee]
  const { months, extraMonthlyCents } = metronetPriceLock
  return {
    id,
    providerId: 'metronet',
    type: 'fiber',
    supportAroundTheClock: true,
    inBundleBuilder: true,
    schedule: introThen(introCents, INTRO_MONTHS, rackRateCents, fees),
    laterPriceName: 'rack-rate',
    priceLock:
      lock === 'lockable'
        ? { id: `${id}-lock`, months, schedule: promisedFor(introCents + extraMonthlyCents, months, fees) }
        : null,
  } as const
}

/** What all its labels say of a plan: ours are among their prices. */
const conditions = (says: string) => [
  about('introduction', 'Introductory price for 12 months, then the standard rate.'),
  about('fees', 'One-time installation fee.'),
  TAXES_ON_TOP,
  about(
    'other',
    `Metronet’s labels of Jun 29, 2026 say ${says} by address and promotion, and nothing, $25.00, $50.00 or $75.00 for installation.`,
  ),
  // The label with our price repeats it as the regular one and has no fee: both figures are section 9's.
  about(
    'other',
    'The price from month 13 and the installation fee are those of Metronet’s own price table. The label with this price states neither.',
  ),
]

/** The fiber table of provider M (specification, section 9), in the order of its page. */
export const metronetPlans: CatalogueInput['internetPlans'] = [
  {
    ...fiberPlan('metronet-150', 2995, 5495, 'not-lockable'),
    name: '150 Mbps',
    description: 'For one or two people who browse, stream and make video calls.',
    labels: [{ name: 'Metronet 150M/150M Internet Access' }],
    labelsDiffer: 'higher',
    downloadMbps: 150,
    uploadMbps: 150,
    conditions: conditions('$29.95 to $55.00'),
  },
  {
    ...fiberPlan('metronet-500', 4495, 6995, 'lockable'),
    name: '500 Mbps',
    description: 'For a family that streams, plays and works from home.',
    labels: [{ name: 'Metronet 500M/ 500M Internet Access' }],
    labelsDiffer: 'any',
    downloadMbps: 500,
    uploadMbps: 500,
    badge: 'Most Popular',
    conditions: conditions('$29.95 to $80.00'),
  },
  {
    ...fiberPlan('metronet-1-gig', 4995, 8995, 'lockable'),
    name: '1 Gig',
    description: 'For busy homes with many devices and large uploads.',
    labels: [{ name: 'Metronet 1G/1G Internet Access' }],
    labelsDiffer: 'any',
    downloadMbps: 1000,
    uploadMbps: 1000,
    conditions: conditions('$40.00 to $109.95'),
  },
  {
    ...fiberPlan('metronet-2-gig', 6995, 11_995, 'lockable'),
    name: '2 Gig',
    description: 'For homes that move large files every day. Needs network equipment that can keep up.',
    labels: [{ name: 'Metronet 2G/2G Internet Access' }],
    labelsDiffer: 'any',
    downloadMbps: 2000,
    uploadMbps: 2000,
    conditions: conditions('$50.00 to $119.95'),
  },
  {
    ...fiberPlan('metronet-5-gig', 10_995, 12_995, 'not-lockable'),
    name: '5 Gig',
    description: 'The fastest plan, sold in select markets. Few home devices can use all of it.',
    labels: [{ name: 'Metronet 5G/5G Internet Access' }],
    labelsDiffer: 'higher',
    downloadMbps: 5000,
    uploadMbps: 5000,
    soldIn: 'some-markets',
    conditions: conditions('$109.95 to $130.00'),
  },
]
