import { eq, sql } from 'drizzle-orm'
import { getResolution, isValidCell } from 'h3-js'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { workItemWrites } from '#domain/desk/work-items.server.ts'
import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import type { Database } from '#platform/database.server.ts'
import { build, runAsOneStatement, writeOf } from '#platform/one-statement.server.ts'
import { coverageProviders } from '../availability.tables.server.ts'
import type { CountyCoverage } from '../counties/county-coverage.server.ts'
import type { LookupResult } from '../lookup-result.ts'
import type { ZipDirectory } from '../places/zip-directory.server.ts'
import { coverageReports } from '../reports.tables.server.ts'
import { entryName } from './entry-name.ts'
import { independentReports } from './independent-reports.ts'
import { DOUBTED_FROM, type ReportDecision, type ReportKind } from './report-kinds.ts'
import type { SaidOfPlace } from './said-of-place.server.ts'

/** By then somebody has looked at the report. */
const LOOK_WITHIN_MS = 5 * 24 * 60 * 60 * 1000

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
  planId?: string | undefined
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
  const planId = planOf(catalogue, report)
  const words = { kind, planId, note: report.note?.trim() || null, network: by.network, reportedAt: at }
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
    about: inCatalogue(catalogue, report)?.name ?? report.operatorName ?? provider,
    zipCode,
    createdAt: at,
    dueAt: new Date(at.getTime() + LOOK_WITHIN_MS),
  })
  await runAsOneStatement(db, { report: writeOf(kept), ...work })
  return succeeded('taken')
}

/** Whether the reports about an entry count: enough people, or the desk confirmed it. */
export const isDoubted = (
  said: readonly { decision: ReportDecision | null }[],
  independent: number,
): boolean => independent >= DOUBTED_FROM || said.some(({ decision }) => decision === 'confirmed')

/**
 * Marks the entries of an answer that three people reported at this place within a year, independently of one
 * another, and those for which the desk confirmed a report.
 */
export function markDoubted({ reports }: Pick<SaidOfPlace, 'reports'>, result: LookupResult): LookupResult {
  if (reports.size === 0) return result
  const doubtOf = (name: string | null) => {
    const said = reports.get(name ?? '') ?? []
    const independent = independentReports(said)
    return isDoubted(said, independent) ? { doubted: true, reports: independent } : {}
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

const inCatalogue = (catalogue: Catalogue, { fccProviderId: id, providerId }: EntryReport) =>
  id === undefined ? catalogue.provider(providerId ?? '') : catalogue.providerByFccId(id)

/** The plan that it is about, if the reported provider sells it: one that was retired meanwhile doesn't stop a report. */
function planOf(catalogue: Catalogue, report: EntryReport): string | null {
  const plan = catalogue.internetPlan(report.planId ?? '')
  return plan && plan.providerId === inCatalogue(catalogue, report)?.id ? plan.id : null
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
