import type {
  CoverageCsv,
  Held,
  LocationCoverage,
  LocationTotals,
  ReadProgress,
} from '#domain/availability/coverage-data/coverage-reader.server.ts'
import { csvSource, soundRow, stateOfBlock } from './duckdb-csv.server.ts'
import type { DuckDbSession } from './duckdb-session.server.ts'

/** The id of a cell is a number that files write in hexadecimal. */
const CELL_BITS = "try_cast('0x' || h3_res8_id as ubigint)"
/** A registration number that no provider has; only the sample generator uses it. */
const SAMPLE_FRN = '0000000000'
/** How many providers' presence at a location fits into the bits of one number. */
const PROVIDERS_A_WORD = 64

/** What is offered to homes; offers to businesses only say nothing about it. */
const bestOfHomes = `max(download) filter (home) as download, max(upload) filter (home) as upload,
  bool_and(low_latency) filter (home) as low_latency`

/** Reads the file once into the table `listed`, and returns what it holds apart from its places. */
export async function surveyLocations(
  session: DuckDbSession,
  csv: CoverageCsv,
  progress: ReadProgress,
): Promise<Omit<LocationCoverage, 'rejected'>> {
  const lacking = [
    csv.columns.includes('frn') ? '' : ', null as frn',
    csv.columns.includes('state_usps') ? '' : `, ${stateOfBlock('block_geoid')} as state_usps`,
  ].join('')
  await session.run(
    `create temp table listed as
     select state_usps, technology, provider_id, brand_name, try_cast(cell_bits as bigint) as cell,
       (block_geoid // 10000000000)::integer as county, location_id, max_advertised_download_speed as download,
       max_advertised_upload_speed as upload, low_latency, business_residential_code <> 'B' as home,
       frn = '${SAMPLE_FRN}' as sample, (${soundRow}) as sound
     from (select *, ${CELL_BITS} as cell_bits${lacking} from ${csvSource(csv)})`,
    progress,
  )
  await session.run(
    `create temp table survey as
     select state_usps, technology, provider_id, brand_name, count(*) as rows, bool_or(sample) as sample
     from listed group by all`,
  )
  const [sum] = await session.rows(
    `select coalesce(sum(rows), 0)::bigint::varchar as rows, coalesce(bool_or(sample), false) as sample,
       list(distinct state_usps) filter (state_usps is not null) as states,
       list(distinct technology) filter (technology is not null) as technologies,
       list(distinct provider_id) filter (provider_id between 1 and 2147483647) as providers
     from survey`,
  )
  const parts = await session.rows(
    `select distinct state_usps, technology from survey where state_usps is not null and technology is not null
     order by all`,
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
    providerIds: list(sum?.providers)
      .map(Number)
      .toSorted((a, b) => a - b),
    parts: parts.map(row => ({
      state: typeof row.state_usps === 'string' ? row.state_usps : '',
      technology: Number(row.technology),
    })),
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
 * Adds up what was surveyed by cell and by county. A location that is listed twice counts once, with its best speeds;
 * one that lies in two cells counts in both. `broken` rows are well formed but impossible.
 */
export async function totalLocations(
  session: DuckDbSession,
  held: Held,
  progress: ReadProgress,
): Promise<Omit<LocationTotals, 'allRows' | 'badRows'> & { rows: number; broken: number; belongs: string }> {
  const belongs = belongsTo(held)
  await session.run(`create temp view valid as select * from listed where sound and ${belongs}`)
  await session.run(
    `create temp table offers as
     select cell, county, provider_id, ${bestOfHomes}, count(*) as rows
     from valid group by all`,
  )
  await countServed(session, progress)
  await session.run('drop view valid')
  await session.run('drop table listed')
  for (const place of ['cell', 'county']) await session.run(sumBy(place))
  const [sum] = await session.rows(
    `select (select coalesce(sum(rows), 0) from offers)::bigint::varchar as valid_rows,
       (select coalesce(sum(rows), 0) from survey)::bigint::varchar as rows,
       (select count(*) from by_cell)::integer as cells`,
  )
  const columns = `provider_id, ${held.technology}, download, upload, low_latency, locations, residential, any_residential`
  return {
    belongs,
    rows: Number(sum?.rows ?? 0),
    broken: Number(sum?.rows ?? 0) - Number(sum?.valid_rows ?? 0),
    cellCount: Number(sum?.cells ?? 0),
    cells: () => session.batches(`select cell, ${columns} from by_cell order by cell, provider_id`),
    counties: () =>
      session.batches(
        `select lpad(county::varchar, 5, '0'), ${columns} from by_county order by county, provider_id`,
      ),
  }
}

/**
 * How many locations each provider serves in a cell and county (`counts`), and how many homes there are (`homes`).
 * The providers of a location are stored as bits of a number, and locations with the same number are counted
 * together, so the engine keeps one entry per location instead of one per provider.
 */
async function countServed(session: DuckDbSession, progress: ReadProgress): Promise<void> {
  // The most common providers share a word, so most locations need only one.
  await session.run(
    `create temp table providers as
     select provider_id, rank // ${PROVIDERS_A_WORD} as word,
       1::ubigint << (rank % ${PROVIDERS_A_WORD})::ubigint as bit
     from (select provider_id, row_number() over (order by sum(rows) desc, provider_id) - 1 as rank from offers
       group by provider_id)`,
  )
  await session.run(
    `create temp table alike as
     select cell, county, word, served, homes, count(*) as locations from (
       select cell, county, word, location_id, bit_or(bit) as served, bit_or(if(home, bit, 0)) as homes
       from valid join providers using (provider_id) group by all
     ) group by all`,
    progress,
  )
  await session.run(
    `create temp table counts as
     select cell, county, provider_id, sum(locations) as locations,
       coalesce(sum(locations) filter (homes & bit <> 0), 0) as residential
     from alike join providers on alike.word = providers.word and served & bit <> 0 group by all`,
  )
  const [last] = await session.rows('select coalesce(max(word), 0)::integer as word from providers')
  // A location whose providers fill several words has an entry for each, so its home is counted from its rows
  // instead.
  const homes =
    last?.word === 0
      ? 'select cell, county, coalesce(sum(locations) filter (homes <> 0), 0) as homes from alike group by all'
      : `select cell, county, count(*) filter (home) as homes
         from (select cell, county, location_id, bool_or(home) as home from valid group by all) group by all`
  await session.run(`create temp table homes as ${homes}`)
}

/**
 * The condition that a sound row is of its file's state and technology: as numbers, because it is checked for every
 * row.
 */
function belongsTo({ state, technology }: Held): string {
  const county = Number(state.fips) * 1_000
  return `technology = ${technology} and state_usps = '${state.code}' and county between ${county} and ${county + 999}`
}

function sumBy(place: string): string {
  return `create temp table by_${place} as
    select * from (
      select ${place}, provider_id, max(download) as download, max(upload) as upload,
        bool_and(low_latency) as low_latency, sum(locations)::integer as locations,
        sum(residential)::integer as residential
      from offers join counts using (cell, county, provider_id) group by all having sum(counts.residential) > 0
    ) join (
      select ${place}, sum(homes)::integer as any_residential from homes group by all
    ) using (${place})`
}
