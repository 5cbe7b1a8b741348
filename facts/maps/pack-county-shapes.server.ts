// Makes county-shapes.json.gz beside it from the package us-atlas: the shape of every county, once in its state's
// picture and once, coarser, in the country's. Run it by hand (`npm run facts:maps`) when the package changes; the
// result is checked in.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { feature, mesh, type Topology } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import { type Place, pathOf, type Rings, ringsOf } from './shape-path.ts'

const require = createRequire(import.meta.url)
/** Two of today's boroughs were one census area until 2019: both use its shape. */
const RENAMED: Record<string, string> = { '02261': '02063' }
/** Maximum size of a state picture's packed paths; links, titles and the rest come on top. */
const MAX_STATE_BYTES = 4_100
const STATE_WIDTH = 640
const STATE_MAX_HEIGHT = 640
const COUNTRY = { width: 975, height: 610 }
const COUNTRY_WEIGHT = 0.9

const atlas: Topology = JSON.parse(readFileSync(require.resolve('us-atlas/counties-albers-10m.json'), 'utf8'))
const weighted = presimplify(atlas)
const { version } = require('us-atlas/package.json')

/** The rings of each county below `fips`, simplified to `minWeight` square units of the atlas. */
function countiesAt(minWeight: number, fips = ''): Map<string, Rings> {
  const simple = simplify(weighted, minWeight)
  const all = feature(simple, simple.objects.counties).features
  return new Map(
    all
      .filter(({ id }) => String(id).startsWith(fips))
      .map(({ id, geometry }) => [RENAMED[String(id)] ?? String(id), ringsOf(geometry)]),
  )
}

/** For more numbers than a call takes arguments. */
const least = (numbers: readonly number[]) =>
  numbers.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)

function fit(counties: ReadonlyMap<string, Rings>): { place: Place; width: number; height: number } {
  const points = [...counties.values()].flat(2)
  const xs = points.map(([x = 0]) => x)
  const ys = points.map(([, y = 0]) => y)
  const [left, right] = [least(xs), -least(xs.map(x => -x))]
  const [top, bottom] = [least(ys), -least(ys.map(y => -y))]
  const scale = Math.min(STATE_WIDTH / (right - left), STATE_MAX_HEIGHT / (bottom - top))
  return {
    place: { left, top, scale },
    width: Math.ceil((right - left) * scale),
    height: Math.ceil((bottom - top) * scale),
  }
}

const pathsOf = (counties: ReadonlyMap<string, Rings>, place: Place) =>
  Object.fromEntries([...counties].map(([fips, rings]) => [fips, pathOf(rings, place)]))

const packed = (paths: Record<string, string>) =>
  brotliCompressSync(JSON.stringify(Object.values(paths))).length

/** The finest shapes of a state that stay within its budget. */
function stateShapes(fips: string) {
  const full = countiesAt(0, fips)
  const { place, width, height } = fit(full)
  for (let pixels = 0.6; ; pixels *= 1.25) {
    const paths = pathsOf(countiesAt(pixels / place.scale ** 2, fips), place)
    if (packed(paths) <= MAX_STATE_BYTES) return { width, height, paths }
  }
}

const whole = { left: 0, top: 0, scale: 1 }
const coarse = simplify(weighted, COUNTRY_WEIGHT)
const borders = mesh(coarse, coarse.objects.states)
const country = {
  ...COUNTRY,
  paths: pathsOf(countiesAt(COUNTRY_WEIGHT), whole),
  borders: pathOf(borders.coordinates, whole, { closed: false }),
}
/** By the two digits that a state's county codes begin with. */
const fipsOfStates = new Set([...countiesAt(0).keys()].map(fips => fips.slice(0, 2)))
const states = Object.fromEntries([...fipsOfStates].toSorted().map(fips => [fips, stateShapes(fips)]))
const source = `us-atlas ${version} (ISC), from the U.S. Census Bureau's cartographic boundary files, 2017 edition`
const file = join(import.meta.dirname, 'county-shapes.json.gz')
writeFileSync(file, gzipSync(JSON.stringify({ source, country, states }), { level: 9 }))
console.log(
  `country ${packed(country.paths)} + ${packed({ b: country.borders })} bytes packed;`,
  Object.entries(states)
    .map(([fips, { paths }]) => `${fips} ${packed(paths)}`)
    .join(', '),
)
