import { readFileSync } from 'node:fs'

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
}

export type ZipDirectory = { find(zipCode: string): ZipEntry | undefined; size: number }

/**
 * The ZIP codes of the country from a table with one line each (`zip, city, state, county, county code, latitude,
 * longitude`, tab-separated, sorted). It stays one string with one offset per ZIP: two megabytes instead of forty.
 */
export function createZipDirectory(table: string): ZipDirectory {
  const offsets = new Map<number, number>()
  for (let start = 0; start < table.length; ) {
    offsets.set(Number(table.slice(start, start + 5)), start)
    const end = table.indexOf('\n', start)
    start = end === -1 ? table.length : end + 1
  }
  return {
    size: offsets.size,
    find(zipCode) {
      if (!/^\d{5}$/.test(zipCode)) return undefined
      const start = offsets.get(Number(zipCode))
      if (start === undefined) return undefined
      const end = table.indexOf('\n', start)
      const [zip, city, state, county, countyCode, latitude, longitude] = table
        .slice(start, end === -1 ? undefined : end)
        .split('\t')
      if (!zip || !city || !state) return undefined
      return {
        zipCode: zip,
        city,
        state,
        county: county ?? '',
        countyCode: countyCode ?? '',
        latitude: Number(latitude),
        longitude: Number(longitude),
      }
    },
  }
}

/** Reads the table that the build makes from the ZIP packages (`scripts/build-zip-directory.mjs`). */
export function loadZipDirectory(file: string): ZipDirectory {
  return createZipDirectory(readFileSync(file, 'utf8'))
}
