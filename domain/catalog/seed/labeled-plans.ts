import { flat, introThen, type PriceSchedule } from '#domain/pricing/price-schedule.ts'
import { formatCents } from '#domain/shared/money.ts'
import type { CatalogueInput } from '../catalogue-content.ts'
import { about, BY_ADDRESS, NEW_CUSTOMERS, NO_DATA_STATED, NOT_INCLUDED } from './conditions.ts'
import { COX_CONTRACT, COX_DATA_GB, COX_MORE_DATA, COX_ONCE, COX_UPLOAD, COX_WIFI } from './cox-conditions.ts'

type Plan = CatalogueInput['internetPlans'][number]

/** What the plans of one provider have in common. */
const att = {
  providerId: 'att',
  type: 'fiber',
  speed: 'typical',
  wifiIncluded: true,
  beforeAutopay: true,
  conditions: NOT_INCLUDED,
} satisfies Partial<Plan>

const cox = {
  providerId: 'cox',
  type: 'cable',
  speed: 'typical',
  dataCap: 'charged-beyond',
  dataCapGb: COX_DATA_GB,
  ...COX_MORE_DATA,
  contractMonths: null,
} satisfies Partial<Plan>

const coxConditions = (says: string) => [
  COX_WIFI,
  COX_ONCE,
  about('other', `Cox’s labels of Aug 17, 2026 say ${says}; most of them this price.`),
  COX_UPLOAD,
  COX_CONTRACT,
  ...NOT_INCLUDED,
]

const frontier = {
  providerId: 'frontier',
  type: 'fiber',
  wifiIncluded: true,
  dataCap: 'not-published',
} satisfies Partial<Plan>

const googleFiber = {
  providerId: 'google-fiber',
  type: 'fiber',
  speed: 'typical',
  wifiIncluded: true,
} satisfies Partial<Plan>

const googleFee = (cents: number) => ({
  labelFee: { cents, upTo: true },
  conditions: [
    about(
      'label-fees',
      `In most cities the label adds a monthly provider fee of up to ${formatCents(cents)}.`,
    ),
    ...NOT_INCLUDED,
  ],
})

const spectrum = {
  providerId: 'spectrum',
  type: 'cable',
  speed: 'typical',
  withAutopay: true,
  dataCap: 'not-published',
} satisfies Partial<Plan>

/** What is the same on the labels of all its plans, of Jul 20, 2026. */
export const spectrumConditions = (says: string) => [
  NEW_CUSTOMERS,
  about('other', `Spectrum’s labels of Jul 20, 2026 say ${says} by address and promotion.`),
  about('fees', 'The label lists professional installation at $50.00, which totals leave out.'),
  NO_DATA_STATED,
  about('taxes-none', 'The label gives $0.00 for government taxes.'),
  BY_ADDRESS,
]

const tmobile = {
  providerId: 'tmobile',
  type: '5g',
  speed: 'range',
  wifiIncluded: true,
} satisfies Partial<Plan>

const activation = { label: 'Service activation', cents: 2000, purpose: 'activation' } as const
const spectrumPrice = (intro: number, later: number): PriceSchedule =>
  introThen(intro, 12, later, [activation])

/** What Frontier's label calls only 'One-time fees'. */
const frontierPrice = (monthly: number, fees: number): PriceSchedule =>
  flat(monthly, [{ label: 'One-time fees on the label', cents: fees, purpose: 'all' }])

/**
 * More plans of the providers without a plan table, each as in its provider's newest shipped broadband label
 * (facts/labels): price now, price after an introductory period, one-time fees and typical speeds.
 */
export const labeledPlans: CatalogueInput['internetPlans'] = [
  {
    ...att,
    id: 'att-internet-500',
    name: 'Internet 500',
    description: 'Fiber for a family with many screens and large uploads.',
    downloadMbps: 659,
    uploadMbps: 628,
    schedule: flat(7500),
    labels: [{ name: 'Internet 500 (Fiber 500Mbps)' }],
  },
  {
    ...att,
    id: 'att-internet-1000',
    name: 'Internet 1000',
    description: 'Fiber for busy homes where several people work, play and upload.',
    downloadMbps: 997,
    uploadMbps: 925,
    schedule: flat(9000),
    labels: [{ name: 'Internet 1000 (Fiber 1GIG)' }],
  },
  {
    ...att,
    id: 'att-internet-2000',
    name: 'Internet 2000',
    description: 'Fiber for very large downloads and uploads. Needs devices that can keep up.',
    downloadMbps: 2526,
    uploadMbps: 2496,
    soldIn: 'some-markets',
    schedule: flat(15_500),
    labels: [{ name: 'Internet 2000 (Fiber 2GIG)' }],
  },
  {
    ...spectrum,
    id: 'spectrum-internet-premier',
    name: 'Internet Premier',
    description: 'Cable for a family with many screens.',
    downloadMbps: 572,
    uploadMbps: 23,
    uploadToMbps: 525,
    schedule: spectrumPrice(5000, 8500),
    labels: [{ name: 'Internet Premier' }],
    labelsDiffer: 'any',
    conditions: spectrumConditions('$30.00 to $95.00'),
  },
  {
    ...spectrum,
    id: 'spectrum-internet-gig',
    name: 'Internet Gig',
    description: 'Cable for busy homes with many devices and large downloads.',
    downloadMbps: 1045,
    uploadMbps: 40,
    uploadToMbps: 1050,
    schedule: spectrumPrice(7000, 10_500),
    labels: [{ name: 'Internet Gig' }],
    labelsDiffer: 'any',
    conditions: spectrumConditions('$40.00 to $120.00'),
  },
  {
    ...cox,
    id: 'cox-go-fast',
    name: 'Go Fast Internet',
    description: 'Cable for one or two people who browse, stream and make video calls.',
    downloadMbps: 118,
    uploadMbps: 6,
    uploadToMbps: 117,
    schedule: flat(5000),
    labels: [{ name: 'Go Fast Internet' }],
    conditions: [COX_WIFI, COX_ONCE, COX_UPLOAD, COX_CONTRACT, ...NOT_INCLUDED],
  },
  {
    ...cox,
    id: 'cox-go-even-faster',
    name: 'Go Even Faster Internet',
    description: 'Cable for a family with many screens.',
    downloadMbps: 588,
    uploadMbps: 11,
    uploadToMbps: 564,
    schedule: flat(9400),
    labels: [{ name: 'Go Even Faster Internet' }],
    labelsDiffer: 'any',
    conditions: coxConditions('$70.00 to $94.00 by address'),
  },
  {
    ...cox,
    id: 'cox-go-super-fast',
    name: 'Go Super Fast Internet',
    description: 'Cable for busy homes with many devices and large downloads.',
    downloadMbps: 1175,
    uploadMbps: 39,
    uploadToMbps: 1027,
    schedule: flat(12_400),
    labels: [{ name: 'Go Super Fast Internet' }],
    labelsDiffer: 'any',
    conditions: coxConditions('$119.99 to $124.00 by address'),
  },
  {
    ...frontier,
    id: 'frontier-fiber-500',
    name: 'Fiber 500',
    description: 'Fiber for a family with many screens and large uploads.',
    downloadMbps: 500,
    schedule: frontierPrice(5499, 10_000),
    labels: [{ name: 'Fiber 500' }],
    conditions: [NO_DATA_STATED, ...NOT_INCLUDED],
  },
  {
    ...frontier,
    id: 'frontier-fiber-1-gig',
    name: 'Fiber 1 Gig',
    description: 'Fiber for busy homes where several people work, play and upload.',
    downloadMbps: 1000,
    schedule: frontierPrice(7499, 15_000),
    labels: [{ name: 'Fiber 1 Gig' }],
    conditions: [NO_DATA_STATED, ...NOT_INCLUDED],
  },
  {
    ...frontier,
    id: 'frontier-fiber-2-gig',
    name: 'Fiber 2 Gig',
    description: 'Fiber for very large downloads and uploads. Needs devices that can keep up.',
    downloadMbps: 2000,
    schedule: frontierPrice(10_999, 20_000),
    labels: [{ name: 'Fiber 2 Gig' }],
    conditions: [NO_DATA_STATED, ...NOT_INCLUDED],
  },
  {
    ...googleFiber,
    id: 'google-fiber-home-3-gig',
    name: 'Home 3 Gig',
    description: 'Fiber for very large downloads and uploads. Needs devices that can keep up.',
    downloadMbps: 3423,
    uploadMbps: 3418,
    soldIn: 'some-markets',
    schedule: flat(10_000),
    labels: [{ name: 'Home 3 Gig' }],
    ...googleFee(309),
  },
  {
    ...googleFiber,
    id: 'google-fiber-edge-8-gig',
    name: 'Edge 8 Gig',
    description: 'Fiber for people who run servers or move huge files at home.',
    downloadMbps: 8086,
    uploadMbps: 8119,
    soldIn: 'some-markets',
    schedule: flat(15_000),
    labels: [{ name: 'Edge 8 Gig' }],
    ...googleFee(464),
  },
  {
    ...tmobile,
    id: 'tmobile-amplified',
    name: 'Amplified Home Internet',
    description: 'Internet over the mobile network, with a newer gateway.',
    downloadFromMbps: 133,
    downloadMbps: 415,
    uploadMbps: 12,
    uploadToMbps: 55,
    schedule: flat(6500, [{ label: 'Device connection charge', cents: 3500, purpose: 'activation' }]),
    labels: [{ name: 'Amplified Home Internet' }],
    beforeAutopay: true,
    conditions: [about('label-fees', 'Taxes and monthly fees are included, as the label says.'), BY_ADDRESS],
  },
]
