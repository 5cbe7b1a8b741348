import { flat, promisedFor } from '#domain/pricing/price-schedule.ts'
import type { CatalogueInput } from '../catalogue-content.ts'
import { about, RENTAL_ON_TOP } from './conditions.ts'

const cable = {
  providerId: 'wow',
  type: 'cable',
  withAutopay: true,
  supportAroundTheClock: true,
} as const

/** Its labels name two ways in; everybody pays for one of them, and the cheaper one is counted. */
const cableFees = [{ label: 'Self-installation', cents: 1_000, purpose: 'installation' }] as const

const cableConditions = (says: string) => [
  about('introduction', 'Advertised price for the first 12 months.'),
  RENTAL_ON_TOP,
  about(
    'fees',
    `WOW!’s labels of Jun 4, 2026 say ${says} Mbps up, without an introductory period. Self-installation is $10.00, which totals count; professional installation is $99.00.`,
  ),
]

/** The provider labels its fiber prices as standard rates without an introductory term, so they count as lasting. */
const fiber = {
  providerId: 'wow',
  type: 'fiber',
  supportAroundTheClock: true,
} as const

/** Its labels name no other way in. */
const fiberFees = [{ label: 'Professional installation', cents: 10_000, purpose: 'installation' }] as const

const fiberConditions = (says: string) => [
  about(
    'lasting',
    'Standard price without an introductory period; the provider announces changes in writing.',
  ),
  about('other', 'Fiber is sold in select areas.'),
  RENTAL_ON_TOP,
  about(
    'fees',
    `WOW!’s labels of Jun 4, 2026 say ${says}. Professional installation is $100.00, which totals count.`,
  ),
]

/** The cable table and the fiber table of provider W (specification, section 9), in the order of its page. */
export const wowPlans: CatalogueInput['internetPlans'] = [
  {
    ...cable,
    id: 'wow-cable-300',
    name: 'Cable 300 Mbps',
    description: 'For a household that streams on a few screens.',
    labels: [{ name: 'Internet 300' }],
    labelsDiffer: 'higher',
    downloadMbps: 300,
    uploadMbps: 10,
    schedule: promisedFor(3000, 12, cableFees),
    conditions: cableConditions('$30.00 to $65.00 by address and typically 20 to 24'),
  },
  {
    ...cable,
    id: 'wow-cable-600',
    name: 'Cable 600 Mbps',
    description: 'For several people streaming and playing online.',
    labels: [{ name: 'Internet 600' }],
    labelsDiffer: 'any',
    downloadMbps: 600,
    uploadMbps: 10,
    schedule: promisedFor(4500, 12, cableFees),
    conditions: cableConditions('$40.00 to $70.00 by address and typically 41 to 48'),
  },
  {
    ...cable,
    id: 'wow-cable-1-gig',
    name: 'Cable 1 Gig',
    description: 'For busy homes, with more upload for video calls and backups.',
    labels: [{ name: 'Internet 1 Gig' }],
    labelsDiffer: 'higher',
    downloadMbps: 1000,
    uploadMbps: 50,
    rewardCardCents: 20_000,
    schedule: promisedFor(6000, 12, cableFees),
    conditions: cableConditions('$60.00 to $90.00 by address and typically 43 to 57'),
  },
  {
    ...cable,
    id: 'wow-cable-1200',
    name: 'Cable 1.2 Gig',
    description: 'The fastest download over the cable network.',
    labels: [{ name: 'Internet 1.2 Gig' }],
    labelsDiffer: 'any',
    downloadMbps: 1200,
    uploadMbps: 50,
    rewardCardCents: 30_000,
    schedule: promisedFor(9500, 12, cableFees),
    conditions: cableConditions('$80.00 to $110.00 by address and typically 46 to 58'),
  },
  {
    ...fiber,
    id: 'wow-fiber-100',
    name: 'Fiber 100 Mbps',
    description: 'For one or two people, with the same speed up as down.',
    labels: [{ name: 'Fiber 100' }],
    labelsDiffer: 'any',
    downloadMbps: 100,
    uploadMbps: 100,
    schedule: flat(4000, fiberFees),
    conditions: fiberConditions('$25.00 to $50.00 by address'),
  },
  {
    ...fiber,
    id: 'wow-fiber-500',
    name: 'Fiber 500 Mbps',
    description: 'For a family that streams, plays and works from home.',
    labels: [{ name: 'Fiber 500' }],
    labelsDiffer: 'any',
    downloadMbps: 500,
    uploadMbps: 500,
    schedule: flat(5000, fiberFees),
    conditions: fiberConditions('$40.00 to $60.00 by address'),
  },
  {
    ...fiber,
    id: 'wow-fiber-1-gig',
    name: 'Fiber 1 Gig',
    description: 'For busy homes with many devices and large uploads.',
    labels: [{ name: 'Fiber 1 Gig' }, { name: 'Fiber 1Gbps' }],
    labelsDiffer: 'any',
    downloadMbps: 1000,
    uploadMbps: 1000,
    badge: 'Most Popular',
    schedule: flat(7000, fiberFees),
    conditions: fiberConditions('$60.00 to $85.00 by address'),
  },
  {
    ...fiber,
    id: 'wow-fiber-3-gig',
    name: 'Fiber 3 Gig',
    description: 'For homes that move large files every day. Needs network equipment that can keep up.',
    labels: [{ name: 'Fiber 3 Gig' }, { name: 'Fiber 3Gbps' }],
    labelsDiffer: 'any',
    downloadMbps: 3000,
    uploadMbps: 3000,
    badge: 'Best Value',
    schedule: flat(10_000, fiberFees),
    conditions: fiberConditions('$85.00 to $110.00 by address'),
  },
  {
    ...fiber,
    id: 'wow-fiber-5-gig',
    name: 'Fiber 5 Gig',
    description: 'The fastest plan. Few home devices can use all of it.',
    labels: [{ name: 'Fiber 5 Gig' }, { name: 'Fiber 5Gbps' }],
    labelsConfirm: false,
    labelsDiffer: 'higher',
    downloadMbps: 5000,
    uploadMbps: 5000,
    schedule: flat(18_000, fiberFees),
    conditions: fiberConditions('$190.00'),
  },
]
