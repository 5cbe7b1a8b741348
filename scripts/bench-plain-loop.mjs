// Part of the benchmark: what one would write without an engine: a CSV library, a loop and a Map.
import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'

const started = performance.now()
const sums = new Map()
const seen = new Set()
for await (const row of createReadStream(process.argv[2]).pipe(parse({ columns: true }))) {
  const key = `${row.h3_res8_id} ${row.provider_id} ${row.technology}`
  let sum = sums.get(key)
  if (!sum) {
    sum = { download: 0, upload: 0, locations: 0, residential: 0 }
    sums.set(key, sum)
  }
  sum.download = Math.max(sum.download, Number(row.max_advertised_download_speed))
  sum.upload = Math.max(sum.upload, Number(row.max_advertised_upload_speed))
  const location = `${key} ${row.location_id}`
  if (seen.has(location)) continue
  seen.add(location)
  sum.locations += 1
  if (row.business_residential_code !== 'B') sum.residential += 1
}
console.log((performance.now() - started) / 1_000)
