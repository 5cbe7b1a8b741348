import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database.server.ts'
import {
  coverageCells,
  coverageCounties,
  coverageGeographies,
  coverageSummaries,
  type GeographyType,
} from '../availability.tables.server.ts'
import { cellNumber } from './cells.ts'

/** A row of the index about a place: a cell or a county, by `place`. */
export type CoverageRow = {
  place: string
  providerId: number
  technology: number
  importId: number
  download: number
  upload: number
  lowLatency: boolean
  residential: number
  anyResidential: number
}

/**
 * The rows of one cell: what every address needs. The database plans the query once per connection, which takes
 * longer than running it.
 */
export function cellQuery(db: Database): (cell: string) => Promise<CoverageRow[]> {
  const { providerId, technology, importId, download, upload, lowLatency, residential, anyResidential } =
    coverageCells
  const columns = {
    providerId,
    technology,
    importId,
    download,
    upload,
    lowLatency,
    residential,
    anyResidential,
  }
  const query = db
    .select(columns)
    .from(coverageCells)
    .where(eq(coverageCells.cell, sql.placeholder('cell')))
    .prepare('coverage_of_cell')
  return async cell =>
    (await query.execute({ cell: cellNumber(cell) })).filter(isForHomes).map(row => ({ place: cell, ...row }))
}

/** The rows of some cells. */
export async function rowsOfCells(db: Database, cells: readonly string[]): Promise<CoverageRow[]> {
  const numbers = cells.map(cell => String(cellNumber(cell)))
  const { rows } = await db.execute(
    sql`select cell, ${servedColumns} from ${coverageCells} where cell = any(${sql.param(numbers)}::bigint[])`,
  )
  return rows.map(row => coverageRow(String(row.cell), row)).filter(isForHomes)
}

/** The rows of a county, by its five-digit FIPS. */
export async function rowsOfCounty(db: Database, countyFips: string): Promise<CoverageRow[]> {
  const { rows } = await db.execute(
    sql`select ${servedColumns} from ${coverageCounties} where county_fips = ${countyFips}`,
  )
  return rows.map(row => coverageRow(countyFips, row)).filter(isForHomes)
}

/**
 * Homes don't care about offers to businesses only. Filtered here and not in the database, whose query plan stays as
 * it is.
 */
const isForHomes = ({ residential }: { residential: number }) => residential > 0

const servedColumns = sql.raw(
  'provider_id, technology, import_id, download, upload, low_latency, residential, any_residential',
)

/** Not mapped by the query builder, which takes longer per row than the query itself. */
function coverageRow(place: string, row: Record<string, unknown>): CoverageRow {
  return {
    place,
    providerId: Number(row.provider_id),
    technology: Number(row.technology),
    importId: Number(row.import_id),
    download: Number(row.download),
    upload: Number(row.upload),
    lowLatency: row.low_latency === true,
    residential: Number(row.residential),
    anyResidential: Number(row.any_residential),
  }
}

/** The share of homes that each provider serves in a state, county or Census Place, by the FCC's id. */
export async function homeSharesByProvider(
  db: Database,
  geographyType: GeographyType,
  geographyId: string,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ providerId: coverageGeographies.providerId, share: coverageGeographies.residentialShare })
    .from(coverageGeographies)
    .where(
      and(
        eq(coverageGeographies.geographyId, geographyId),
        eq(coverageGeographies.geographyType, geographyType),
      ),
    )
  return new Map(rows.map(row => [row.providerId, row.share]))
}

/** The technologies that providers sell somewhere in the country. */
export async function technologiesOf(
  db: Database,
  providerIds: readonly number[],
): Promise<Map<number, number[]>> {
  if (providerIds.length === 0) return new Map()
  const rows = await db
    .select({ providerId: coverageSummaries.providerId, technology: coverageSummaries.technology })
    .from(coverageSummaries)
    .where(
      and(
        inArray(coverageSummaries.providerId, [...providerIds]),
        gt(coverageSummaries.residentialLocations, 0),
      ),
    )
  const found = new Map<number, number[]>()
  for (const { providerId, technology } of rows) {
    found.set(providerId, [...(found.get(providerId) ?? []), technology])
  }
  return found
}
