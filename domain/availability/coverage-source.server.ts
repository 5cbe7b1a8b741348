import type { PostalAddress } from '#domain/shared/postal-address.ts'
import type { CoveredProvider, LikelyOffer, PlaceCounty, Precision } from './lookup-result.ts'
import type { UnlistedZip, ZipEntry } from './zip-directory.server.ts'

/** What is asked: a ZIP, and the full address where the visitor gave one. */
type CoverageQuestion = { zip: ZipEntry | UnlistedZip; address: PostalAddress | null }

/** What coverage data say of a place. */
export type CoverageAnswer = {
  providers: CoveredProvider[]
  /** Providers of the catalogue that are likely there; absent where the data name everybody. */
  likely?: LikelyOffer[]
  /** Whether cable is there that none of these account for. */
  unnamedCable?: boolean
  precision: Precision
  /** ISO date for which the data are right; the oldest where several files answered. */
  dataDate: string
  /** Whether any of it was made by the sample generator. */
  sample: boolean
  /** The H3 cell of the address, where it is known. */
  cell: string | null
  /** The counties that the answer is about, where precision is 'county'. */
  counties?: PlaceCounty[]
}

/**
 * Port to real coverage data. `null` means that it holds no data for the place; an empty list means that
 * nobody serves the place. Throws when its source does not answer.
 */
export type CoverageSource = {
  find(question: CoverageQuestion): Promise<CoverageAnswer | null>
  /** Providers of the catalogue that its data name somewhere in a state, by id: for places known by their state alone. */
  namedIn?(state: string): readonly string[]
}

/** The source of an installation that holds no coverage data. */
export const noCoverageData: CoverageSource = { find: async () => null }
