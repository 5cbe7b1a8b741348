import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { StateCode } from '#domain/shared/us-states.ts'
import { type CountyFacts, countyFactsOf } from './county-facts.ts'
import { type CountyRow, type CountyTable, readCountyTable } from './county-table.ts'
import { readZipCounties, type ZipCounties } from './zip-counties.ts'

/** What is known of the country's counties from the figures that come with the site. Reads nothing and never throws. */
export type CountyCoverage = {
  /** ISO date of all figures. */
  asOf: string
  /** The county of a five-digit FIPS; null where there is none. Connecticut's have `known: false`. */
  countyFacts(fips: string): CountyFacts | null
  /** A state's counties in the order of their codes; none for territories. */
  countiesOfState(state: StateCode): readonly CountyFacts[]
  /**
   * The counties that a ZIP lies in, by FIPS, most of its homes first; corners with fewer than two of a hundred of its
   * homes are left out. Empty where not known. Codes of Connecticut's planning regions have no facts.
   */
  countiesOfZip(zipCode: string): readonly string[]
  /** A county's figures as they stand in the files, small offers too; null where there is none. */
  countyRow(fips: string): CountyRow | null
  /** Whether a provider of the catalogue is named in any county of a state: whether its absence in another says anything. */
  isNamedIn(state: StateCode, providerId: string): boolean
  /** Providers of the catalogue that offer more than a handful of locations in any county of a state. */
  brandsOf(state: string): readonly string[]
}

/** Answers from tables that were read. Facts of a county are made when they are asked for the first time. */
function createCountyCoverage({ asOf, counties }: CountyTable, zips: ZipCounties): CountyCoverage {
  const facts = new Map<string, CountyFacts>()
  const ofState = Map.groupBy<string, CountyRow>(counties.values(), county => county.state)
  const named = new Set<string>()
  for (const { state, offers } of counties.values()) {
    for (const { providerId } of offers) if (providerId) named.add(`${state} ${providerId}`)
  }
  const countyFacts = (fips: string): CountyFacts | null => {
    const row = counties.get(fips)
    if (!row) return null
    const made = facts.get(fips) ?? countyFactsOf(row)
    facts.set(fips, made)
    return made
  }
  const countiesOfState = (state: string) =>
    (ofState.get(state) ?? []).flatMap(({ fips }) => countyFacts(fips) ?? [])
  return {
    asOf,
    countyFacts,
    countiesOfState,
    countiesOfZip: zipCode => zips.countiesOf(zipCode),
    countyRow: fips => counties.get(fips) ?? null,
    brandsOf(state) {
      const operators = countiesOfState(state).flatMap(county => county.operators)
      return [...new Set(operators.flatMap(one => one.providerId ?? []))]
    },
    isNamedIn: (state, providerId) => named.has(`${state} ${providerId}`),
  }
}

/** Reads the checked-in figures from the project's folder `facts/coverage`. Throws where they are missing or damaged. */
export function loadCountyCoverage(folder: string): CountyCoverage {
  const textOf = (file: string) => gunzipSync(readFileSync(join(folder, file))).toString('utf8')
  return createCountyCoverage(
    readCountyTable(textOf('county-coverage.tsv.gz')),
    readZipCounties(textOf('zip-counties.txt.gz')),
  )
}
