import type { Held, ProviderPart } from '#domain/availability/coverage-data/coverage-reader.server.ts'
import { usStates } from '#domain/shared/us-states.ts'
import { type DuckDbSession, literal } from './duckdb-session.server.ts'

/**
 * Counts the surveyed rows of one provider's file, and the impossible ones among them: another provider's, or with a
 * block in a different state than the row says. Returns the condition that good rows meet, too.
 */
export async function countProviderRows(
  session: DuckDbSession,
  providerId: number,
): Promise<{ rows: number; broken: number; belongs: string }> {
  const codes = usStates.map(({ fips, code }) => `${Number(fips)}: ${literal(code)}`)
  const belongs = `provider_id = ${providerId} and state_usps = map {${codes.join(', ')}}[(county // 1000)::integer]`
  const [sum] = await session.rows(
    `select count(*)::integer as rows,
       (count(*) filter ((sound and ${belongs}) is not true))::integer as broken
     from listed`,
  )
  return { rows: Number(sum?.rows ?? 0), broken: Number(sum?.broken ?? 0), belongs }
}

/**
 * The good rows by state and technology, added up by cell and by county. Such a file has no other providers' homes,
 * so their number is given as 0.
 */
export async function* partsOfProvider(
  session: DuckDbSession,
  belongs: string,
  parts: readonly Held[],
): AsyncIterable<ProviderPart> {
  for (const held of parts) {
    for (const place of ['cell', 'county']) await session.run(sumOf(place, held, belongs))
    const [sum] = await session.rows('select count(*)::integer as cells from part_by_cell')
    const columns =
      'provider_id, technology, download, upload, low_latency, locations, residential, 0::integer as any_residential'
    yield {
      held,
      totals: {
        cellCount: Number(sum?.cells ?? 0),
        cells: () => session.batches(`select cell, ${columns} from part_by_cell order by cell`),
        counties: () =>
          session.batches(
            `select lpad(county::varchar, 5, '0'), ${columns} from part_by_county order by county`,
          ),
      },
    }
  }
}

const sumOf = (place: string, { state, technology }: Held, belongs: string) =>
  `create or replace temp table part_by_${place} as
   select ${place}, provider_id, technology, max(download) as download, max(upload) as upload,
     bool_and(low_latency) as low_latency, count(*)::integer as locations,
     (count(*) filter (home))::integer as residential
   from (
     select cell, county, location_id, provider_id, technology, bool_or(home) as home,
       max(download) filter (home) as download, max(upload) filter (home) as upload,
       bool_and(low_latency) filter (home) as low_latency
     from listed
     where sound and ${belongs} and state_usps = ${literal(state.code)} and technology = ${technology}
     group by all
   ) group by all having residential > 0`
