import { and, desc, eq, gt, gte, lt, sql } from 'drizzle-orm'
import type { Database } from '#platform/database.server.ts'
import { coverageCounties, coverageGeographies, type GeographyType } from '../availability.tables.server.ts'
import type { CoverageTechnology } from '../lookup-result.ts'
import { isImportedTechnology, technologyName } from '../technology.ts'

/** The most providers that a place may list, and the most Census Places of a state. */
const MAX_PROVIDERS = 200
const MAX_PLACES = 10_000

/** The codes of a county or of a whole state: from the first to before the second. */
export type CodeRange = { from: string; before: string }

/** The range of everything that begins with given digits: `48` or `48453`. */
export function rangeOf(fips: string): CodeRange {
  return { from: fips, before: String(Number(fips) + 1).padStart(fips.length, '0') }
}

/** Shares of homes that providers serve in a place, largest first. */
export async function sharesIn(
  db: Database,
  type: GeographyType,
  id: string,
): Promise<{ providerId: number; share: number }[]> {
  const { geographyId, geographyType, residentialShare, providerId } = coverageGeographies
  return db
    .select({ providerId, share: residentialShare })
    .from(coverageGeographies)
    .where(and(eq(geographyId, id), eq(geographyType, type), gt(residentialShare, 0)))
    .orderBy(desc(residentialShare), providerId)
    .limit(MAX_PROVIDERS)
}

/** The Census Places of a state for which any provider's share is known. */
export async function censusPlacesOf(
  db: Database,
  { from, before }: CodeRange,
): Promise<{ id: string; description: string }[]> {
  const { geographyId: id, geographyType, residentialShare, description } = coverageGeographies
  return db
    .selectDistinct({ id, description })
    .from(coverageGeographies)
    .where(and(gte(id, from), lt(id, before), eq(geographyType, 'Census Place'), gt(residentialShare, 0)))
    .limit(MAX_PLACES)
}

/** The counties of a state where homes are known to be served. */
export async function countiesOf(db: Database, { from, before }: CodeRange): Promise<Set<string>> {
  const { countyFips, residential } = coverageCounties
  const rows = await db
    .selectDistinct({ countyFips })
    .from(coverageCounties)
    .where(and(gte(countyFips, from), lt(countyFips, before), gt(residential, 0)))
  return new Set(rows.map(row => row.countyFips))
}

export type AdvertisedOffer = { providerId: number; residential: number; technology: CoverageTechnology }

/** What providers advertise in a county or a state, with the homes that each of their technologies reaches. */
export async function offersIn(db: Database, { from, before }: CodeRange): Promise<AdvertisedOffer[]> {
  const { countyFips, providerId, technology, download, upload, lowLatency, residential } = coverageCounties
  const rows = await db
    .select({
      providerId,
      technology,
      download: sql<number>`max(${download})::integer`,
      upload: sql<number>`max(${upload})::integer`,
      lowLatency: sql<boolean>`bool_and(${lowLatency})`,
      residential: sql<number>`sum(${residential})::integer`,
    })
    .from(coverageCounties)
    .where(and(gte(countyFips, from), lt(countyFips, before), gt(residential, 0)))
    .groupBy(providerId, technology)
    .limit(MAX_PROVIDERS * 5)
  return rows.flatMap(({ providerId: id, technology: code, residential: homes, ...speeds }) =>
    isImportedTechnology(code)
      ? [{ providerId: id, residential: homes, technology: { code, name: technologyName(code), ...speeds } }]
      : [],
  )
}

/** Homes that the data list in a county or a state, and how many of them anybody serves by fiber. */
export async function homesIn(
  db: Database,
  { from, before }: CodeRange,
): Promise<{ homes: number; fiber: number }> {
  const { countyFips, technology, anyResidential } = coverageCounties
  const each = db
    .select({
      homes: sql<number>`max(${anyResidential})`.as('homes'),
      fiber: sql<number>`coalesce(max(${anyResidential}) filter (where ${technology} = 50), 0)`.as('fiber'),
    })
    .from(coverageCounties)
    .where(and(gte(countyFips, from), lt(countyFips, before)))
    .groupBy(countyFips)
    .as('each')
  const [row] = await db
    .select({
      homes: sql<number>`coalesce(sum(${each.homes}), 0)::integer`,
      fiber: sql<number>`coalesce(sum(${each.fiber}), 0)::integer`,
    })
    .from(each)
  return row ?? { homes: 0, fiber: 0 }
}
