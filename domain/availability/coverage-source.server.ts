import type { PostalAddress } from '#domain/shared/postal-address.ts'
import type { BrandNames } from './coverage-data/provider-named.ts'
import type { CoveredProvider, LikelyOffer, PlaceCounty, Precision, StreetOutcome } from './lookup-result.ts'
import type { UnlistedZip, ZipEntry } from './places/zip-directory.server.ts'
import type { TechnologyCode } from './technology.ts'

/** What the caller asks: a ZIP, and the full address if the visitor gave one. */
export type CoverageQuestion = { zip: ZipEntry | UnlistedZip; address: PostalAddress | null }

/** What coverage data say about a place. */
export type CoverageAnswer = {
  providers: CoveredProvider[]
  /** Catalog providers that are likely there; absent if the data name everybody. */
  likely?: LikelyOffer[]
  /** Whether there is cable that none of these account for. */
  unnamedCable?: boolean
  /** Technologies about which the data behind the answer say nothing; absent without any. */
  unimported?: TechnologyCode[]
  precision: Precision
  /** What became of the street of the question; absent if the data can't tell streets apart, or none was given. */
  street?: StreetOutcome
  /** ISO date that the data describe; the oldest if several files answered. */
  dataDate: string
  /** Whether the sample generator made any of it. */
  sample: boolean
  /** The H3 cell of the address, if known. */
  cell: string | null
  /** The counties that the answer is about, if precision is 'county'. */
  counties?: PlaceCounty[]
}

/**
 * Port to real coverage data. `null` means that it holds no data for the place; an empty list means that nobody
 * serves the place. Throws when its source doesn't answer.
 */
export type CoverageSource = {
  find(question: CoverageQuestion): Promise<CoverageAnswer | null>
  /** Catalog providers that its data name anywhere in a state, by id: for places known only by their state. */
  namedIn?(state: string): readonly string[]
  /** What its data call providers, by FCC id: tells who is meant where other figures have names alone. */
  brandNames?(): Promise<BrandNames>
}

/** The source for an installation without coverage data. */
export const noCoverageData: CoverageSource = { find: async () => null }
