import { readFileSync } from 'node:fs'
import { isStateCode } from '#domain/shared/us-states.ts'

/** A ZIP code with its post-office city and state, its county and the middle of its area. */
export type ZipEntry = {
  zipCode: string
  city: string
  state: string
  county: string
  /** Three-digit county code within the state, empty where the source has none. */
  countyCode: string
  latitude: number
  longitude: number
  /** From its middle to that of the next ZIP, in km, 30 at most: how large it may be. */
  kilometresToNext: number
}

/** A ZIP that the directory lacks but that may exist: of a new one only the state is known, by its first three digits. */
export type UnlistedZip = Pick<ZipEntry, 'zipCode' | 'state'>

export type ZipDirectory = {
  find(zipCode: string): ZipEntry | undefined
  /** The same; for one that the directory lacks the state of its neighbors, `undefined` where no state has its first three digits. */
  place(zipCode: string): ZipEntry | UnlistedZip | undefined
  /** Every ZIP in the order of the codes, one after the other. */
  entries(): Iterable<ZipEntry>
  size: number
}

/**
 * The ZIP codes of the country from a table with one line each (`zip, city, state, county, county code, latitude,
 * longitude, km to the next`, tab-separated, sorted). It stays one buffer of bytes with one offset for each possible ZIP: under three
 * megabytes instead of forty.
 */
export function createZipDirectory(table: Buffer | string): ZipDirectory {
  const bytes = Buffer.from(table)
  const offsets = new Uint32Array(100_000)
  let size = 0
  for (let start = 0; start < bytes.length; ) {
    // One more than the offset, so that 0 stands for a ZIP that does not exist.
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
  const [zipCode, city, state, county, countyCode, latitude, longitude, next] = line.split('\t')
  if (!zipCode || !city || !state) return undefined
  return {
    zipCode,
    city,
    state,
    county: county ?? '',
    countyCode: countyCode ?? '',
    latitude: Number(latitude),
    longitude: Number(longitude),
    kilometresToNext: Number(next ?? 0),
  }
}

/** Reads the table that the build makes from the ZIP packages (`server/build-steps/zip-directory.ts`). */
export function loadZipDirectory(file: string): ZipDirectory {
  return createZipDirectory(readFileSync(file))
}
