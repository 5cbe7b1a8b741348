import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import type { TechnologyCode } from './technology.ts'

/**
 * How exactly an answer is known: at the address; in its area (the H3 cell of about 0.7 km2); nearby (its own cell is
 * empty in the data, a cell around it is not); in the ZIP; or only in the state.
 */
export type Precision = 'address' | 'area' | 'nearby' | 'zip' | 'state'

/** What the FCC's data say of one technology of a provider at the place. */
export type CoverageTechnology = {
  code: TechnologyCode
  /** `Fiber`, `Cable`, `DSL` or `Fixed wireless`. */
  name: string
  /** Fastest advertised speeds in Mbps there; 0 where the provider advertises none. */
  download: number
  upload: number
  /** At most 100 ms, as the provider says. */
  lowLatency: boolean
}

/** What coverage data say of a provider at the place that was asked for. */
export type ProviderCoverage = {
  /** Fastest first. Empty where only the provider's share of the county is known. */
  technologies: CoverageTechnology[]
  /** Codes that the provider sells somewhere, where `technologies` is empty: likely here too, but not known. */
  likely?: TechnologyCode[]
  /** Share of homes served, 0 to 1, of the place that the precision names; null where it is not known. */
  shareServed: number | null
  /**
   * Of what the share is: of the homes that the data list in the area or the ZIP's reach, or of all homes of the county
   * (the FCC's own figure).
   */
  shareOf: 'area' | 'county' | null
  /** Served from satellites, everywhere alike: not measured at the place. */
  nationwide: boolean
}

/** A provider that the data list at the place, under the FCC's id and name. */
export type CoveredProvider = { fccProviderId: number; name: string; coverage: ProviderCoverage }

/** Set where at least three different people reported the entry as wrong at this place. */
export type Doubt = { doubted?: boolean; reports?: number }

/** A provider that a lookup found, with the plan that its price belongs to. */
export type FoundProvider = Doubt & {
  /** Catalogue id of the provider. */
  id: string
  name: string
  /** Speed in words, such as `Up to 2,000 Mbps`. */
  speed: string
  /** Dollars a month of `serviceName` today. */
  price: number
  /** Fastest download on offer, in Mbps: the one advertised at the place where coverage data know it. */
  maxDownload: number
  /** Fiber, Cable, DSL, Satellite or a pair of them: those at the place where coverage data know them. */
  technology: string
  /** Id of the plan that the price and the cart line stand for, and its name. */
  planId: string
  serviceName: string
  /** Download of that plan, in Mbps. */
  planDownload: number
  schedule: PriceSchedule
  /** The provider's page on this site. */
  page: string | null
  /** The FCC's id under which it was found; for reports of wrong entries. */
  fccProviderId?: number
  /** Absent where the state footprints answered. */
  coverage?: ProviderCoverage
}

/** A provider that serves the place but is not in our catalogue: no price, no order, only the FCC's facts. */
export type OtherProvider = Doubt & {
  fccProviderId: number
  /** Its brand, or its holding company. */
  name: string
  /** Names of its technologies there, fastest first, such as `Fiber`. */
  technology: string
  /** Fastest advertised download there, in Mbps; null where only its share is known. */
  maxDownload: number | null
  coverage: ProviderCoverage
}

export type LookupPlace = {
  zipCode: string
  city: string
  state: string
  /** The H3 cell (resolution 8) behind precision 'area' or 'nearby'; for reports of wrong entries. */
  cell?: string
}

/** What the lookup answers (specification, section 3), with its precision and the age of the data. */
export type LookupResult = {
  providers: FoundProvider[]
  /** Who else serves the place; fastest first, never with a price. */
  otherProviders: OtherProvider[]
  error?: string
  /** True when the providers come from the state footprints because no coverage data answered; `error` says so where their source failed. */
  isMock?: boolean
  /** True when the data were made by the sample generator: the site must say so beside them. */
  sample?: boolean
  precision: Precision
  /** ISO date of the data behind the answer. */
  dataDate: string
  /** ISO date of the prices. */
  pricesAsOf: string
  place: LookupPlace
}
