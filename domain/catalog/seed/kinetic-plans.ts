import { promisedFor } from '#domain/pricing/price-schedule.ts'
import type { CatalogueInput } from '../catalogue-content.ts'
import { about, RENTAL_ON_TOP } from './conditions.ts'

const conditions = [
  about(
    'introduction',
    'Introductory price for new residential customers. It lasts 12 to 24 months depending on the address; 12 are counted here.',
  ),
  RENTAL_ON_TOP,
]

/** What its labels say where our listed price, which is an advertised one, differs. */
const labeled = (says: string) => [
  ...conditions,
  about('other', `Kinetic’s labels of Aug 3, 2026 say ${says}, without an introductory period.`),
]

const shared = {
  providerId: 'kinetic',
  professionalInstallation: true,
  supportAroundTheClock: true,
  inBundleBuilder: true,
} as const

/** The fiber table and the DSL table of provider K (specification, section 9), in the order of its page. */
export const kineticPlans: CatalogueInput['internetPlans'] = [
  {
    ...shared,
    type: 'fiber',
    id: 'kinetic-fiber-2-gig',
    name: 'Fiber 2 GIG',
    description: 'For large homes where many people and devices are online at the same time.',
    labels: [{ name: '2 Gig', uploadMbps: 2000 }],
    labelsConfirm: false,
    labelsDiffer: 'any',
    downloadMbps: 2000,
    uploadMbps: 2000,
    schedule: promisedFor(9999, 12),
    conditions: labeled('$64.99 to $84.99 by address'),
  },
  {
    ...shared,
    type: 'fiber',
    id: 'kinetic-fiber-gig',
    name: 'Fiber GIG',
    description: 'For households that stream, play and work from home at the same time.',
    labels: [{ name: '1 Gig', uploadMbps: 1000 }],
    labelsConfirm: false,
    labelsDiffer: 'any',
    downloadMbps: 1000,
    uploadMbps: 1000,
    badge: 'Best Value',
    schedule: promisedFor(6999, 12),
    conditions: labeled('$44.99 to $64.99 by address'),
  },
  {
    ...shared,
    type: 'fiber',
    id: 'kinetic-fiber-300',
    name: 'Fiber 300',
    description: 'For a family that streams on a few screens and makes video calls.',
    labels: [{ name: '300 Mbps', uploadMbps: 300 }],
    labelsDiffer: 'any',
    downloadMbps: 300,
    uploadMbps: 300,
    schedule: promisedFor(3999, 12),
    conditions: labeled('$34.99 to $44.99 by address'),
  },
  {
    ...shared,
    type: 'fiber',
    id: 'kinetic-fiber-100',
    name: 'Fiber 100',
    description: 'For one or two people who browse, stream and make video calls.',
    labels: [{ name: '100 Mbps', uploadMbps: 100 }],
    labelsDiffer: 'higher',
    downloadMbps: 100,
    uploadMbps: 100,
    schedule: promisedFor(2499, 12),
    conditions: labeled('$24.99 to $29.99 by address'),
  },
  {
    ...shared,
    type: 'dsl',
    id: 'kinetic-dsl-100',
    name: 'DSL up to 100 Mbps',
    speed: 'up-to',
    description: 'Internet over the phone line where fiber has not been built. Speed depends on the line.',
    labels: [{ name: '100 Mbps', uploadMbps: 20 }],
    labelsConfirm: false,
    labelsDiffer: 'higher',
    downloadMbps: 100,
    uploadMbps: 10,
    schedule: promisedFor(4499, 12),
    conditions: labeled('$59.99 and typically 20 Mbps up'),
  },
]
