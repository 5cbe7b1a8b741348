import { desc, gt, sql } from 'drizzle-orm'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Database } from '#platform/database.server.ts'
import { providerNames } from './provider-names.server.ts'
import { DOUBTED_FROM, type ReportKind, reportKindNames } from './report-kinds.ts'
import { countedSince } from './reports.server.ts'
import { coverageReports } from './reports.tables.server.ts'

/** An entry of the results that people reported, for those who look after the data. */
export type ReportedEntry = {
  /** The H3 cell, or the ZIP where the answer had none. */
  place: string
  zipCode: string
  /** What the provider is called; the name under which it was reported where we know no better. */
  provider: string
  /** Different people, as everywhere. */
  people: number
  doubted: boolean
  kinds: { kind: ReportKind; people: number }[]
  /** What they wrote, the latest first, a few at most. It is text of strangers. */
  notes: string[]
  latest: Date
}

const MAX_NOTES = 5

/** The entries with most reports that still count, the most reported first, at most `limit` of them. */
export async function reportedEntries(
  { catalogue, db, now }: { catalogue: Catalogue; db: Database; now: () => Date },
  limit: number,
): Promise<ReportedEntry[]> {
  const { place, provider, zipCode, kind, note, reportedAt } = coverageReports
  const people = sql<number>`count(*)::integer`
  const ofEachKind = reportKindNames.map(name => sql`(count(*) filter (where ${kind} = ${name}))::integer`)
  const notes = sql`array_agg(${note} order by ${reportedAt} desc) filter (where ${note} is not null)`
  const latest = sql<Date>`max(${reportedAt})`.mapWith(reportedAt)
  const rows = await db
    .select({
      place,
      provider,
      people,
      latest,
      zipCode: sql<string>`min(${zipCode})`,
      kinds: sql<number[]>`array[${sql.join(ofEachKind, sql`, `)}]`,
      notes: sql<string[]>`coalesce((${notes})[1:${MAX_NOTES}::integer], '{}')`,
    })
    .from(coverageReports)
    .where(gt(reportedAt, countedSince(now())))
    .groupBy(place, provider)
    .orderBy(desc(people), desc(latest), place, provider)
    .limit(limit)
  const names = await providerNames(db)
  return rows.map(row => ({
    place: row.place,
    zipCode: row.zipCode,
    provider: nameOf(catalogue, row.provider, names),
    people: row.people,
    doubted: row.people >= DOUBTED_FROM,
    kinds: reportKindNames
      .map((name, index) => ({ kind: name, people: row.kinds[index] ?? 0 }))
      .filter(one => one.people > 0),
    notes: row.notes,
    latest: row.latest,
  }))
}

function nameOf(catalogue: Catalogue, provider: string, names: ReadonlyMap<number, string>): string {
  const [, id] = provider.match(/^fcc:(\d+)$/) ?? []
  if (id === undefined) return catalogue.provider(provider)?.name ?? provider
  return catalogue.providerByFccId(Number(id))?.name ?? names.get(Number(id)) ?? provider
}
