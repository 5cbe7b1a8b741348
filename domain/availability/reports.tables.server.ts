import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { reportDecisions, reportKindNames } from './report-kinds.ts'

/** What visitors say is wrong with an entry of the results: one row a person and entry, the latest word stays. */
export const coverageReports = pgTable(
  'coverage_reports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The H3 cell behind the answer, or the five-digit ZIP where there was none. */
    place: text('place').notNull(),
    zipCode: text('zip_code').notNull(),
    /** `fcc:131413`, the catalogue's id where no FCC id was known, or `name:Burlington Telecom` of the county figures. */
    provider: text('provider').notNull(),
    kind: text('kind', { enum: reportKindNames }).notNull(),
    note: text('note'),
    /** A keyed hash of the account, or of the network address of somebody who is not signed in. */
    reporter: text('reporter').notNull(),
    /** The same kind of hash of the network address it came from; null in reports from before it was kept. */
    network: text('network'),
    reportedAt: timestamp('reported_at', { withTimezone: true }).notNull(),
    /** What the desk found: right, or not so. Null: nobody has looked yet. */
    decision: text('decision', { enum: reportDecisions }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  table => [
    unique('coverage_reports_one_each').on(table.place, table.provider, table.reporter),
    check('coverage_reports_note', sql`char_length(${table.note}) <= 300`),
  ],
)
