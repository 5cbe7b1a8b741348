// `npm run facts:coverage -- FOLDER`: makes the checked-in county figures from the files in FOLDER. The README.md
// beside this file says what they are, where they are from and how old.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { controlSumsOf } from './control-sums.ts'
import { packCounties } from './pack-counties.ts'
import { packZipCounties } from './pack-zip-counties.ts'

const AS_OF = '2025-06-30'
const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Name the folder of the files: npm run facts:coverage -- FOLDER')
  process.exit(1)
}

const rowsOf = (file: string): Record<string, string>[] =>
  parse(gunzipSync(readFileSync(join(folder, file))), { columns: true, bom: true })

const offers = rowsOf('fcc/county_wireline_J25.csv.gz')
const counties = rowsOf('fcc/county_summary_J25.csv.gz')
const summary = rowsOf('fcc/bdc_us_fixed_broadband_provider_summary_J25_17feb2026.csv.gz')
const pairs = rowsOf('crosswalk/zip_county.csv.gz')

/** The same input makes the same bytes, because the gzip header carries no time. */
const keep = (name: string, text: string) => {
  const packed = gzipSync(text, { level: 9 })
  writeFileSync(join(import.meta.dirname, name), packed)
  console.log(
    `${name}: ${text.length.toLocaleString('en-US')} characters, ${packed.length.toLocaleString('en-US')} bytes`,
  )
}

keep('county-coverage.tsv.gz', packCounties(AS_OF, counties, offers))
keep('zip-counties.txt.gz', packZipCounties(counties, pairs))
writeFileSync(
  join(import.meta.dirname, 'control-sums.json'),
  `${JSON.stringify(controlSumsOf(AS_OF, summary), null, 2)}\n`,
)
