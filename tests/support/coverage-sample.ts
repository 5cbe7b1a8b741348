import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { latLngToCell } from 'h3-js'
import { loadZipDirectory, type ZipEntry } from '#domain/availability/places/zip-directory.server.ts'
import type { TechnologyCode } from '#domain/availability/technology.ts'
import { isStateCode, usStates } from '#domain/shared/us-states.ts'
import { fileWords, type SampleOffer, sampleOffers } from './coverage-sample-offers.ts'

/** What to make: a state, the number of locations, and the seed that makes the same files again. */
export type SampleOrder = {
  state: string
  locations: number
  out: string
  seed?: number
  /** The file of `facts/zips`. */
  zipDirectory: string
}

export type SampleFiles = { files: string[]; rows: number; locations: number }

const LOCATION_HEADER =
  'frn,provider_id,brand_name,location_id,technology,max_advertised_download_speed,max_advertised_upload_speed,low_latency,business_residential_code,state_usps,block_geoid,h3_res8_id'
const GEOGRAPHY_HEADER =
  'geography_type,geography_id,geography_desc,data_type,provider_id,res_st_pct,bus_iv_pct'
const SUMMARY_HEADER =
  'provider_id,holding_company,technology_code,technology_code_desc,location_count_res,unit_count_res,location_count_bus,unit_count_bus'

/**
 * No provider has this registration number: it distinguishes made-up rows from real ones, whatever their file is
 * called.
 */
const SAMPLE_FRN = '0000000000'

/**
 * Writes files in the FCC's exact format, filled with made-up coverage around the real ZIP centroids of a state: one
 * per technology, the shares by geography, the provider summary and the provider list. Names contain the revision
 * `sample` and rows an impossible registration number, by which an import recognizes them.
 */
export function writeCoverageSample({
  state,
  locations,
  out,
  seed = 1,
  zipDirectory,
}: SampleOrder): SampleFiles {
  const { code, fips } = stateOf(state)
  const random = seeded(seed)
  const zips = [...loadZipDirectory(zipDirectory).entries()].filter(
    zip => zip.state === code && /^\d{3}$/.test(zip.countyCode),
  )
  if (zips.length === 0) throw new Error(`No ZIP codes of ${code} with a county`)
  mkdirSync(out, { recursive: true })
  const revision = `sample${seed}`
  const offers = sampleOffers(code, random)
  const files = new Map<TechnologyCode, CsvFile>()
  for (const { technology } of offers) {
    const name = `bdc_${fips}_${fileWords[technology]}_fixed_broadband_D25_${revision}.csv`
    if (!files.has(technology)) files.set(technology, new CsvFile(join(out, name), LOCATION_HEADER))
  }
  const shares = new Shares(fips)
  for (let index = 0; index < locations; index += 1) {
    const zip = zips[Math.floor(random() ** 2 * zips.length)] ?? zips[0]
    if (!zip) continue
    const place = scatter(zip, random)
    const cell = latLngToCell(place.latitude, place.longitude, 8)
    const block = `${fips}${zip.countyCode}${String(hash(cell) % 1_000_000).padStart(6, '0')}${1000 + (hash(`b${cell}`) % 9000)}`
    const kind = random()
    const use = kind < 0.88 ? 'R' : kind < 0.95 ? 'B' : 'X'
    const county = `${fips}${zip.countyCode}`
    shares.seen(county, zip.city, use)
    for (const offer of offers) {
      if (hash(`${cell}${offer.providerId}`) % 1000 >= offer.reach * 1000 || random() < 0.06) continue
      const [download, upload] =
        random() < 0.01 ? [0, 0] : (offer.speeds[Math.floor(random() * offer.speeds.length)] ?? [0, 0])
      const row = (down: number, up: number) =>
        `${SAMPLE_FRN},${offer.providerId},${offer.brand},${1_000_000_000 + index},${offer.technology},${down},${up},${offer.lowLatency},${use},${code},${block},${cell}\n`
      files.get(offer.technology)?.write(row(download, upload))
      if (random() < 0.005) files.get(offer.technology)?.write(row(Math.floor(download / 2), upload))
      shares.served(offer, county, zip.city, use)
    }
  }
  const geography = new CsvFile(
    join(out, `bdc_us_provider_summary_by_geography_D25_${revision}.csv`),
    GEOGRAPHY_HEADER,
  )
  for (const line of shares.geographyRows()) geography.write(line)
  const summary = new CsvFile(
    join(out, `bdc_us_fixed_broadband_provider_summary_D25_${revision}.csv`),
    SUMMARY_HEADER,
  )
  for (const line of shares.summaryRows()) summary.write(line)
  const list = new CsvFile(
    join(out, `bdc_us_provider_list_D25_${revision}.csv`),
    'frn,provider_id,holding_company',
  )
  for (const [id, { holding }] of new Map(offers.map(offer => [offer.providerId, offer])))
    list.write(`${SAMPLE_FRN},${id},${holding}\n`)
  const coverage = [...files.values()]
  const all = [...coverage, geography, summary, list]
  for (const file of all) file.close()
  return {
    files: all.map(file => file.path),
    rows: coverage.reduce((sum, file) => sum + file.rows, 0),
    locations,
  }
}

function stateOf(state: string) {
  const code = state.toUpperCase()
  const found = usStates.find(one => one.code === code)
  if (!found || !isStateCode(code)) throw new Error(`${state} is no state code such as VT`)
  return found
}

/** A place around a ZIP's center: most within two kilometers, few farther than six. */
function scatter(zip: ZipEntry, random: () => number) {
  const kilometres = -Math.log(1 - random()) * 1.6
  const angle = random() * 2 * Math.PI
  return {
    latitude: zip.latitude + (Math.cos(angle) * kilometres) / 111,
    longitude:
      zip.longitude + (Math.sin(angle) * kilometres) / (111 * Math.cos((zip.latitude * Math.PI) / 180)),
  }
}

/** Mulberry32: the same numbers from the same seed on every machine. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** FNV-1a, for choices that must be the same for a cell and a provider. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return (value ^ (value >>> 15)) >>> 0
}

/** A file that is written in pieces, so that its size doesn't affect memory. */
class CsvFile {
  rows = 0
  readonly path: string
  private readonly descriptor: number
  private pending: string

  constructor(path: string, header: string) {
    this.path = path
    this.descriptor = openSync(path, 'w')
    this.pending = `${header}\n`
  }

  write(line: string): void {
    this.rows += 1
    this.pending += line
    if (this.pending.length > 1 << 18) this.flush()
  }

  close(): void {
    this.flush()
    closeSync(this.descriptor)
  }

  private flush(): void {
    writeSync(this.descriptor, this.pending)
    this.pending = ''
  }
}

type Count = { homes: number; businesses: number }

/** Counts who serves how much of which place, once per location and provider. */
class Shares {
  private readonly totals = new Map<string, Count>()
  private readonly perProvider = new Map<string, Count>()
  private readonly perTechnology = new Map<string, { offer: SampleOffer; count: Count }>()
  private counted = new Set<string>()
  private readonly fips: string

  constructor(fips: string) {
    this.fips = fips
  }

  seen(county: string, city: string, use: string): void {
    this.counted = new Set()
    for (const place of this.places(county, city)) add(this.totals, place, use)
  }

  served(offer: SampleOffer, county: string, city: string, use: string): void {
    const key = `${offer.providerId},${offer.technology}`
    const summary = this.perTechnology.get(key) ?? { offer, count: { homes: 0, businesses: 0 } }
    this.perTechnology.set(key, summary)
    if (use !== 'B') summary.count.homes += 1
    if (use !== 'R') summary.count.businesses += 1
    for (const place of this.places(county, city)) {
      const placeAndProvider = `${place}\t${offer.providerId}`
      if (this.counted.has(placeAndProvider)) continue
      this.counted.add(placeAndProvider)
      add(this.perProvider, placeAndProvider, use)
    }
  }

  geographyRows(): string[] {
    return [...this.perProvider].flatMap(([key, count]) => {
      const [place = '', provider = ''] = key.split('\t')
      const total = this.totals.get(place)
      if (!total) return []
      const share = (part: number, whole: number) => (whole > 0 ? (part / whole).toFixed(4) : '0')
      const shares = `${share(count.homes, total.homes)},${share(count.businesses, total.businesses)}`
      return ['Fixed Broadband', 'Mobile Broadband']
        .slice(0, provider === '130403' ? 2 : 1)
        .map(type => `${place},${type},${provider},${shares}\n`)
    })
  }

  summaryRows(): string[] {
    return [...this.perTechnology.values()].map(({ offer, count }) => {
      const words = `${offer.technology},${fileWords[offer.technology]}`
      return `${offer.providerId},${offer.holding},${words},${count.homes},${count.homes},${count.businesses},${count.businesses}\n`
    })
  }

  private places(county: string, city: string): string[] {
    const { fips } = this
    const placeCode = String(hash(city) % 100_000).padStart(5, '0')
    return [
      'National,99,Nationwide',
      `State,${fips},State ${fips}`,
      `County,${county},"County ${county}, ${fips}"`,
      `CBSA,1${county},"Metropolitan area of ${county}"`,
      `Census Place,${fips}${placeCode},"${city} city"`,
    ]
  }
}

function add(counts: Map<string, Count>, key: string, use: string): void {
  const count = counts.get(key) ?? { homes: 0, businesses: 0 }
  counts.set(key, count)
  if (use !== 'B') count.homes += 1
  if (use !== 'R') count.businesses += 1
}
