import type { CoverageKind } from '#domain/availability/availability.tables.server.ts'
import { coverageHeaders } from '#domain/availability/coverage-file.ts'
import type { CoverageCsv } from '#domain/availability/coverage-reader.server.ts'
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

/** Rows that do not fit go to the table `rejected`, once a file. */
const keepRejected = "store_rejects = true, rejects_table = 'rejected', rejects_scan = 'rejected_scans'"

/** The rows of a CSV as a table function; those that do not fit are kept apart, or skipped in a later pass. */
export function csvSource({ path, kind }: CoverageCsv, misfits: 'keep' | 'skip'): string {
  const columns = coverageHeaders[kind]
    .split(',')
    .map(name => `${literal(name)}: ${literal(types[kind][name] ?? 'VARCHAR')}`)
  return `read_csv(${literal(path)}, columns = {${columns.join(', ')}}, header = true, auto_detect = false,
    delim = ',', quote = '"', escape = '"', ${misfits === 'keep' ? keepRejected : 'ignore_errors = true'})`
}

/** Lines that the engine could not take, each with a reason. */
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

/**
 * Lines of location coverage that are well formed but whose values cannot be: found by reading the file line by line,
 * as only that gives their true numbers. `valid` is the condition that rows must meet.
 */
export function brokenLines({ path }: CoverageCsv, valid: string): string {
  const piece = (index: number, type: string) => `try_cast(tail[${index}] as ${type})`
  return `
  select line, 'a value is empty, out of range, or of another state or technology' as reason from (
    select line, try_cast(provider as uinteger) as provider_id, ${piece(2, 'ubigint')} as location_id,
      ${piece(3, 'usmallint')} as technology, ${piece(4, 'uinteger')} as max_advertised_download_speed,
      ${piece(5, 'uinteger')} as max_advertised_upload_speed, ${piece(6, 'boolean')} as low_latency,
      tail[7] as business_residential_code, tail[8] as state_usps, ${piece(9, 'ubigint')} as block_geoid,
      try_cast('0x' || tail[10] as ubigint) as cell_bits
    from (
      select line, regexp_extract(text, '^[^,]*,"?([^,"]*)"?,', 1) as provider,
        string_split(replace(regexp_extract(text, '((?:,[^,]*){9})$', 1), '"', ''), ',') as tail
      from (
        select row_number() over () as line, text
        from read_csv(${literal(path)}, columns = {'text': 'VARCHAR'}, header = false, auto_detect = false,
          delim = '\u0001', quote = '', escape = '')
      ) where line > 1 and text is not null
    )
  ) where (${valid}) is not true and line not in (select line from rejected)`
}
