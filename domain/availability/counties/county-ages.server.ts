import { sql } from 'drizzle-orm'
import type { Reader } from '#platform/database.server.ts'

/** The day of the oldest data that name a county, by its FIPS. */
export type CountyAges = ReadonlyMap<string, string>

/**
 * How old the data are that answer for each county: its own rows of the imported files, or else the FCC's shares of
 * its homes. Counties that no import names are missing.
 */
export async function countyAges(db: Reader): Promise<CountyAges> {
  const { rows } = await db.execute(sql`
    with located as (
      select own.county_fips as fips, min(imports.as_of)::text as as_of
      from (select distinct county_fips, import_id from coverage_counties) own
      join coverage_imports imports on imports.id = own.import_id and imports.current
      group by own.county_fips),
    shared as (
      select own.geography_id as fips, min(imports.as_of)::text as as_of
      from (select distinct geography_id, import_id from coverage_geographies where geography_type = 'County') own
      join coverage_imports imports on imports.id = own.import_id and imports.current
      group by own.geography_id)
    select * from located union all select * from shared where fips not in (select fips from located)`)
  return new Map(rows.map(row => [String(row.fips), String(row.as_of)]))
}
