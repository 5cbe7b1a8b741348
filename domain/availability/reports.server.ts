import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { getResolution, isValidCell } from 'h3-js'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { workItemWrites } from '#domain/desk/work-items.server.ts'
import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import type { Database } from '#platform/database.server.ts'
import { describeError, type Log } from '#platform/log.server.ts'
import { build, runAsOneStatement, writeOf } from '#platform/one-statement.server.ts'
import { coverageProviders } from './availability.tables.server.ts'
import type { CountyCoverage } from './county-coverage.server.ts'
import { entryName } from './entry-name.ts'
import { independentReports } from './independent-reports.ts'
import type { LookupResult } from './lookup-result.ts'
import { DOUBTED_FROM, type ReportDecision, type ReportKind } from './report-kinds.ts'
import { coverageReports } from './reports.tables.server.ts'
import type { ZipDirectory } from './zip-directory.server.ts'

/** A report counts for a year: by then two newer editions of the data are out. */
const COUNTED_MS = 365 * 24 * 60 * 60 * 1000

/** By then somebody has looked at the report. */
const LOOK_WITHIN_MS = 5 * 24 * 60 * 60 * 1000

/** Reports after this time count. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - COUNTED_MS)

/**
 * What is reported: a provider at a place, by the FCC's id or else the catalog's, or by name if the county figures
 * answered.
 */
export type EntryReport = {
  zipCode: string
  cell?: string | undefined
  fccProviderId?: number | undefined
  providerId?: string | undefined
  operatorName?: string | undefined
  kind: ReportKind
  note?: string | undefined
}

export type ReportDeps = {
  catalogue: Catalogue
  db: Database
  zips: ZipDirectory
  counties: { coverage: Pick<CountyCoverage, 'countiesOfZip' | 'countyFacts'> }
  now: () => Date
}

/** Who reports, as hashes: the person, and the network that they come from. */
export type ReportedBy = { reporter: string; network: string }

/**
 * Stores what somebody reports about an entry, as work for the desk. A second report from the same person replaces
 * the earlier one and counts once; a dismissed one counts again. Refuses places and providers that no lookup could
 * return.
 */
export async function takeReport(
  deps: ReportDeps,
  by: ReportedBy,
  report: EntryReport,
): Promise<Outcome<'taken', 'place_unknown' | 'provider_unknown'>> {
  const { catalogue, db, zips, now } = deps
  const { zipCode, cell, kind } = report
  if (!zips.place(zipCode) || (cell && !isAreaCell(cell))) return refused('place_unknown')
  const provider = entryName({ ...report, name: report.operatorName })
  if (!provider || !(await isKnown(deps, report))) return refused('provider_unknown')
  const at = now()
  const place = cell ?? zipCode
  const words = { kind, note: report.note?.trim() || null, network: by.network, reportedAt: at }
  const { decision, decidedAt } = coverageReports
  const kept = build
    .insert(coverageReports)
    .values({ place, zipCode, provider, reporter: by.reporter, ...words })
    .onConflictDoUpdate({
      target: [coverageReports.place, coverageReports.provider, coverageReports.reporter],
      set: {
        ...words,
        decision: sql`nullif(${decision}, 'dismissed')`,
        decidedAt: sql`case when ${decision} = 'dismissed' then null else ${decidedAt} end`,
      },
    })
  const work = workItemWrites({
    kind: 'wrong_entry',
    subjectId: place,
    about: nameInCatalogue(catalogue, report) ?? report.operatorName ?? provider,
    zipCode,
    createdAt: at,
    dueAt: new Date(at.getTime() + LOOK_WITHIN_MS),
  })
  await runAsOneStatement(db, { report: writeOf(kept), ...work })
  return succeeded('taken')
}

/**
 * Marks the entries of an answer that three people reported at this place within a year, independently of one
 * another, and those for which the desk confirmed a report. It never spoils an answer: if the reports can't be read,
 * nothing is marked and the log says why.
 */
export async function markDoubted(
  deps: Pick<ReportDeps, 'db' | 'now'> & { log: Log },
  result: LookupResult,
): Promise<LookupResult> {
  try {
    return await withDoubts(deps, result)
  } catch (error) {
    deps.log.error({ err: describeError(error) }, 'reports of wrong entries not read')
    return result
  }
}

/** Whether the reports about an entry count: enough people, or the desk confirmed it. */
export const isDoubted = (
  said: readonly { decision: ReportDecision | null }[],
  independent: number,
): boolean => independent >= DOUBTED_FROM || said.some(({ decision }) => decision === 'confirmed')

/** If a place has more reports, the latest ones are enough. */
const MOST_READ = 1_000

async function withDoubts(
  { db, now }: Pick<ReportDeps, 'db' | 'now'>,
  result: LookupResult,
): Promise<LookupResult> {
  const ours = [...result.providers, ...result.likelyProviders]
  const names = [...ours.map(idsOf), ...result.otherProviders].flatMap(one => entryName(one) ?? [])
  if (names.length === 0) return result
  const { place, provider, network, reporter, reportedAt, decision } = coverageReports
  const rows = await db
    .select({
      provider,
      network: sql<string>`coalesce(${network}, ${reporter})`,
      at: reportedAt,
      decision,
    })
    .from(coverageReports)
    .where(
      and(
        eq(place, result.place.cell ?? result.place.zipCode),
        inArray(provider, names),
        gt(reportedAt, countedSince(now())),
        sql`${decision} is distinct from 'dismissed'`,
      ),
    )
    .orderBy(desc(reportedAt))
    .limit(MOST_READ)
  if (rows.length === 0) return result
  const byProvider = Map.groupBy(rows, row => row.provider)
  const doubtOf = (name: string | null) => {
    const said = byProvider.get(name ?? '') ?? []
    const reports = independentReports(said)
    return isDoubted(said, reports) ? { doubted: true, reports } : {}
  }
  return {
    ...result,
    providers: result.providers.map(one => ({ ...one, ...doubtOf(entryName(idsOf(one))) })),
    likelyProviders: result.likelyProviders.map(one => ({ ...one, ...doubtOf(entryName(idsOf(one))) })),
    otherProviders: result.otherProviders.map(one => ({ ...one, ...doubtOf(entryName(one)) })),
  }
}

const idsOf = ({ id, fccProviderId }: { id: string; fccProviderId?: number }) => ({
  providerId: id,
  ...(fccProviderId === undefined ? {} : { fccProviderId }),
})

function nameInCatalogue(
  catalogue: Catalogue,
  { fccProviderId: id, providerId }: EntryReport,
): string | undefined {
  return (id === undefined ? catalogue.provider(providerId ?? '') : catalogue.providerByFccId(id))?.name
}

const isAreaCell = (cell: string) => isValidCell(cell) && getResolution(cell) === 8

/**
 * Whether lookups can return this provider: it is in the catalog, or imported files or the figures of the ZIP's
 * counties name it.
 */
async function isKnown(
  { catalogue, db, counties: { coverage } }: ReportDeps,
  { zipCode, fccProviderId: id, providerId, operatorName }: EntryReport,
): Promise<boolean> {
  if (id === undefined && providerId === undefined) {
    const operators = coverage
      .countiesOfZip(zipCode)
      .flatMap(fips => coverage.countyFacts(fips)?.operators ?? [])
    return operators.some(one => {
      const ours = one.providerId === null ? undefined : catalogue.provider(one.providerId)
      return (ours?.name ?? one.name) === operatorName
    })
  }
  if (id === undefined) return catalogue.provider(providerId ?? '') !== undefined
  if (catalogue.providerByFccId(id)) return true
  const { id: column } = coverageProviders
  const rows = await db.select({ id: column }).from(coverageProviders).where(eq(column, id))
  return rows.length > 0
}
