import type { Log } from '#platform/log.server.ts'
import type { IndexedCoverage } from './coverage-data/indexed-coverage.server.ts'
import type { CoverageSource } from './coverage-source.server.ts'
import { layeredCoverage } from './layered-coverage.server.ts'
import type { LikelyOffer } from './lookup-result.ts'

/**
 * What a site answers from: imports that know all lines of a state, then the county figures, then whatever was imported.
 */
export const coverageOfSite = (
  imported: IndexedCoverage,
  counties: CoverageSource,
  log: Log,
): CoverageSource => layeredCoverage([withLikelyBeside(imported.whole, counties), counties, imported], log)

/**
 * Imported data, and of technologies that were not imported who the county figures take for likely: an import of lines
 * says nothing against whoever sells without them.
 */
function withLikelyBeside(imported: CoverageSource, counties: CoverageSource): CoverageSource {
  return {
    ...imported,
    async find(question) {
      const answer = await imported.find(question)
      const lacks = answer?.unimported ?? []
      if (answer === null || lacks.length === 0) return answer
      const county = await counties.find(question)
      const likely = (county?.likely ?? []).flatMap((offer): LikelyOffer[] => {
        const codes = (offer.coverage.likely ?? []).filter(code => lacks.includes(code))
        return codes.length > 0 ? [{ ...offer, coverage: { ...offer.coverage, likely: codes } }] : []
      })
      return likely.length > 0 ? { ...answer, likely: [...(answer.likely ?? []), ...likely] } : answer
    },
  }
}
