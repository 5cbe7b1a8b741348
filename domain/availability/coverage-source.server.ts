import type { PostalAddress } from '#domain/shared/postal-address.ts'
import type { Precision } from './lookup-result.ts'
import type { ZipEntry } from './zip-directory.server.ts'

/** What is asked: a ZIP, and the full address where the visitor gave one. */
export type CoverageQuestion = { zip: ZipEntry; address: PostalAddress | null }

/** What coverage data say of a place: providers by catalogue id, how precisely, and the data's date. */
export type CoverageAnswer = { providerIds: string[]; precision: Precision; dataDate: string }

/**
 * Port to real coverage data. `null` means that it holds no data for the country at all; an empty list means that
 * nobody serves the place. Throws when its source does not answer.
 */
export type CoverageSource = { find(question: CoverageQuestion): Promise<CoverageAnswer | null> }

/** The source of an installation that has imported no coverage data yet. */
export const noCoverageData: CoverageSource = { find: async () => null }
