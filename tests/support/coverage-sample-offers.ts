import type { TechnologyCode } from '#domain/availability/technology.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { boxedCounties } from './boxed-coverage.ts'

/** The FCC's words for a technology in file names. */
export const fileWords: Record<TechnologyCode, string> = {
  10: 'Copper',
  40: 'Cable',
  50: 'FibertothePremises',
  71: 'LicensedFixedWireless',
  72: 'LBRFixedWireless',
}

/** What a provider offers in the sample: with one technology, in a share of the cells. */
export type SampleOffer = {
  providerId: number
  /** As in the CSV, quoted if it contains a comma. */
  brand: string
  holding: string
  technology: TechnologyCode
  /** Share of the cells that it reaches. */
  reach: number
  /** Download and upload in Mbps. */
  speeds: readonly (readonly [number, number])[]
  lowLatency: 0 | 1
}

const shapes: Record<TechnologyCode, Pick<SampleOffer, 'reach' | 'speeds' | 'lowLatency'>> = {
  10: {
    reach: 0.55,
    lowLatency: 1,
    speeds: [
      [10, 1],
      [25, 3],
      [100, 10],
    ],
  },
  40: {
    reach: 0.7,
    lowLatency: 1,
    speeds: [
      [300, 20],
      [1000, 35],
      [1200, 200],
    ],
  },
  50: {
    reach: 0.35,
    lowLatency: 1,
    speeds: [
      [500, 500],
      [1000, 1000],
      [2000, 2000],
    ],
  },
  71: {
    reach: 0.8,
    lowLatency: 1,
    speeds: [
      [25, 3],
      [100, 20],
      [300, 20],
    ],
  },
  72: {
    reach: 0.15,
    lowLatency: 0,
    speeds: [
      [25, 5],
      [50, 10],
    ],
  },
}

const codesOf: Record<string, readonly TechnologyCode[]> = {
  Fiber: [50],
  Cable: [40],
  DSL: [10],
  'Cable/Fiber': [40, 50],
  'DSL/Fiber': [10, 50],
  '5G Home': [71],
}

/** Providers outside the catalog: two that exist, and some whose names say that they are made up. */
const outside: readonly { providerId: number; brand: string; technology: TechnologyCode }[] = [
  { providerId: 131310, brand: 'TDS', technology: 50 },
  { providerId: 130804, brand: 'Mediacom', technology: 40 },
  { providerId: 990001, brand: 'Sample Valley Telephone, Inc.', technology: 10 },
  { providerId: 990002, brand: 'Sample Electric, "The Cooperative", Fiber', technology: 50 },
  { providerId: 990003, brand: 'Sample County Wireless, LLC', technology: 72 },
]

/** Who offers what in a state's sample: the catalog's providers that sell in it, and outside ones. */
export function sampleOffers(state: string, random: () => number): SampleOffer[] {
  const sold = new Set(boxedCounties.brandsOf(state))
  const ours = readSeed()
    .internetProviders.filter(({ id, states }) => sold.has(id) || states.some(code => code === state))
    .flatMap(({ name, connection, fccProviderIds: [providerId] }) => {
      if (!connection || providerId === undefined) return []
      return (codesOf[connection] ?? []).map(technology => ({
        providerId,
        brand: name,
        technology,
      }))
    })
  return [...ours, ...outside].map(({ providerId, brand, technology }) => {
    const shape = shapes[technology]
    return {
      providerId,
      technology,
      brand: quoted(brand),
      holding: quoted(`${brand}, holding company`),
      ...shape,
      reach: shape.reach * (0.6 + random() * 0.4),
    }
  })
}

function quoted(text: string): string {
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
