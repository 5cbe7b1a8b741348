type Row = Readonly<Record<string, string>>

/** Stands behind the counties of a ZIP in which the source counts no homes: that of no county. */
const NO_HOMES = '00000'

/** A county with fewer of a ZIP's homes than this is left out: only a corner of it belongs to the ZIP. */
const CORNER = 0.02

/**
 * One line per ZIP with the counties it lies in, the one with most of its homes first: `78613 48453 48491`. The
 * source gives the share of the county's homes that lie in the ZIP; multiplied by the county's homes, that ranks the
 * ZIP's counties. If a county's homes are unknown (Connecticut, territories), or nobody lives in the ZIP (post-office
 * boxes), the share decides. Where every share is 0, `00000` ends the line (`12345 36093 00000`): they have five digits
 * behind the point, so a few homes of a large county may be left.
 */
export function packZipCounties(counties: readonly Row[], pairs: readonly Row[]): string {
  const homesOf = new Map(counties.map(county => [county.county_fips, Number(county.housing_units)]))
  return [...Map.groupBy(pairs, pair => pair.zip ?? '')]
    .filter(([zip]) => /^\d{5}$/.test(zip))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([zip, own]) =>
      [zip, ...countiesOf(own, homesOf), ...(own.every(isEmpty) ? [NO_HOMES] : [])].join(' '),
    )
    .join('\n')
}

const isEmpty = (pair: Row) => Number(pair.share_of_the_countys_homes) === 0

function countiesOf(pairs: readonly Row[], homesOf: ReadonlyMap<string | undefined, number>): string[] {
  const shares = pairs.map(({ county_fips: fips = '', share_of_the_countys_homes: share }) => ({
    fips,
    share: Number(share),
    homes: (homesOf.get(fips) ?? 0) * Number(share),
  }))
  const all = shares.reduce((sum, { homes }) => sum + homes, 0)
  return shares
    .filter(({ fips, homes }) => all === 0 || homes >= all * CORNER || !homesOf.get(fips))
    .toSorted((a, b) => b.homes - a.homes || b.share - a.share)
    .map(one => one.fips)
}
