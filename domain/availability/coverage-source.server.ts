import type { PostalAddress } from '#domain/shared/postal-address.ts'
import type { CoveredProvider, Precision } from './lookup-result.ts'
import type { ZipEntry } from './zip-directory.server.ts'

/** What is asked: a ZIP, and the full address where the visitor gave one. */
type CoverageQuestion = { zip: ZipEntry; address: PostalAddress | null }

/** What coverage data say of a place. */
export type CoverageAnswer = {
  providers: CoveredProvider[]
  precision: Precision
  /** ISO date for which the data are right; the oldest where several files answered. */
  dataDate: string
  /** Whether any of it was made by the sample generator. */
  sample: boolean
  /** The H3 cell of the address, where it is known. */
  cell: string | null
}

/**
 * Port to real coverage data. `null` means that it holds no data for the place's state; an empty list means that
 * nobody serves the place. Throws when its source does not answer.
 */
export type CoverageSource = { find(question: CoverageQuestion): Promise<CoverageAnswer | null> }

/** The source of an installation that has imported no coverage data yet. */
export const noCoverageData: CoverageSource = { find: async () => null }
