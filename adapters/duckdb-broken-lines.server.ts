import type { CoverageCsv } from '#domain/availability/coverage-data/coverage-reader.server.ts'
import { rowRules, soundRow, stateOfBlock } from './duckdb-csv.server.ts'
import { type DuckDbSession, literal } from './duckdb-session.server.ts'

const LONGEST_LINE = 16_000_000
const reasonOf = `case ${rowRules
  .map(([column, rule]) => `when (${rule}) is not true then '${column}: empty or not a value of this column'`)
  .join(' ')} else 'not of the state of this file' end`

/**
 * A column of a line as text. Only brand names can contain commas, so columns before them are counted from the start
 * of the line and those after them from its end. A column missing from the file gets its expected value.
 */
function piece(columns: readonly string[], name: string): string {
  const at = columns.indexOf(name)
  const brand = columns.indexOf('brand_name')
  if (at < 0) return 'null'
  return at < brand ? `head[${at + 1}]` : `tail[${at - brand + 1}]`
}

/**
 * Finds the lines of location coverage that are well formed but have impossible values, and puts them into the table
 * `broken`. The file is read line by line, because only that gives their true numbers; lines that are not text are
 * missing from it and are added by `brokenLines`. `belongs` is another condition that sound rows must meet.
 */
export async function findBrokenLines(
  session: DuckDbSession,
  { path, columns }: CoverageCsv,
  belongs: string,
): Promise<void> {
  const text = (name: string) => piece(columns, name)
  const typed = (name: string, type: string) => `try_cast(${text(name)} as ${type})`
  const afterBrand = columns.length - 1 - columns.indexOf('brand_name')
  await session.run('set preserve_insertion_order = true')
  await session.run(`create temp table broken as
    select number, ${reasonOf} as reason from (
      select number, ${typed('provider_id', 'uinteger')} as provider_id, ${typed('location_id', 'ubigint')} as location_id,
        ${typed('technology', 'usmallint')} as technology,
        ${typed('max_advertised_download_speed', 'uinteger')} as max_advertised_download_speed,
        ${typed('max_advertised_upload_speed', 'uinteger')} as max_advertised_upload_speed,
        ${typed('low_latency', 'boolean')} as low_latency,
        ${text('business_residential_code')} as business_residential_code,
        ${columns.includes('state_usps') ? text('state_usps') : stateOfBlock(typed('block_geoid', 'ubigint'))} as state_usps,
        ${typed('block_geoid', 'ubigint')} // 10000000000 as county,
        try_cast('0x' || ${text('h3_res8_id')} as ubigint) as cell_bits
      from (
        select number, string_split(replace(text, '"', ''), ',') as head,
          string_split(replace(regexp_extract(text, '((?:,[^,]*){${afterBrand}})$', 1), '"', ''), ',') as tail
        from (
          select row_number() over () as number, text
          from read_csv(${literal(path)}, columns = {'text': 'VARCHAR'}, header = false, auto_detect = false,
            delim = '', quote = '', escape = '', strict_mode = false, max_line_size = ${LONGEST_LINE},
            store_rejects = true, rejects_table = 'unreadable', rejects_scan = 'unreadable_scans')
        ) where number > 1 and text is not null
      )
    ) where (${soundRow} and ${belongs}) is not true`)
}

/** Those lines, numbered as an editor does, without the ones that are already rejected. */
export const brokenLines = `
  select line, reason from (
    select number + (
      select count(*) from (
        select line - row_number() over (order by line) + 1 as before from (select distinct line from unreadable)
      ) where before <= number
    ) as line, reason from broken
  ) where line not in (select line from rejected)`
