import type { CoverageKind } from '../availability.tables.server.ts'
import { technologyFileWords } from '../technology.ts'

/** The header that each kind of FCC file has today. */
export const coverageHeaders: Record<CoverageKind, string> = {
  locations:
    'frn,provider_id,brand_name,location_id,technology,max_advertised_download_speed,max_advertised_upload_speed,low_latency,business_residential_code,state_usps,block_geoid,h3_res8_id',
  geography_shares: 'geography_type,geography_id,geography_desc,data_type,provider_id,res_st_pct,bus_iv_pct',
  provider_summary:
    'provider_id,holding_company,technology_code,technology_code_desc,location_count_res,unit_count_res,location_count_bus,unit_count_bus',
  provider_list: 'frn,provider_id,holding_company',
}

/** Column names of location coverage in the first releases (2022). */
const olderNames: ReadonlyMap<string, string> = new Map([
  ['block_fips', 'block_geoid'],
  ['h3index_hex8', 'h3_res8_id'],
  ['technology_code', 'technology'],
])

/** Columns that a file may lack: the first releases gave no state, and the others are not read. */
const dispensable: Record<CoverageKind, readonly string[]> = {
  locations: ['frn', 'state_usps'],
  geography_shares: [],
  provider_summary: ['technology_code_desc', 'location_count_bus', 'unit_count_bus'],
  provider_list: [],
}

export type CoverageHeader = {
  kind: CoverageKind
  /** Today's column names in the order of the file; columns that nobody reads keep their own. */
  columns: readonly string[]
}

const kinds: readonly CoverageKind[] = ['locations', 'geography_shares', 'provider_summary', 'provider_list']

/**
 * Reads a header line: columns in any order, quoted or not, under today's names or the older ones. Null if we read no
 * FCC file with such a header, or if a name appears twice.
 */
export function readHeader(line: string): CoverageHeader | null {
  const names = line
    .replace(/^\uFEFF/, '')
    .split(',')
    .map(name => name.trim().replace(/^"|"$/g, '').trim().toLowerCase())
  for (const kind of kinds) {
    const columns = kind === 'locations' ? names.map(name => olderNames.get(name) ?? name) : names
    const needed = coverageHeaders[kind].split(',').filter(name => !dispensable[kind].includes(name))
    const complete = needed.every(name => columns.includes(name))
    if (complete && columns.every(name => name !== '') && new Set(columns).size === columns.length) {
      return { kind, columns }
    }
  }
  return null
}

/** What a file's name says about it, in the FCC's naming scheme. */
export type CoverageFileName = {
  /** The day that the data describe, as an ISO date. */
  asOf: string
  vintage: string
  revision: string
  /** Only in names of location coverage. */
  stateFips: string | null
  technology: number | null
  /** The FCC's id in names of one provider's files, such as `bdc_130317_...`. */
  providerId: number | null
  /** The name that the sample generator gives. */
  sample: boolean
}

/** Reads `bdc_50_Cable_fixed_broadband_D25_15sep2026.csv`; null if the end of the name doesn't give date and revision. */
export function readCoverageFileName(name: string): CoverageFileName | null {
  const found = name.match(/_([JD])(\d{2})_([A-Za-z0-9]+)\.(?:csv|zip)$/i)
  const [, half = '', year = '', revision = ''] = found ?? []
  if (!found) return null
  const [, stateFips = null, word = null] = name.match(/^bdc_(\d{2})_([A-Za-z]+)_fixed_broadband_/) ?? []
  const [, provider = null] = name.match(/^bdc_(\d{6})_/) ?? []
  const technology = [...technologyFileWords].find(([, known]) => known === word)?.[0] ?? null
  return {
    asOf: `20${year}-${half.toUpperCase() === 'J' ? '06-30' : '12-31'}`,
    vintage: `${half.toUpperCase()}${year}`,
    revision,
    stateFips,
    technology,
    providerId: provider === null ? null : Number(provider),
    sample: /^sample/i.test(revision),
  }
}
