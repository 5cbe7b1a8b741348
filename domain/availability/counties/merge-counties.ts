import type { CoverageTechnology, CoveredProvider, LikelyOffer, ProviderCoverage } from '../lookup-result.ts'
import { technologyName } from '../technology.ts'
import type { CountyFacts, CountyOperator } from './county-facts.ts'
import type { Reach } from './county-reach.ts'
import type { LikelyBrand } from './likely-in-county.ts'

const widestFirst: readonly Reach[] = ['most', 'parts', 'few']

/** Who serves any of several counties, by name: technologies without speeds, and reach in words. */
export function coveredIn(counties: readonly CountyFacts[]): CoveredProvider[] {
  const operators = counties.flatMap(county => county.operators)
  return [...Map.groupBy(operators, keyOf).values()].flatMap(same => {
    const [first] = same
    return first ? [coveredProvider(first, same, counties.length)] : []
  })
}

const keyOf = ({ providerId, name }: CountyOperator) => providerId ?? `name:${name}`

function coveredProvider(
  { name, providerId }: CountyOperator,
  same: readonly CountyOperator[],
  counties: number,
): CoveredProvider {
  const offered = same.flatMap(operator => operator.technologies)
  const technologies = [...Map.groupBy(offered, one => one.code)]
    .map(([code, each]): CoverageTechnology => {
      const reach = reachTogether(
        each.map(one => one.reach),
        counties,
      )
      return { code, name: technologyName(code), download: null, upload: null, lowLatency: null, reach }
    })
    .toSorted((a, b) => b.code - a.code)
  const reach = widestFirst.find(word => technologies.some(one => one.reach === word)) ?? 'few'
  const coverage = { technologies, reach, shareServed: null, shareOf: null, nationwide: false }
  return { ...(providerId === null ? {} : { providerId }), name, coverage }
}

/** One word for several counties: theirs if they agree, and 'parts' if only some are reached or they differ. */
function reachTogether(reaches: readonly Reach[], counties: number): Reach {
  if (reaches.every(reach => reach === 'few')) return 'few'
  return reaches.length === counties && reaches.every(reach => reach === 'most') ? 'most' : 'parts'
}

/** Adds what is likely: as another technology of a provider that is known there, otherwise as a separate offer. */
export function withLikely(
  known: readonly CoveredProvider[],
  brands: readonly LikelyBrand[],
): { providers: CoveredProvider[]; likely: LikelyOffer[] } {
  const perBrand = Map.groupBy(brands, brand => brand.providerId)
  const providers = known.map(one => {
    const own = perBrand.get(one.providerId ?? '') ?? []
    perBrand.delete(one.providerId ?? '')
    const codes = codesOf(own).filter(code => one.coverage.technologies.every(known => known.code !== code))
    if (codes.length === 0) return one
    const possible = own.every(brand => brand.reason === 'sells_in_state')
    const likely = { likely: codes, ...(possible ? { onlyPossible: true as const } : {}) }
    return { ...one, coverage: { ...one.coverage, ...likely } }
  })
  const likely = [...perBrand].flatMap(([providerId, own]) => {
    const reason = (own.find(one => one.reason === 'fiber_in_county') ?? own[0])?.reason
    const coverage: ProviderCoverage = {
      technologies: [],
      likely: codesOf(own),
      shareServed: null,
      shareOf: null,
      nationwide: false,
    }
    return reason ? [{ providerId, reason, coverage }] : []
  })
  return { providers, likely }
}

const codesOf = (brands: readonly LikelyBrand[]) => [...new Set(brands.map(brand => brand.code))]
