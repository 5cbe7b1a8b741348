import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** A picture's size and the SVG path of each county in it, by FIPS. */
export type CountyPaths = { width: number; height: number; paths: Record<string, string> }

/** The outlines of the country's counties. Each state has a picture of its own size; territories have none. */
export type CountyShapes = {
  /** Whose geometry it is, for the credit. */
  source: string
  country: CountyPaths & { borders: string }
  /** By the FIPS of the state. */
  states: Record<string, CountyPaths>
}

/** Reads the checked-in outlines from the project's folder `facts/maps`. Throws if they are missing or damaged. */
export function loadCountyShapes(folder: string): CountyShapes {
  return JSON.parse(gunzipSync(readFileSync(join(folder, 'county-shapes.json.gz'))).toString('utf8'))
}
