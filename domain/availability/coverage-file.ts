import type { CoverageKind } from './availability.tables.server.ts'
import { technologyFileWords } from './technology.ts'

/** The header that each kind of FCC file has, to the letter. */
export const coverageHeaders: Record<CoverageKind, string> = {
  locations:
    'frn,provider_id,brand_name,location_id,technology,max_advertised_download_speed,max_advertised_upload_speed,low_latency,business_residential_code,state_usps,block_geoid,h3_res8_id',
  geography_shares: 'geography_type,geography_id,geography_desc,data_type,provider_id,res_st_pct,bus_iv_pct',
  provider_summary:
    'provider_id,holding_company,technology_code,technology_code_desc,location_count_res,unit_count_res,location_count_bus,unit_count_bus',
  provider_list: 'frn,provider_id,holding_company',
}

/** The kind of file that begins with a header line; null where the FCC publishes no such file that we read. */
export function kindOfHeader(line: string): CoverageKind | null {
  const header = line.replace(/^\uFEFF/, '').trimEnd()
  const kinds: CoverageKind[] = ['locations', 'geography_shares', 'provider_summary', 'provider_list']
  return kinds.find(kind => coverageHeaders[kind] === header) ?? null
}

/** What a file's name says of it, as the FCC names files. */
export type CoverageFileName = {
  /** The day for which the data are right, as an ISO date. */
  asOf: string
  vintage: string
  revision: string
  /** Only in names of location coverage. */
  stateFips: string | null
  technology: number | null
  /** Named so by the sample generator. */
  sample: boolean
}

/** Reads `bdc_50_Cable_fixed_broadband_D25_15sep2026.csv`; null where the end of the name does not give the vintage. */
export function readCoverageFileName(name: string): CoverageFileName | null {
  const found = name.match(/_([JD])(\d{2})_([A-Za-z0-9]+)\.(?:csv|zip)$/i)
  const [, half = '', year = '', revision = ''] = found ?? []
  if (!found) return null
  const [, stateFips = null, word = null] = name.match(/^bdc_(\d{2})_([A-Za-z]+)_fixed_broadband_/) ?? []
  const technology = [...technologyFileWords].find(([, known]) => known === word)?.[0] ?? null
  return {
    asOf: `20${year}-${half.toUpperCase() === 'J' ? '06-30' : '12-31'}`,
    vintage: `${half.toUpperCase()}${year}`,
    revision,
    stateFips,
    technology,
    sample: /^sample/i.test(revision),
  }
}
