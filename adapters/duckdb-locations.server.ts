import type {
  LocationCoverage,
  LocationTotals,
  ReadProgress,
} from '#domain/availability/coverage-reader.server.ts'
import { rowRules } from './duckdb-csv.server.ts'
import type { DuckDbSession } from './duckdb-session.server.ts'

/** The id of a cell is a number that files write in hexadecimal. */
const CELL_BITS = "try_cast('0x' || h3_res8_id as ubigint)"
/** A registration number that no provider has; only the sample generator writes it. */
const SAMPLE_FRN = '0000000000'

/** First pass: what the file holds, without its places. */
export async function surveyLocations(
  session: DuckDbSession,
  source: string,
  progress: ReadProgress,
): Promise<LocationCoverage> {
  await session.run(
    `create temp table survey as
     select state_usps, technology, provider_id, brand_name, count(*) as rows, bool_or(frn = '${SAMPLE_FRN}') as sample
     from ${source} group by all`,
    progress,
  )
  const [sum] = await session.rows(
    `select coalesce(sum(rows), 0)::bigint::varchar as rows, coalesce(bool_or(sample), false) as sample,
       list(distinct state_usps) filter (state_usps is not null) as states,
       list(distinct technology) filter (technology is not null) as technologies
     from survey`,
  )
  const brands = await session.rows(
    `select provider_id, brand_name, sum(rows)::bigint::varchar as rows from survey
     where provider_id between 1 and 2147483647 and brand_name <> '' group by provider_id, brand_name
     qualify row_number() over (partition by provider_id order by sum(survey.rows) desc, brand_name) = 1`,
  )
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
  return {
    rows: Number(sum?.rows ?? 0),
    sample: sum?.sample === true,
    states: list(sum?.states).map(String).toSorted(),
    technologies: list(sum?.technologies)
      .map(Number)
      .toSorted((a, b) => a - b),
    brands: brands.map(row => ({
      providerId: Number(row.provider_id),
      name: typeof row.brand_name === 'string' ? row.brand_name : '',
      rows: Number(row.rows),
    })),
  }
}

/**
 * Second pass: one row for each location, provider and technology (a location that is listed twice counts once, with
 * its best speeds), summed up by cell and by county. `broken` rows are well formed but cannot be.
 */
export async function totalLocations(
  session: DuckDbSession,
  source: string,
  state: { code: string; fips: string },
  progress: ReadProgress,
): Promise<Omit<LocationTotals, 'allRows' | 'badRows'> & { rows: number; broken: number; valid: string }> {
  const valid = validRow(state)
  await session.run(
    `create temp table served as
     select cell_bits::bigint as cell, (block_geoid // 10000000000)::integer as county, provider_id,
       technology, location_id, max(max_advertised_download_speed) as download, max(max_advertised_upload_speed) as upload,
       bool_and(low_latency) as low_latency, bool_or(business_residential_code <> 'B') as homes, count(*) as rows
     from (select *, ${CELL_BITS} as cell_bits from ${source})
     where ${valid} group by all`,
    progress,
  )
  await session.run(
    `create temp table places as
     select cell, county, location_id, bool_or(homes) as homes from served group by all`,
  )
  for (const place of ['cell', 'county']) await session.run(sumBy(place))
  const [sum] = await session.rows(
    `select (select coalesce(sum(rows), 0) from served)::bigint::varchar as valid_rows,
       (select coalesce(sum(rows), 0) from survey)::bigint::varchar as rows,
       (select count(*) from by_cell)::integer as cells`,
  )
  await session.run('drop table served')
  const columns =
    'provider_id, technology, download, upload, low_latency, locations, residential, any_residential'
  return {
    valid,
    rows: Number(sum?.rows ?? 0),
    broken: Number(sum?.rows ?? 0) - Number(sum?.valid_rows ?? 0),
    cellCount: Number(sum?.cells ?? 0),
    cells: () => session.batches(`select cell, ${columns} from by_cell order by cell`),
    counties: () =>
      session.batches(`select lpad(county::varchar, 5, '0'), ${columns} from by_county order by county`),
  }
}

function validRow({ code, fips }: { code: string; fips: string }): string {
  const firstBlock = BigInt(fips) * 10_000_000_000_000n
  return [
    ...rowRules.map(([, rule]) => rule),
    'technology = (select any_value(technology) from survey where technology is not null)',
    `state_usps = '${code}'`,
    `block_geoid >= ${firstBlock} and block_geoid < ${firstBlock + 10_000_000_000_000n}`,
  ].join(' and ')
}

function sumBy(place: string): string {
  return `create temp table by_${place} as
    select * from (
      select ${place}, provider_id, technology, max(download) as download, max(upload) as upload,
        bool_and(low_latency) as low_latency, count(*)::integer as locations,
        (count(*) filter (homes))::integer as residential
      from served group by all
    ) join (
      select ${place}, (count(*) filter (homes))::integer as any_residential from places group by all
    ) using (${place})`
}
