import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { reportDecisions, reportKindNames } from './reports/report-kinds.ts'

/** What visitors report as wrong about an entry of the results: one row per person and entry, keeping the latest report. */
export const coverageReports = pgTable(
  'coverage_reports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The H3 cell behind the answer, or the five-digit ZIP if there was none. */
    place: text('place').notNull(),
    zipCode: text('zip_code').notNull(),
    /** `fcc:131413`, the catalog's id if no FCC id was known, or `name:Burlington Telecom` from the county figures. */
    provider: text('provider').notNull(),
    /** The plan in whose row it was reported; null where the entry has none, and in reports from before it was stored. */
    planId: text('plan_id'),
    kind: text('kind', { enum: reportKindNames }).notNull(),
    note: text('note'),
    /** A keyed hash of the account, or of the network address of somebody who is not signed in. */
    reporter: text('reporter').notNull(),
    /** The same kind of hash of the network address it came from; null in reports from before it was stored. */
    network: text('network'),
    reportedAt: timestamp('reported_at', { withTimezone: true }).notNull(),
    /** The desk's verdict: right or wrong. Null: nobody has looked yet. */
    decision: text('decision', { enum: reportDecisions }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  table => [
    unique('coverage_reports_one_each').on(table.place, table.provider, table.reporter),
    check('coverage_reports_note', sql`char_length(${table.note}) <= 300`),
  ],
)
