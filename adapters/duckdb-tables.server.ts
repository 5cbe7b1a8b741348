import type { CoverageKind } from '#domain/availability/availability.tables.server.ts'
import { geographyTypes } from '#domain/availability/availability.tables.server.ts'
import { type Batch, CoverageFileError } from '#domain/availability/coverage-data/coverage-reader.server.ts'
import { importedTechnologies } from '#domain/availability/technology.ts'
import { type DuckDbSession, literal } from './duckdb-session.server.ts'

const wantedGeographies = geographyTypes.map(literal).join(', ')

/**
 * The columns of each small kind in the order in which the index inserts them. Shares are expected as 0 to 1; a file
 * whose shares go up to 100 is in percent.
 */
const selections: Record<Exclude<CoverageKind, 'locations'>, string> = {
  geography_shares: `
    select geography_type, geography_id, max(geography_desc), provider_id,
      max(res_st_pct) / (select divisor from scale), max(bus_iv_pct) / (select divisor from scale)
    from rows where geography_type in (${wantedGeographies}) and data_type ilike 'fixed%'
    group by geography_type, geography_id, provider_id order by geography_id, provider_id`,
  provider_summary: `
    select provider_id, technology_code, max(holding_company), sum(location_count_res)::integer,
      sum(unit_count_res)::integer
    from rows where technology_code in (${importedTechnologies.join(', ')})
    group by provider_id, technology_code order by provider_id`,
  provider_list: `
    select provider_id, max(holding_company) from rows where holding_company <> ''
    group by provider_id order by provider_id`,
}

const impossible: Record<Exclude<CoverageKind, 'locations'>, string> = {
  geography_shares: `geography_type is null or geography_id is null or provider_id is null or res_st_pct is null
    or bus_iv_pct is null or res_st_pct not between 0 and 100 or bus_iv_pct not between 0 and 100`,
  provider_summary: 'provider_id is null or technology_code is null or location_count_res is null',
  provider_list: 'provider_id is null',
}

/** Reads a whole file of one of the small kinds. Refuses it if well-formed rows hold impossible values. */
export async function readCoverageTable(
  session: DuckDbSession,
  kind: CoverageKind,
  source: string,
): Promise<{ rows: number; batches(): AsyncIterable<Batch> }> {
  if (kind === 'locations') throw new Error('location coverage is summed up, not read as a table')
  await session.run(`create temp table rows as select * from ${source}`)
  const [sum] = await session.rows(
    `select count(*)::integer as rows, (count(*) filter (${impossible[kind]} or provider_id not between 1 and 2147483647))::integer as bad
     from rows`,
  )
  const bad = Number(sum?.bad ?? 0)
  if (bad > 0) {
    throw new CoverageFileError(`${bad} of its rows hold empty or impossible values`)
  }
  if (kind === 'geography_shares') {
    await session.run(
      `create temp table scale as
       select case when max(greatest(res_st_pct, bus_iv_pct)) > 1 then 100 else 1 end as divisor from rows`,
    )
  }
  return { rows: Number(sum?.rows ?? 0), batches: () => session.batches(selections[kind]) }
}
