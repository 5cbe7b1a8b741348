import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

/** What an FCC file contains, according to its header: see `coverage-file.ts`. */
export type CoverageKind = 'locations' | 'geography_shares' | 'provider_summary' | 'provider_list'

/**
 * One row per imported file. `scope` is what it covers (`50/40`: state FIPS and technology; `us`). At most one per
 * kind and scope is current: rows of the index carry their import's id and come and go with it, in one transaction,
 * so that a reader sees either the old data or the new.
 */
export const coverageImports = pgTable(
  'coverage_imports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<CoverageKind>().notNull(),
    scope: text('scope').notNull(),
    stateFips: text('state_fips'),
    technology: smallint('technology'),
    fileName: text('file_name').notNull(),
    sha256: text('sha256').notNull(),
    /** The day that the data describe: June 30 or December 31. */
    asOf: date('as_of').notNull(),
    /** `D25` and `15sep2026` from the file's name. */
    vintage: text('vintage').notNull(),
    revision: text('revision').notNull(),
    rows: integer('rows').notNull(),
    badRows: integer('bad_rows').notNull(),
    /** Made by the sample generator: never to be shown as real. */
    sample: boolean('sample').notNull(),
    current: boolean('current').notNull().default(true),
    /** The import that replaced it; null while it is served, or if it was removed. */
    replacedBy: integer('replaced_by'),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    uniqueIndex('coverage_imports_one_current').on(table.kind, table.scope).where(sql`${table.current}`),
  ],
)

const served = () => ({
  providerId: integer('provider_id').notNull(),
  technology: smallint('technology').notNull(),
  importId: integer('import_id').notNull(),
  /** Fastest advertised speeds in Mbps; 0 is possible. */
  download: integer('download').notNull(),
  upload: integer('upload').notNull(),
  /** At most 100 ms at every location. */
  lowLatency: boolean('low_latency').notNull(),
  /** Locations that the provider serves; those with homes (R or X) among them. */
  locations: integer('locations').notNull(),
  residential: integer('residential').notNull(),
  /** Homes (locations) that anybody serves with this technology here. */
  anyResidential: integer('any_residential').notNull(),
})

/**
 * Who offers what in an H3 cell of resolution 8 (about 0.7 km2). Cells on a state border have rows from both states'
 * files. No single location is stored, because the FCC's location fabric is licensed.
 */
export const coverageCells = pgTable(
  'coverage_cells',
  { cell: bigint('cell', { mode: 'bigint' }).notNull(), ...served() },
  table => [
    index('coverage_cells_by_cell').on(table.cell),
    index('coverage_cells_by_import').on(table.importId),
  ],
)

/** The same, added up for a county (five-digit FIPS): for ZIPs whose cells are empty and for city pages. */
export const coverageCounties = pgTable(
  'coverage_counties',
  { countyFips: text('county_fips').notNull(), ...served() },
  table => [
    index('coverage_counties_by_county').on(table.countyFips),
    index('coverage_counties_by_import').on(table.importId),
  ],
)

/** The kinds of places whose shares are kept; the FCC's file has more. */
export const geographyTypes = ['National', 'State', 'County', 'Census Place'] as const
export type GeographyType = (typeof geographyTypes)[number]

const shares = () => ({
  geographyType: text('geography_type').$type<GeographyType>().notNull(),
  /** State FIPS, county FIPS, or the seven digits of a Census Place (state FIPS and place code). */
  geographyId: text('geography_id').notNull(),
  description: text('description').notNull(),
  providerId: integer('provider_id').notNull(),
  importId: integer('import_id').notNull(),
  residentialShare: real('residential_share').notNull(),
  businessShare: real('business_share').notNull(),
})

/** The share of homes and of businesses (0 to 1) that a provider serves in a place, whatever the technology. */
export const coverageGeographies = pgTable('coverage_geographies', shares(), table => [
  index('coverage_geographies_by_id').on(table.geographyId),
  index('coverage_geographies_by_import').on(table.importId),
])

const sold = () => ({
  providerId: integer('provider_id').notNull(),
  technology: smallint('technology').notNull(),
  importId: integer('import_id').notNull(),
  residentialLocations: integer('residential_locations').notNull(),
  residentialUnits: integer('residential_units').notNull(),
})

/** What a provider sells nationwide: its likely technologies where only its share of a county is known. */
export const coverageSummaries = pgTable('coverage_summaries', sold(), table => [
  primaryKey({ columns: [table.providerId, table.technology, table.importId] }),
  index('coverage_summaries_by_import').on(table.importId),
])

/**
 * The rows of the previous import, kept so that it can be served again at once. No lookup reads them. They have the
 * same columns as the tables above, in the same order, and are deleted when the next import of the same scope
 * arrives.
 */
export const coverageCellsBefore = pgTable(
  'coverage_cells_before',
  { cell: bigint('cell', { mode: 'bigint' }).notNull(), ...served() },
  table => [index('coverage_cells_before_by_import').on(table.importId)],
)
export const coverageCountiesBefore = pgTable(
  'coverage_counties_before',
  { countyFips: text('county_fips').notNull(), ...served() },
  table => [index('coverage_counties_before_by_import').on(table.importId)],
)
export const coverageGeographiesBefore = pgTable('coverage_geographies_before', shares(), table => [
  index('coverage_geographies_before_by_import').on(table.importId),
])
export const coverageSummariesBefore = pgTable('coverage_summaries_before', sold(), table => [
  index('coverage_summaries_before_by_import').on(table.importId),
])

/** The names of the FCC's providers, collected from every file. */
export const coverageProviders = pgTable('coverage_providers', {
  /** The FCC's provider id. */
  id: integer('id').primaryKey(),
  brandName: text('brand_name'),
  /** How many rows used the brand name; the name with the most stays. */
  brandRows: integer('brand_rows').notNull().default(0),
  holdingCompany: text('holding_company'),
})
