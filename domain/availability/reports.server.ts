import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { getResolution, isValidCell } from 'h3-js'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import type { Database } from '#platform/database.server.ts'
import { describeError, type Log } from '#platform/log.server.ts'
import { build, runAsOneStatement, writeOf } from '#platform/one-statement.server.ts'
import { coverageProviders } from './availability.tables.server.ts'
import type { LookupResult } from './lookup-result.ts'
import { DOUBTED_FROM, type ReportKind } from './report-kinds.ts'
import { coverageReports } from './reports.tables.server.ts'
import type { ZipDirectory } from './zip-directory.server.ts'

/** A report counts for a year: by then two newer editions of the data are out. */
const COUNTED_MS = 365 * 24 * 60 * 60 * 1000

/** Reports after this moment count. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - COUNTED_MS)

/** What is reported: a provider at a place, by the FCC's id or else by the catalogue's. */
export type EntryReport = {
  zipCode: string
  cell?: string | undefined
  fccProviderId?: number | undefined
  providerId?: string | undefined
  kind: ReportKind
  note?: string | undefined
}

export type ReportDeps = { catalogue: Catalogue; db: Database; zips: ZipDirectory; now: () => Date }

/**
 * Keeps what somebody says of an entry. `reporter` is the person, as a hash: whoever reports an entry again replaces
 * the earlier word and counts once. Refuses places and providers that no lookup answers.
 */
export async function takeReport(
  { catalogue, db, zips, now }: ReportDeps,
  reporter: string,
  report: EntryReport,
): Promise<Outcome<'taken', 'place_unknown' | 'provider_unknown'>> {
  const { zipCode, cell, kind } = report
  if (!zips.place(zipCode) || (cell && !isAreaCell(cell))) return refused('place_unknown')
  const provider = entryName(report)
  if (!provider || !(await isKnown(catalogue, db, report))) return refused('provider_unknown')
  const words = { kind, note: report.note?.trim() || null, reportedAt: now() }
  const kept = build
    .insert(coverageReports)
    .values({ place: cell ?? zipCode, zipCode, provider, reporter, ...words })
    .onConflictDoUpdate({
      target: [coverageReports.place, coverageReports.provider, coverageReports.reporter],
      set: words,
    })
  await runAsOneStatement(db, { report: writeOf(kept) })
  return succeeded('taken')
}

/**
 * Marks the entries of an answer that at least three different people reported at this place within a year. An answer is
 * never spoiled by it: where the reports cannot be read, nothing is marked and the log says why.
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

async function withDoubts(
  { db, now }: Pick<ReportDeps, 'db' | 'now'>,
  result: LookupResult,
): Promise<LookupResult> {
  const ours = [...result.providers, ...result.likelyProviders]
  const names = [...ours.map(idsOf), ...result.otherProviders].flatMap(one => entryName(one) ?? [])
  if (names.length === 0) return result
  const counts = await db
    .select({ provider: coverageReports.provider, reports: sql<number>`count(*)::integer` })
    .from(coverageReports)
    .where(
      and(
        eq(coverageReports.place, result.place.cell ?? result.place.zipCode),
        inArray(coverageReports.provider, names),
        gt(coverageReports.reportedAt, countedSince(now())),
      ),
    )
    .groupBy(coverageReports.provider)
    .having(sql`count(*) >= ${DOUBTED_FROM}`)
  if (counts.length === 0) return result
  const reports = new Map(counts.map(count => [count.provider, count.reports]))
  const doubtOf = (name: string | null) => {
    const count = reports.get(name ?? '')
    return count === undefined ? {} : { doubted: true, reports: count }
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

/** One name for an entry, whether it was found in the data or in lists of states. */
function entryName({ fccProviderId, providerId }: Pick<EntryReport, 'fccProviderId' | 'providerId'>) {
  if (fccProviderId !== undefined) return `fcc:${fccProviderId}`
  return providerId ?? null
}

const isAreaCell = (cell: string) => isValidCell(cell) && getResolution(cell) === 8

/** Whether lookups can answer this provider: it is in the catalogue, or imported files name it. */
async function isKnown(
  catalogue: Catalogue,
  db: Database,
  { fccProviderId: id, providerId }: EntryReport,
): Promise<boolean> {
  if (id === undefined) return catalogue.provider(providerId ?? '') !== undefined
  if (catalogue.providerByFccId(id)) return true
  const { id: column } = coverageProviders
  const rows = await db.select({ id: column }).from(coverageProviders).where(eq(column, id))
  return rows.length > 0
}
