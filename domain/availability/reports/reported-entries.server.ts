import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { latestEvents } from '#domain/desk/latest-events.server.ts'
import type { Database } from '#platform/database.server.ts'
import { providerNames } from '../coverage-data/provider-names.server.ts'
import { coverageReports } from '../reports.tables.server.ts'
import { reportSubject } from './decide-reports.server.ts'
import { nameOfEntry } from './entry-name.ts'
import { independentReports } from './independent-reports.ts'
import { type ReportKind, reportKindNames } from './report-kinds.ts'
import { isDoubted } from './reports.server.ts'
import { countedSince } from './said-of-place.server.ts'

/** An entry of the results that people reported, for whoever maintains the data. */
export type ReportedEntry = {
  /** The H3 cell, or the ZIP if the answer had none. */
  place: string
  zipCode: string
  /** The name under which it was reported, as `entryName` makes it. */
  entry: string
  /** The provider's name; the name under which it was reported if we don't know better. */
  provider: string
  /** The number of different people. */
  people: number
  /** How many of them report it independently: not from one network, not within half a day. */
  independent: number
  doubted: boolean
  /** The desk confirmed a report; `undecided` ones came since, or nobody has looked yet. */
  confirmed: boolean
  undecided: number
  kinds: { kind: ReportKind; people: number }[]
  /** The plans in whose rows it was reported, by name, the most reported first. */
  plans: { name: string; people: number }[]
  /** The latest notes, a few at most. Strangers wrote them. */
  notes: string[]
  latest: Date
  /** The number of the latest decision about it; 0 if there was none. */
  decisionSeen: number
}

const MAX_NOTES = 5

/**
 * The entries with most reports that still count, most reported first, at most `limit` of them; of one place if it is
 * given.
 */
export async function reportedEntries(
  { catalogue, db, now }: { catalogue: Catalogue; db: Database; now: () => Date },
  limit: number,
  at?: string,
): Promise<ReportedEntry[]> {
  const { place, provider, zipCode, kind, planId, note, reportedAt, decision, network, reporter } =
    coverageReports
  const people = sql<number>`count(*)::integer`
  const ofEachKind = reportKindNames.map(name => sql`(count(*) filter (where ${kind} = ${name}))::integer`)
  const notes = sql`array_agg(${note} order by ${reportedAt} desc) filter (where ${note} is not null)`
  const said = sql<
    { network: string; at: string; decision: 'confirmed' | null; plan: string | null }[]
  >`json_agg(json_build_object('network', coalesce(${network}, ${reporter}), 'at', ${reportedAt}, 'decision', ${decision}, 'plan', ${planId}))`
  const latest = sql<Date>`max(${reportedAt})`.mapWith(reportedAt)
  const rows = await db
    .select({
      place,
      provider,
      people,
      latest,
      said,
      zipCode: sql<string>`min(${zipCode})`,
      kinds: sql<number[]>`array[${sql.join(ofEachKind, sql`, `)}]`,
      notes: sql<string[]>`coalesce((${notes})[1:${MAX_NOTES}::integer], '{}')`,
    })
    .from(coverageReports)
    .where(
      and(
        gt(reportedAt, countedSince(now())),
        sql`${decision} is distinct from 'dismissed'`,
        at === undefined ? undefined : eq(place, at),
      ),
    )
    .groupBy(place, provider)
    .orderBy(desc(people), desc(latest), place, provider)
    .limit(limit)
  const names = await providerNames(db)
  const subjectOf = (row: { place: string; provider: string }) =>
    reportSubject({ place: row.place, entry: row.provider })
  const decisions = await latestEvents(db, {
    ...{ kind: 'report', what: 'decideReport' },
    ids: rows.map(subjectOf),
  })
  return rows.map(row => {
    const independent = independentReports(row.said.map(one => ({ ...one, at: new Date(one.at) })))
    return {
      place: row.place,
      zipCode: row.zipCode,
      entry: row.provider,
      provider: nameOfEntry(catalogue, row.provider, names),
      people: row.people,
      independent,
      doubted: isDoubted(row.said, independent),
      confirmed: row.said.some(one => one.decision === 'confirmed'),
      undecided: row.said.filter(one => one.decision === null).length,
      kinds: reportKindNames
        .map((name, index) => ({ kind: name, people: row.kinds[index] ?? 0 }))
        .filter(one => one.people > 0),
      plans: plansOf(
        catalogue,
        row.said.flatMap(one => one.plan ?? []),
      ),
      notes: row.notes,
      latest: row.latest,
      decisionSeen: decisions.get(subjectOf(row))?.id ?? 0,
    }
  })
}

/** Each plan once, with how many reports name it. */
function plansOf(catalogue: Catalogue, ids: readonly string[]): ReportedEntry['plans'] {
  return [...new Set(ids)]
    .map(id => ({
      name: catalogue.internetPlan(id)?.name ?? id,
      people: ids.filter(one => one === id).length,
    }))
    .toSorted((a, b) => b.people - a.people || (a.name < b.name ? -1 : 1))
}
