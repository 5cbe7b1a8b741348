import type { CoverageKind } from '#domain/availability/availability.tables.server.ts'
import type { CoverageCsv } from '#domain/availability/coverage-data/coverage-reader.server.ts'
import { usStates } from '#domain/shared/us-states.ts'
import { literal } from './duckdb-session.server.ts'

/** Types of columns that are not plain text; a value that does not fit makes a bad row. */
const types: Record<CoverageKind, Record<string, string>> = {
  locations: {
    provider_id: 'UINTEGER',
    location_id: 'UBIGINT',
    technology: 'USMALLINT',
    max_advertised_download_speed: 'UINTEGER',
    max_advertised_upload_speed: 'UINTEGER',
    low_latency: 'BOOLEAN',
    block_geoid: 'UBIGINT',
  },
  geography_shares: { provider_id: 'UINTEGER', res_st_pct: 'DOUBLE', bus_iv_pct: 'DOUBLE' },
  provider_summary: {
    provider_id: 'UINTEGER',
    technology_code: 'USMALLINT',
    location_count_res: 'UINTEGER',
    unit_count_res: 'UINTEGER',
  },
  provider_list: { provider_id: 'UINTEGER' },
}

/** The rows of a CSV as a table function; rows that don't fit go to the table `rejected`. */
export function csvSource({ path, kind, columns: names }: CoverageCsv): string {
  const columns = names.map(name => `${literal(name)}: ${literal(types[kind][name] ?? 'VARCHAR')}`)
  return `read_csv(${literal(path)}, columns = {${columns.join(', ')}}, header = true, auto_detect = false,
    delim = ',', quote = '"', escape = '"',
    store_rejects = true, rejects_table = 'rejected', rejects_scan = 'rejected_scans')`
}

/** The postal code of a census block's state, as an expression: the first two digits give it. */
export function stateOfBlock(block: string): string {
  const codes = usStates.map(({ fips, code }) => `${Number(fips)}: ${literal(code)}`)
  return `map {${codes.join(', ')}}[(${block} // 10000000000000)::integer]`
}

/** Lines that the engine could not read, each with a reason. */
export const rejectedLines = `
  select line::bigint as line, min(case error_type
    when 'CAST' then column_name || ': not a value of this column'
    when 'MISSING COLUMNS' then 'too few columns'
    when 'TOO MANY COLUMNS' then 'too many columns'
    when 'UNQUOTED VALUE' then 'broken quotes'
    when 'LINE SIZE OVER MAXIMUM' then 'line too long'
    when 'INVALID ENCODING' then 'not UTF-8'
    else lower(error_type) end) as reason
  from rejected group by line`

/** No provider advertises more than this; a higher speed is a typo. */
const MAX_MBPS = 1_000_000

/**
 * What must hold for a row of location coverage, by column. Cells of resolution 8 have 0x088 in their first twelve
 * bits, and ones in the digits that they don't use.
 */
export const rowRules: readonly (readonly [column: string, rule: string])[] = [
  ['provider_id', 'provider_id between 1 and 2147483647'],
  ['location_id', 'location_id is not null'],
  ['max_advertised_download_speed', `max_advertised_download_speed <= ${MAX_MBPS}`],
  ['max_advertised_upload_speed', `max_advertised_upload_speed <= ${MAX_MBPS}`],
  ['low_latency', 'low_latency is not null'],
  ['business_residential_code', "business_residential_code in ('R', 'B', 'X')"],
  ['technology', 'technology is not null'],
  ['h3_res8_id', 'cell_bits >> 52 = 136 and cell_bits & 1048575 = 1048575'],
]

/** The condition that a row meets all of these rules. */
export const soundRow = rowRules.map(([, rule]) => rule).join(' and ')
