import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { StateCode } from '#domain/shared/us-states.ts'
import { type CountyFacts, countyFactsOf } from './county-facts.ts'
import { type CountyRow, type CountyTable, readCountyTable } from './county-table.ts'
import { type LocalOperator, localOperators } from './local-operators.ts'
import { readZipCounties, type ZipCounties } from './zip-counties.ts'

/** The country's counties according to the figures that ship with the site. Does no I/O and never throws. */
export type CountyCoverage = {
  /** ISO date of all figures. */
  asOf: string
  /** The county of a five-digit FIPS; null if there is none. Connecticut's have `known: false`. */
  countyFacts(fips: string): CountyFacts | null
  /** A state's counties in the order of their codes; none for territories. */
  countiesOfState(state: StateCode): readonly CountyFacts[]
  /**
   * The counties that a ZIP lies in, by FIPS, the one with most of its homes first; those with less than 2 % of its
   * homes are left out. Empty if unknown. Codes of Connecticut's planning regions have no facts.
   */
  countiesOfZip(zipCode: string): readonly string[]
  /** Whether mail is delivered to no homes in a ZIP, or hardly any, by the list of ZIP codes; false for one that it lacks. */
  isZipWithoutHomes(zipCode: string): boolean
  /** A county's figures as they are in the files, small offers included; null if there are none. */
  countyRow(fips: string): CountyRow | null
  /**
   * Whether a catalog provider is named in any county of a state: only then does its absence from another county mean
   * anything.
   */
  isNamedIn(state: StateCode, providerId: string): boolean
  /** Catalog providers that offer more than a handful of locations in any county of a state. */
  brandsOf(state: string): readonly string[]
  /** An operator that isn't in the catalog, by how people write its name; null if there is none. */
  operatorNamed(name: string, isSold: (providerId: string) => boolean): LocalOperator | null
}

/** Answers from tables already read. A county's facts are computed the first time they are needed. */
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
  let operators: ReturnType<typeof localOperators> | null = null
  return {
    asOf,
    countyFacts,
    countiesOfState,
    countiesOfZip: zipCode => zips.countiesOf(zipCode),
    isZipWithoutHomes: zipCode => zips.isWithoutHomes(zipCode),
    countyRow: fips => counties.get(fips) ?? null,
    brandsOf(state) {
      const operators = countiesOfState(state).flatMap(county => county.operators)
      return [...new Set(operators.flatMap(one => one.providerId ?? []))]
    },
    operatorNamed(name, isSold) {
      operators ??= localOperators(counties.values())
      return operators(name, isSold)
    },
    isNamedIn: (state, providerId) => named.has(`${state} ${providerId}`),
  }
}

/** Reads the checked-in figures from the project's folder `facts/coverage`. Throws if they are missing or damaged. */
export function loadCountyCoverage(folder: string): CountyCoverage {
  const textOf = (file: string) => gunzipSync(readFileSync(join(folder, file))).toString('utf8')
  return createCountyCoverage(
    readCountyTable(textOf('county-coverage.tsv.gz')),
    readZipCounties(textOf('zip-counties.txt.gz')),
  )
}
