// Part of the benchmark: what one would write without an engine: a CSV library, a loop and Maps. It makes the same sums as
// the import (cells, counties, homes; a location that is listed twice counts once), but checks no row.
import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'

type Row = Record<
  | 'block_geoid'
  | 'business_residential_code'
  | 'h3_res8_id'
  | 'location_id'
  | 'low_latency'
  | 'max_advertised_download_speed'
  | 'max_advertised_upload_speed'
  | 'provider_id'
  | 'technology',
  string
>
type Served = {
  cell: string
  county: string
  location: string
  offer: string
  download: number
  upload: number
  lowLatency: boolean
  home: boolean
}
type Sum = { download: number; upload: number; lowLatency: boolean; locations: number; residential: number }

const started = performance.now()
const served = new Map<string, Served>()
const rows: AsyncIterable<Row> = createReadStream(process.argv[2] ?? '').pipe(parse({ columns: true }))
for await (const row of rows) {
  const county = row.block_geoid.slice(0, 5)
  const location = `${row.h3_res8_id} ${county} ${row.location_id}`
  const key = `${location} ${row.provider_id} ${row.technology}`
  let one = served.get(key)
  if (!one) {
    one = {
      ...{ cell: row.h3_res8_id, county, location, offer: `${row.provider_id} ${row.technology}` },
      ...{ download: 0, upload: 0, lowLatency: true, home: false },
    }
    served.set(key, one)
  }
  one.download = Math.max(one.download, Number(row.max_advertised_download_speed))
  one.upload = Math.max(one.upload, Number(row.max_advertised_upload_speed))
  one.lowLatency &&= row.low_latency === '1'
  one.home ||= row.business_residential_code !== 'B'
}

const locations = new Map<string, boolean>()
const sums = { cell: new Map<string, Sum>(), county: new Map<string, Sum>() }
for (const one of served.values()) {
  for (const place of ['cell', 'county'] as const) {
    const key = `${one[place]} ${one.offer}`
    let sum = sums[place].get(key)
    if (!sum) {
      sum = { download: 0, upload: 0, lowLatency: true, locations: 0, residential: 0 }
      sums[place].set(key, sum)
    }
    sum.download = Math.max(sum.download, one.download)
    sum.upload = Math.max(sum.upload, one.upload)
    sum.lowLatency &&= one.lowLatency
    sum.locations += 1
    if (one.home) sum.residential += 1
  }
  locations.set(one.location, locations.get(one.location) || one.home)
}
const homes = new Map<string, number>()
for (const [location, home] of locations) {
  if (!home) continue
  for (const place of location.split(' ', 2)) homes.set(place, (homes.get(place) ?? 0) + 1)
}
console.log((performance.now() - started) / 1_000)
