import { nameOperator } from './operator-names.ts'

type Row = Readonly<Record<string, string>>
type Offer = { fiber: number; cable: number; dsl: number }

/**
 * The county figures as lines of tab-separated fields; the first field gives the kind: `asOf DATE`; `o NAME CATALOGUE-ID` for each
 * operator, counted from 0; `c FIPS NAME HOMES LOCATIONS CABLE WIRELESS NAMED` for each county, followed by its offers
 * `OPERATOR FIBER CABLE DSL` (locations, empty for none). A share that the source leaves out, or gives as 0 where it
 * gives nothing at all for the county, is empty: unknown.
 */
export function packCounties(asOf: string, counties: readonly Row[], offers: readonly Row[]): string {
  const names = new Map<string, { index: number; line: string }>()
  const indexOf = (operator: string) => {
    const { name, catalogueId } = nameOperator(operator)
    const found = names.get(name) ?? { index: names.size, line: `o\t${name}\t${catalogueId ?? ''}` }
    names.set(name, found)
    return found.index
  }
  const perCounty = Map.groupBy(offers, offer => need(offer, 'county_fips'))
  const lines = counties.flatMap(county => {
    const fips = need(county, 'county_fips')
    const own = perCounty.get(fips) ?? []
    perCounty.delete(fips)
    const nothingKnown = !(Number(county.broadband_coverage_pct) > 0)
    const share = (field: string) => (nothingKnown ? '' : shortShare(need(county, field)))
    const named = own.some(offer => offer.cable_dsl_known === '1') ? '1' : ''
    const head = [
      ...['c', fips, need(county, 'name'), county.housing_units, need(county, 'total_bsls')],
      ...[share('cable_coverage_pct'), share('fwa_coverage_pct'), named],
    ]
    return [head.join('\t'), ...mergedOffers(own, indexOf)]
  })
  if (perCounty.size > 0) throw new Error(`Offers of unknown counties: ${[...perCounty.keys()].join(' ')}`)
  return [`asOf\t${asOf}`, ...[...names.values()].map(one => one.line), ...lines].join('\n')
}

/** One line per operator, the largest first. Companies of one brand sell in different places, so they add up. */
function mergedOffers(offers: readonly Row[], indexOf: (operator: string) => number): string[] {
  const merged = new Map<number, Offer>()
  for (const offer of offers) {
    const operator = need(offer, 'operator')
    const index = indexOf(operator)
    const before = merged.get(index)
    // CenturyLink and Quantum Fiber report the same lines: together they would be 115 % of the FCC's own sum.
    const together = nameOperator(operator).catalogueId === 'centurylink' ? Math.max : sum
    merged.set(index, {
      fiber: together(before?.fiber ?? 0, countOf(offer, 'fiber_locations')),
      cable: together(before?.cable ?? 0, countOf(offer, 'cable_locations')),
      dsl: together(before?.dsl ?? 0, countOf(offer, 'dsl_locations')),
    })
  }
  return [...merged]
    .filter(([, offer]) => most(offer) > 0)
    .toSorted(([, a], [, b]) => most(b) - most(a))
    .map(([index, { fiber, cable, dsl }]) =>
      [index, fiber || '', cable || '', dsl || ''].join('\t').trimEnd(),
    )
}

const sum = (a: number, b: number) => a + b
const most = ({ fiber, cable, dsl }: Offer) => Math.max(fiber, cable, dsl)

function countOf(row: Row, field: string): number {
  const text = row[field] ?? ''
  if (text === '') return 0
  const count = Number(text)
  if (!Number.isInteger(count) || count < 0) throw new Error(`${field} is no count: ${text}`)
  return count
}

/** `.891` for `0.891`: the zero costs a character a thousand times. */
const shortShare = (text: string) => String(Number(text)).replace(/^0\./, '.')

function need(row: Row, field: string): string {
  const text = row[field]
  if (!text) throw new Error(`A row lacks ${field}: ${JSON.stringify(row)}`)
  if (text.includes('\t')) throw new Error(`${field} holds a tab: ${text}`)
  return text
}
