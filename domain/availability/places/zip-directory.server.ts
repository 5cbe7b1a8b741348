import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { isMilitaryMail } from '#domain/shared/military-mail.ts'
import { isStateCode, usStates } from '#domain/shared/us-states.ts'
import type { CountyCoverage } from '../counties/county-coverage.server.ts'

/** A ZIP code with its post-office city and state, its county and the center of its area. */
export type ZipEntry = {
  zipCode: string
  city: string
  state: string
  county: string
  /** Three-digit county code within the state, empty if the source has none. */
  countyCode: string
  latitude: number
  longitude: number
  /** From its center to the next ZIP's, in km, 30 at most: a measure of its size. */
  kilometresToNext: number
  /** The census of 2020 knew homes in it. */
  hasCensusArea: boolean
}

/**
 * A ZIP that is missing from the directory but may exist: only the state of a new one is known, by its first three
 * digits.
 */
export type UnlistedZip = Pick<ZipEntry, 'zipCode' | 'state'>

type HomesOfZips = Pick<CountyCoverage, 'countiesOfZip' | 'isZipWithoutHomes'>

export type ZipDirectory = {
  find(zipCode: string): ZipEntry | undefined
  /** The same; for a missing one the state of its neighbors, `undefined` if its first three digits belong to no state. */
  place(zipCode: string): ZipEntry | UnlistedZip | undefined
  /** The states that the ZIP's homes are in, its post office's first: a few ZIPs have homes on both sides of a state line. */
  statesOf(zip: UnlistedZip): readonly string[]
  /**
   * Whether mail is delivered to no home in the ZIP, or hardly any, or the census knew none in it: HUD counts a
   * post-office box that somebody gives as a home's address as a home. False where neither is known.
   */
  isWithoutHomes(zip: ZipEntry | UnlistedZip): boolean
  /** Every ZIP in the order of the codes, one after the other. */
  entries(): Iterable<ZipEntry>
  size: number
}

const nothingKnown: HomesOfZips = { countiesOfZip: () => [], isZipWithoutHomes: () => false }

/**
 * The country's ZIP codes from a table with one line each (`zip, city, state, county, county code, latitude,
 * longitude, km to the next` and a `-` where the census drew no area, tab-separated, sorted). It stays one buffer of bytes with one offset for each possible
 * ZIP: under three megabytes instead of forty. Without the counties of ZIPs, each is in its post office's state alone.
 */
export function createZipDirectory(
  table: Buffer | string,
  { countiesOfZip, isZipWithoutHomes }: HomesOfZips = nothingKnown,
): ZipDirectory {
  const bytes = Buffer.from(table)
  const offsets = new Uint32Array(100_000)
  let size = 0
  for (let start = 0; start < bytes.length; ) {
    // One more than the offset, so that 0 means that the ZIP doesn't exist.
    offsets[Number(bytes.toString('latin1', start, start + 5))] = start + 1
    size += 1
    const end = bytes.indexOf(10, start)
    start = end === -1 ? bytes.length : end + 1
  }
  const read = (index: number): ZipEntry | undefined => {
    const start = (offsets[index] ?? 0) - 1
    if (start < 0) return undefined
    const end = bytes.indexOf(10, start)
    return entryOf(bytes.toString('utf8', start, end === -1 ? bytes.length : end))
  }
  const find = (zipCode: string) => (/^\d{5}$/.test(zipCode) ? read(Number(zipCode)) : undefined)
  return {
    size,
    find,
    place(zipCode) {
      const entry = find(zipCode)
      if (entry || !/^\d{5}$/.test(zipCode)) return entry
      const first = Math.floor(Number(zipCode) / 100) * 100
      const neighbors = Array.from({ length: 100 }, (_, index) => read(first + index)?.state ?? '')
      const state = mostFrequent(neighbors.filter(isStateCode))
      return state === undefined ? undefined : { zipCode, state }
    },
    statesOf({ zipCode, state }) {
      const ofCounties = countiesOfZip(zipCode).flatMap(
        fips => usStates.find(one => fips.startsWith(one.fips))?.code ?? [],
      )
      return [...new Set([state, ...ofCounties])]
    },
    isWithoutHomes: zip => isZipWithoutHomes(zip.zipCode) || ('hasCensusArea' in zip && !zip.hasCensusArea),
    *entries() {
      for (let index = 0; index < offsets.length; index += 1) {
        const entry = read(index)
        if (entry) yield entry
      }
    },
  }
}

function mostFrequent(all: readonly string[]): string | undefined {
  const counts = [...Map.groupBy(all, one => one)].toSorted(([, a], [, b]) => b.length - a.length)
  return counts[0]?.[0]
}

function entryOf(line: string): ZipEntry | undefined {
  const [zipCode, city, state, county, countyCode, latitude, longitude, next, noArea] = line.split('\t')
  if (!zipCode || !city || !state) return undefined
  return {
    zipCode,
    // The table writes "Apo", which is no town but an abbreviation.
    city: isMilitaryMail(state) ? city.toUpperCase() : city,
    state,
    county: county ?? '',
    countyCode: countyCode ?? '',
    latitude: Number(latitude),
    longitude: Number(longitude),
    kilometresToNext: Number(next ?? 0),
    hasCensusArea: noArea !== '-',
  }
}

/** Reads the checked-in table (`facts/zips`). */
export function loadZipDirectory(file: string, homes?: HomesOfZips): ZipDirectory {
  return createZipDirectory(gunzipSync(readFileSync(file)), homes)
}
