import { sql } from 'drizzle-orm'
import { editionsMark } from '#domain/labels/label-editions.server.ts'
import type { Database } from '#platform/database.server.ts'
import { describeError, type Log } from '#platform/log.server.ts'
import type { LookupPlace } from '../lookup-result.ts'
import { coverageOverrides } from '../overrides.tables.server.ts'
import { coverageReports } from '../reports.tables.server.ts'
import type { ReportDecision } from './report-kinds.ts'

/** A report that still counts: a hash of where it came from, when, and the desk's verdict. */
type CountedReport = {
  provider: string
  network: string
  at: Date
  decision: ReportDecision | null
}

/** What people say about the entries of a place, by the entry's name as `entryName` makes it. */
export type SaidOfPlace = {
  /** What the desk found wrong, with the date of the data that it contradicts. */
  refuted: ReadonlyMap<string, string>
  reports: ReadonlyMap<string, readonly CountedReport[]>
  /** Which labels there are (`editionsMark`); null if that can't be read. */
  labels: string | null
}

const NOTHING_SAID: SaidOfPlace = { refuted: new Map(), reports: new Map(), labels: null }

/** A report counts for a year: by then two newer editions of the data are out. */
const COUNTED_MS = 365 * 24 * 60 * 60 * 1000

/** Reports after this time count. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - COUNTED_MS)

/** If a place has more reports, the latest ones are enough. */
const MOST_READ = 1_000

type Said = {
  refuted: { provider: string; dataAsOf: string }[]
  reports: (Omit<CountedReport, 'at'> & { at: string })[]
  labels: string
}

/**
 * What the desk and visitors say about the entries of a place, and which labels there are: one query, which every
 * lookup makes. It never spoils
 * an answer: if it can't be read, nothing is said and the log says why.
 */
export async function saidOfPlace(
  { db, now, log }: { db: Database; now: () => Date; log: Log },
  { cell, zipCode }: Pick<LookupPlace, 'cell' | 'zipCode'>,
): Promise<SaidOfPlace> {
  const at = cell ?? zipCode
  const { provider, network, reporter, reportedAt, decision, place } = coverageReports
  try {
    const { rows } = await db.execute(sql`
      select
        (select coalesce(json_agg(json_build_object('provider', provider, 'dataAsOf', data_as_of)), '[]')
          from ${coverageOverrides} where place = ${at}) as refuted,
        (select coalesce(json_agg(one), '[]') from (
          select ${provider}, coalesce(${network}, ${reporter}) as network, ${reportedAt} as at, ${decision}
          from ${coverageReports}
          where ${place} = ${at} and ${reportedAt} > ${countedSince(now())}
            and ${decision} is distinct from 'dismissed'
          order by ${reportedAt} desc limit ${MOST_READ}) one) as reports,
        ${editionsMark} as labels`)
    const [said] = rows as Said[]
    if (!said) return NOTHING_SAID
    const reports = said.reports.map(one => ({ ...one, at: new Date(one.at) }))
    return {
      refuted: new Map(said.refuted.map(one => [one.provider, one.dataAsOf])),
      reports: Map.groupBy(reports, one => one.provider),
      labels: said.labels,
    }
  } catch (error) {
    log.error({ err: describeError(error) }, 'what is said of a place not read')
    return NOTHING_SAID
  }
}
