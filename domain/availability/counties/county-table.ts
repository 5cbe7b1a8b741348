import { isStateCode, type StateCode, usStates } from '#domain/shared/us-states.ts'

/** Locations of an operator in a county by the FCC's codes: fiber 50, cable 40, DSL 10. */
type CountedTechnology = { code: 10 | 40 | 50; locations: number }

/** What an operator offers in a county. */
export type CountyOffer = {
  /** As people know it: `EPB`, `Burlington Telecom`. */
  name: string
  /** The catalog provider that it is, if any. */
  providerId: string | null
  /** Technologies with any location, most locations first. */
  technologies: readonly CountedTechnology[]
}

/** A county as its figures are in the files. */
export type CountyRow = {
  fips: string
  name: string
  state: StateCode
  /** Housing units; null if the source has none. */
  homes: number | null
  /** The source's number of locations; where buildings hold many homes it is closer to the number of homes. */
  locations: number
  /** Share of locations with cable, or with fixed wireless, from any operator, 0 to 1; null if unknown. */
  cableShare: number | null
  wirelessShare: number | null
  /** Whether operators are named for cable and DSL. For fiber they always are. */
  namesCableAndDsl: boolean
  /** Most locations first. */
  offers: readonly CountyOffer[]
}

/** The county figures of one date. */
export type CountyTable = { asOf: string; counties: ReadonlyMap<string, CountyRow> }

const technologies = [
  [1, 50],
  [2, 40],
  [3, 10],
] as const

/** Parses the lines that `facts/coverage/pack-counties.ts` writes. Throws at a line that is none of them. */
export function readCountyTable(text: string): CountyTable {
  let asOf = ''
  const operators: Pick<CountyOffer, 'name' | 'providerId'>[] = []
  const counties = new Map<string, CountyRow>()
  let offers: CountyOffer[] = []
  for (const line of text.split('\n')) {
    const fields = line.split('\t')
    const [kind = '', first = '', second = ''] = fields
    if (kind === 'asOf') asOf = first
    else if (kind === 'o') operators.push({ name: first, providerId: second || null })
    else if (kind === 'c') {
      offers = []
      counties.set(first, countyOf(fields, offers))
    } else {
      const operator = operators[Number(kind)]
      if (!operator) throw new Error(`The county figures hold a line that is no offer: ${line}`)
      const { name, providerId } = operator
      offers.push({ name, providerId, technologies: technologiesOf(fields) })
    }
  }
  if (!asOf || counties.size === 0) throw new Error('The county figures hold no date or no county')
  return { asOf, counties }
}

function countyOf(fields: readonly string[], offers: CountyOffer[]): CountyRow {
  const [, fips = '', name = '', homes, locations, cable, wireless, named] = fields
  const state = stateOf.get(fips.slice(0, 2))
  if (!state) throw new Error(`The county figures hold a county of no state: ${fips}`)
  return {
    fips,
    name,
    state,
    homes: numberOf(homes),
    locations: numberOf(locations) ?? 0,
    cableShare: numberOf(cable),
    wirelessShare: numberOf(wireless),
    namesCableAndDsl: named === '1',
    offers,
  }
}

const stateOf = new Map<string, StateCode>(
  usStates.flatMap(({ code, fips }) => (isStateCode(code) ? [[fips, code] as const] : [])),
)

/** Written without intermediate lists, because it runs for each of 13,000 offers at start. */
function technologiesOf(fields: readonly string[]): CountedTechnology[] {
  const found: CountedTechnology[] = []
  for (const [index, code] of technologies) {
    const locations = Number(fields[index] ?? '')
    if (locations > 0) found.push({ code, locations })
  }
  return found.length > 1 ? found.toSorted((a, b) => b.locations - a.locations) : found
}

const numberOf = (text: string | undefined) => (text ? Number(text) : null)
