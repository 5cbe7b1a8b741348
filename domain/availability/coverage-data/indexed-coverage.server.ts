import { LRUCache } from 'lru-cache'
import type { PostalAddress } from '#domain/shared/postal-address.ts'
import { usStates } from '#domain/shared/us-states.ts'
import type { Database } from '#platform/database.server.ts'
import { describeError, type Log } from '#platform/log.server.ts'
import type { CoverageAnswer, CoverageQuestion, CoverageSource } from '../coverage-source.server.ts'
import type { Precision, ProviderCoverage } from '../lookup-result.ts'
import type { Geocoder } from '../places/geocoder.server.ts'
import type { ZipEntry } from '../places/zip-directory.server.ts'
import { isImportedTechnology, type TechnologyCode } from '../technology.ts'
import { cellAt, cellsAround, cellsOfZip } from './cells.ts'
import type { CurrentImport } from './coverage-index.server.ts'
import {
  type CoverageRow,
  cellQuery,
  homeSharesByProvider,
  rowsOfCells,
  rowsOfCounty,
  technologiesOf,
} from './coverage-queries.server.ts'
import { watchServedImports } from './served-imports.server.ts'
import { sumCoverage } from './sum-coverage.ts'
import { knowsAllLines, unimportedIn } from './unimported.ts'

/** About five megabytes of answers. */
const KEPT_ZIPS = 1_000

type Deps = { db: Database; geocoder: Geocoder; log: Log; now: () => Date }

export type IndexedCoverage = CoverageSource & {
  /** The same only for states of which all kinds of lines are imported: what answers before any other source. */
  whole: CoverageSource
}

/**
 * Coverage from the imported index. An address is found by its cell ('area') or, if nobody is listed in it, by the
 * cells around it ('nearby'). Without an address, or if the geocoder doesn't know it or doesn't answer, the ZIP's
 * reach answers ('zip'), then its county, and `street` says why. Null if no data of the state were imported. An answer
 * names the technologies that the imports of the state lack.
 */
export function createIndexedCoverage({ db, geocoder, log, now }: Deps): IndexedCoverage {
  const imports = watchServedImports(db, now)
  const rowsOfCell = cellQuery(db)
  const zipAnswers = new LRUCache<string, { served: readonly CurrentImport[]; answer: CoverageAnswer }>({
    max: KEPT_ZIPS,
  })

  async function locate(address: PostalAddress, state: string): Promise<Located> {
    try {
      const place = await geocoder.locate(address)
      if (!place || (place.state !== null && place.state !== state)) return { street: 'unknown' }
      return { street: 'placed', cell: cellAt(place.latitude, place.longitude) }
    } catch (error) {
      log.warn({ err: describeError(error) }, 'geocoder did not answer')
      return { street: 'failed' }
    }
  }

  async function byCell(cell: string): Promise<{ rows: CoverageRow[]; precision: Precision }> {
    const own = await rowsOfCell(cell)
    if (own.length > 0) return { rows: own, precision: 'area' }
    const around = await rowsOfCells(db, cellsAround(cell))
    return { rows: around, precision: around.length > 0 ? 'nearby' : 'area' }
  }

  async function byZip(zip: ZipEntry, county: string | null): Promise<CoverageRow[]> {
    const rows = await rowsOfCells(db, cellsOfZip(zip))
    return rows.length > 0 || !county ? rows : rowsOfCounty(db, county)
  }

  async function answer(
    coverage: Map<number, ProviderCoverage>,
    used: readonly CurrentImport[],
    facts: { precision: Precision; cell: string | null },
  ): Promise<CoverageAnswer> {
    const names = await imports.names()
    return {
      ...facts,
      providers: [...coverage].map(([fccProviderId, own]) => ({
        fccProviderId,
        name: names.get(fccProviderId) ?? `Provider ${fccProviderId}`,
        coverage: own,
      })),
      dataDate: used.map(one => one.asOf).toSorted()[0] ?? '',
      sample: used.some(one => one.sample),
    }
  }

  /** The same for everybody who asks for the ZIP, until the imports are reread, within a minute. */
  async function zipAnswer(
    zip: ZipEntry,
    county: string | null,
    served: readonly CurrentImport[],
    ofState: CurrentImport[],
    ofShares: CurrentImport[],
  ): Promise<CoverageAnswer> {
    const kept = zipAnswers.get(zip.zipCode)
    if (kept?.served === served) return kept.answer
    const [rows, shares] = await Promise.all([
      byZip(zip, county),
      county ? homeSharesByProvider(db, 'County', county) : new Map<number, number>(),
    ])
    const used = rows.length > 0 ? await imports.byId(new Set(rows.map(row => row.importId))) : ofState
    const coverage = withCountyShares(sumCoverage(rows), shares)
    const found = await answer(coverage, shares.size > 0 ? [...used, ...ofShares] : used, {
      precision: 'zip',
      cell: null,
    })
    zipAnswers.set(zip.zipCode, { served, answer: found })
    return found
  }

  const countyOf = (zip: CoverageQuestion['zip'], fips: string | undefined) =>
    fips && 'countyCode' in zip && zip.countyCode ? `${fips}${zip.countyCode}` : null

  async function byImports({ zip, address }: CoverageQuestion, known: Known): Promise<CoverageAnswer | null> {
    const { served, ofState, ofShares, fips, unimported } = known
    const gap = unimported.length > 0 ? { unimported } : {}
    const located = address && (await locate(address, zip.state))
    if (located?.street === 'placed') {
      const { cell, street } = located
      const { rows, precision } = await byCell(cell)
      const used = rows.length > 0 ? await imports.byId(new Set(rows.map(row => row.importId))) : ofState
      return { ...(await answer(sumCoverage(rows), used, { precision, cell })), street, ...gap }
    }
    if (!('latitude' in zip)) return null
    const found = await zipAnswer(zip, countyOf(zip, fips), served, ofState, ofShares)
    return { ...found, ...(located ? { street: located.street } : {}), ...gap }
  }

  async function knownOf({ zip }: CoverageQuestion): Promise<Known> {
    const served = await imports.current()
    const fips = usStates.find(one => one.code === zip.state)?.fips
    const ofState = served.filter(one => one.technology !== null && one.stateFips === fips)
    const ofShares = served.filter(one => one.kind === 'geography_shares')
    return { served, fips, ofState, ofShares, unimported: unimportedIn(ofState, fips) }
  }

  async function byWhole(question: CoverageQuestion, known: Known): Promise<CoverageAnswer | null> {
    const { ofShares, fips, unimported } = known
    if (knowsAllLines(unimported)) return byImports(question, known)
    const county = countyOf(question.zip, fips)
    if (ofShares.length === 0 || county === null) return null
    const shares = await homeSharesByProvider(db, 'County', county)
    if (shares.size === 0) return null
    return answer(await byShareAlone(db, shares), ofShares, { precision: 'zip', cell: null })
  }

  return {
    brandNames: () => imports.names(),
    async find(question) {
      const known = await knownOf(question)
      const found = await byWhole(question, known)
      if (found || known.ofState.length === 0) return found
      const partial = await byImports(question, known)
      return partial && withoutShares(partial)
    },
    whole: { find: async question => byWhole(question, await knownOf(question)) },
  }
}

/** Of how many homes somebody serves a share, files of some kinds of lines don't say. */
function withoutShares(found: CoverageAnswer): CoverageAnswer {
  return {
    ...found,
    providers: found.providers.map(one => ({
      ...one,
      coverage: { ...one.coverage, shareServed: null, shareOf: null },
    })),
  }
}

/** Where a street is, or why that isn't known. */
type Located = { street: 'placed'; cell: string } | { street: 'unknown' | 'failed' }

/** Which imports say something about a state. */
type Known = {
  served: readonly CurrentImport[]
  fips: string | undefined
  ofState: CurrentImport[]
  ofShares: CurrentImport[]
  unimported: TechnologyCode[]
}

/** The FCC's own share of the county's homes replaces the one computed from the cells. */
function withCountyShares(
  coverage: Map<number, ProviderCoverage>,
  shares: Map<number, number>,
): Map<number, ProviderCoverage> {
  return new Map(
    [...coverage].map(([id, own]) => {
      const share = shares.get(id)
      return [id, share === undefined ? own : { ...own, shareServed: share, shareOf: 'county' }] as const
    }),
  )
}

/** If only the shares of the county are known: who serves any of its homes, with the technologies that it sells. */
async function byShareAlone(
  db: Database,
  shares: Map<number, number>,
): Promise<Map<number, ProviderCoverage>> {
  const serving = [...shares].filter(([, share]) => share > 0)
  const technologies = await technologiesOf(
    db,
    serving.map(([id]) => id),
  )
  return new Map(
    serving.map(([id, shareServed]) => {
      const likely = (technologies.get(id) ?? []).filter(isImportedTechnology)
      return [id, { technologies: [], likely, shareServed, shareOf: 'county', nationwide: false }] as const
    }),
  )
}
