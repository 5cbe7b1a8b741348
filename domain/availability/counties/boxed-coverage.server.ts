import { usStates } from '#domain/shared/us-states.ts'
import type { CoverageSource } from '../coverage-source.server.ts'
import type { UnlistedZip, ZipEntry } from '../places/zip-directory.server.ts'
import type { CountyCoverage } from './county-coverage.server.ts'
import { likelyInCounty } from './likely-in-county.ts'
import { coveredIn, withLikely } from './merge-counties.ts'

/**
 * Coverage from the county figures that ship with the site, for places without imported data: who is known to serve
 * the ZIP's county or counties, and who is likely to. Null if the figures are empty or know no county of the ZIP.
 */
export function createBoxedCoverage(box: CountyCoverage): CoverageSource {
  return {
    async find({ zip }) {
      const counties = countiesOf(box, zip).flatMap(fips => box.countyFacts(fips) ?? [])
      const known = counties.filter(county => county.known)
      if (known.length === 0) return null
      const likely = known.flatMap(({ fips }) => {
        const row = box.countyRow(fips)
        return row ? [likelyInCounty(row, box.isNamedIn)] : []
      })
      return {
        ...withLikely(
          coveredIn(known),
          likely.flatMap(one => one.brands),
        ),
        unnamedCable: likely.some(one => one.unnamedCable),
        precision: 'county',
        dataDate: box.asOf,
        sample: false,
        cell: null,
        counties: known.map(({ fips, fullName, state }) => ({ fips, name: fullName, state })),
      }
    },
    namedIn: state => box.brandsOf(state),
  }
}

/** The list of ZIP codes with all their counties, or else the one county in the directory. */
function countiesOf(box: CountyCoverage, zip: ZipEntry | UnlistedZip): readonly string[] {
  const listed = box.countiesOfZip(zip.zipCode)
  if (listed.length > 0 || !('countyCode' in zip) || !zip.countyCode) return listed
  const fips = usStates.find(one => one.code === zip.state)?.fips
  return fips ? [`${fips}${zip.countyCode}`] : []
}
