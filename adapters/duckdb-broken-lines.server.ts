import type { CoverageCsv } from '#domain/availability/coverage-reader.server.ts'
import { rowRules, soundRow } from './duckdb-csv.server.ts'
import { type DuckDbSession, literal } from './duckdb-session.server.ts'

const LONGEST_LINE = 16_000_000
const reasonOf = `case ${rowRules
  .map(([column, rule]) => `when (${rule}) is not true then '${column}: empty or not a value of this column'`)
  .join(' ')} else 'not of the state of this file' end`
const piece = (index: number, type: string) => `try_cast(tail[${index}] as ${type})`

/**
 * Finds the lines of location coverage that are well formed but whose values cannot be, into the table `broken`. The
 * file is read line by line, as only that gives their true numbers; lines that are no text are missing from that and
 * are counted again by `brokenLines`. `belongs` is the condition that sound rows must meet too.
 */
export async function findBrokenLines(
  session: DuckDbSession,
  { path }: CoverageCsv,
  belongs: string,
): Promise<void> {
  await session.run('set preserve_insertion_order = true')
  await session.run(`create temp table broken as
    select number, ${reasonOf} as reason from (
      select number, try_cast(provider as uinteger) as provider_id, ${piece(2, 'ubigint')} as location_id,
        ${piece(3, 'usmallint')} as technology, ${piece(4, 'uinteger')} as max_advertised_download_speed,
        ${piece(5, 'uinteger')} as max_advertised_upload_speed, ${piece(6, 'boolean')} as low_latency,
        tail[7] as business_residential_code, tail[8] as state_usps, ${piece(9, 'ubigint')} // 10000000000 as county,
        try_cast('0x' || tail[10] as ubigint) as cell_bits
      from (
        select number, regexp_extract(text, '^[^,]*,"?([^,"]*)"?,', 1) as provider,
          string_split(replace(regexp_extract(text, '((?:,[^,]*){9})$', 1), '"', ''), ',') as tail
        from (
          select row_number() over () as number, text
          from read_csv(${literal(path)}, columns = {'text': 'VARCHAR'}, header = false, auto_detect = false,
            delim = '', quote = '', escape = '', strict_mode = false, max_line_size = ${LONGEST_LINE},
            store_rejects = true, rejects_table = 'unreadable', rejects_scan = 'unreadable_scans')
        ) where number > 1 and text is not null
      )
    ) where (${soundRow} and ${belongs}) is not true`)
}

/** Those lines, numbered as an editor does, without the ones that are rejected already. */
export const brokenLines = `
  select line, reason from (
    select number + (
      select count(*) from (
        select line - row_number() over (order by line) + 1 as before from (select distinct line from unreadable)
      ) where before <= number
    ) as line, reason from broken
  ) where line not in (select line from rejected)`
