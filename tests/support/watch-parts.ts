import type { CoverageSource } from '#domain/availability/coverage-source.server.ts'
import type { CoveredProvider } from '#domain/availability/lookup-result.ts'
import { type TechnologyCode, technologyName } from '#domain/availability/technology.ts'
import { createZipDirectory } from '#domain/availability/zip-directory.server.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { WatchDeps } from '#domain/watches/ask-for-watch.server.ts'
import { silentLog, type TestDatabase } from './test-database.ts'

/** Every ZIP code from 78700 to 78799 lies in Austin. */
const zips = createZipDirectory(
  Array.from(
    { length: 100 },
    (_, index) => `${78_700 + index}\tAustin\tTX\tTravis\t453\t30.27\t-97.74\t3`,
  ).join('\n'),
)

/** Who serves the place of a test, each by one technology. */
export function aPlace(offers: readonly { providerId: string; code: TechnologyCode }[]): CoveredProvider[] {
  return offers.map(({ providerId, code }) => ({
    providerId,
    name: providerId,
    coverage: {
      technologies: [{ code, name: technologyName(code), download: null, upload: null, lowLatency: null }],
      shareServed: null,
      shareOf: null,
      nationwide: false,
    },
  }))
}

/** What watches need, at a moment, with everywhere the same providers; `null` where no data know any place. */
export function watchParts(
  { db, queue }: TestDatabase,
  at: Date,
  providers: CoveredProvider[] | null,
  catalogue: Catalogue,
): WatchDeps {
  const coverage: CoverageSource = {
    find: async () =>
      providers && { providers, precision: 'county', dataDate: '2026-06-30', sample: false, cell: null },
  }
  return { db, queue, catalogue, coverage, zips, log: silentLog, siteUrl: 'http://localhost', now: () => at }
}
