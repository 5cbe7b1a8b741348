import type { CoverageTechnology, ProviderCoverage } from '../lookup-result.ts'
import { fastestFirst, isImportedTechnology, technologyName } from '../technology.ts'
import type { CoverageRow } from './coverage-queries.server.ts'

/**
 * What rows of one or more places say about each provider together: the best speeds of each technology, and the share
 * of homes that it serves. The homes of a place are those that the most widespread technology reaches there: the data
 * list only homes that are served, so the true number may be a little higher and the share a little lower.
 */
export function sumCoverage(rows: readonly CoverageRow[]): Map<number, ProviderCoverage> {
  const homes = listedHomes(rows)
  const perProvider = Map.groupBy(rows, row => row.providerId)
  return new Map(
    [...perProvider].map(([providerId, own]) => {
      const perTechnology = [...Map.groupBy(own, row => row.technology)]
      const technologies = perTechnology
        .flatMap(([code, same]) => technologyOf(code, same) ?? [])
        .toSorted(fastestFirst)
      const served = Math.max(...perTechnology.map(([, same]) => sum(same, row => row.residential)))
      const shareServed = homes > 0 ? Math.min(1, served / homes) : null
      const shareOf = shareServed === null ? null : 'area'
      return [providerId, { technologies, shareServed, shareOf, nationwide: false }] as const
    }),
  )
}

function technologyOf(code: number, rows: readonly CoverageRow[]): CoverageTechnology | null {
  if (!isImportedTechnology(code)) return null
  return {
    code,
    name: technologyName(code),
    download: Math.max(...rows.map(row => row.download)),
    upload: Math.max(...rows.map(row => row.upload)),
    lowLatency: rows.every(row => row.lowLatency),
  }
}

function listedHomes(rows: readonly CoverageRow[]): number {
  const perTechnology = new Map<number, Map<string, number>>()
  for (const { place, importId, technology, anyResidential } of rows) {
    const places = perTechnology.get(technology) ?? new Map<string, number>()
    perTechnology.set(technology, places.set(`${place} ${importId}`, anyResidential))
  }
  return Math.max(0, ...[...perTechnology.values()].map(places => sum([...places.values()], one => one)))
}

function sum<T>(all: readonly T[], read: (one: T) => number): number {
  return all.reduce((total, one) => total + read(one), 0)
}
