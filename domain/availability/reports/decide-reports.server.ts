import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { type LatestEvent, latestEvent } from '#domain/desk/latest-events.server.ts'
import { finishWork, renameWork } from '#domain/desk/work-items.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import { providerNames } from '../coverage-data/provider-names.server.ts'
import type { ZipDirectory } from '../places/zip-directory.server.ts'
import { coverageReports } from '../reports.tables.server.ts'
import { nameOfEntry } from './entry-name.ts'
import { dataDayAt, liftOverride, overrideEntry } from './overrides.server.ts'
import type { ReportDecision } from './report-kinds.ts'

/** Which entry is decided, and how. */
export type Decided = {
  place: string
  entry: string
  decision: ReportDecision
  /** The latest decision about the entry that was seen, 0 if there was none; undefined if it doesn't matter. */
  seen?: number
}

/** How events name the reports of an entry. */
export const reportSubject = ({ place, entry }: Pick<Decided, 'place' | 'entry'>) => `${place} ${entry}`

export type DecideDeps = {
  catalogue: Catalogue
  db: Database
  now: () => Date
  zips: ZipDirectory
  counties: { coverage: { asOf: string } }
}

/**
 * Stores what the desk decided about an entry. Confirming marks it as doubted and, if it isn't offered, leaves it out
 * until newer data arrive; what is dismissed no longer counts. The work item of a place ends with its last undecided
 * report, and until then names the entry that was reported first of those that are left. False if there is nothing to decide; the decision that was not seen if a colleague made one meanwhile.
 */
export async function decideReports(
  { catalogue, db, now, zips, counties }: DecideDeps,
  member: Pick<StaffMember, 'id' | 'name'>,
  { place, entry, decision, seen }: Decided,
): Promise<boolean | LatestEvent> {
  const at = now()
  return transaction(db, async tx => {
    const here = and(eq(coverageReports.place, place), eq(coverageReports.provider, entry))
    // Of two decisions at the same moment the second one waits here, and is told of the first.
    await tx.select({ id: coverageReports.id }).from(coverageReports).where(here).for('update')
    const id = reportSubject({ place, entry })
    const last = await latestEvent(tx, { kind: 'report', id, what: 'decideReport' })
    if (seen !== undefined && last && last.id !== seen) return last
    const decided = await tx
      .update(coverageReports)
      .set({ decision, decidedAt: at })
      .where(and(here, openTo(decision)))
      .returning({ kind: coverageReports.kind, zipCode: coverageReports.zipCode })
    const [first] = decided
    if (!first) return false
    const source = 'report'
    if (decision === 'dismissed') await liftOverride(tx, { place, provider: entry, source })
    else if (decided.some(({ kind }) => kind === 'not_offered')) {
      const dataAsOf = await dataDayAt(tx, { zips, countiesAsOf: counties.coverage.asOf }, first.zipCode)
      const by = { decidedAt: at, staffName: member.name }
      await overrideEntry(tx, { place, provider: entry, source, dataAsOf, ...by })
    }
    const [left] = await tx
      .select({ entry: coverageReports.provider })
      .from(coverageReports)
      .where(and(eq(coverageReports.place, place), isNull(coverageReports.decision)))
      .orderBy(asc(coverageReports.reportedAt))
      .limit(1)
    if (left) {
      const about = nameOfEntry(catalogue, left.entry, await providerNames(tx))
      await renameWork(tx, 'wrong_entry', place, { about })
    } else await finishWork(tx, 'wrong_entry', place, at)
    await recordEvent(tx, {
      at,
      actor: { staffId: member.id, name: member.name },
      what: 'decideReport',
      subject: { kind: 'report', id },
      details: { after: { decision, reports: decided.length } },
    })
    return true
  })
}

/** Confirming covers what is undecided; dismissing also takes back what was confirmed. */
const openTo = (decision: ReportDecision) =>
  decision === 'confirmed'
    ? isNull(coverageReports.decision)
    : sql`${coverageReports.decision} is distinct from 'dismissed'`
