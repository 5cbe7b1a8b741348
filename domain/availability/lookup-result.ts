import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'

/** How exactly an answer is known: at the address, in its area (about 0.7 km2), in the ZIP, or only in the state. */
export type Precision = 'address' | 'area' | 'zip' | 'state'

/** A provider that a lookup found, with the plan that its price belongs to. */
export type FoundProvider = {
  /** Catalogue id of the provider. */
  id: string
  name: string
  /** Speed in words, such as `Up to 2,000 Mbps`. */
  speed: string
  /** Dollars a month of `serviceName` today. */
  price: number
  /** Fastest download on offer, in Mbps. */
  maxDownload: number
  /** Fiber, Cable, DSL, Satellite or a pair of them. */
  technology: string
  /** The plan that the price and the cart line stand for. */
  serviceName: string
  /** Download of that plan, in Mbps. */
  planDownload: number
  schedule: PriceSchedule
  /** The provider's page on this site. */
  page: string | null
}

export type LookupPlace = { zipCode: string; city: string; state: string }

/** What the lookup answers (specification, section 3), with its precision and the age of the data. */
export type LookupResult = {
  providers: FoundProvider[]
  error?: string
  /** True when the providers come from the state footprints because coverage data were not to be had. */
  isMock?: boolean
  precision: Precision
  /** ISO date of the data behind the answer. */
  dataDate: string
  /** ISO date of the prices. */
  pricesAsOf: string
  place: LookupPlace
}

/** The words for an unreachable data source; the browser shows 'Using backup data' with it (section 8). */
export const COVERAGE_UNAVAILABLE = 'FCC API is currently unavailable'
