import { date, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Coverage entries that the desk confirmed to be wrong at a place: left out there until newer data are served. */
export const coverageOverrides = pgTable(
  'coverage_overrides',
  {
    /** The H3 cell, or the ZIP, for which it was confirmed. */
    place: text('place').notNull(),
    /** `fcc:131413`, or the catalog's id where no FCC id is known. */
    provider: text('provider').notNull(),
    /** What it is based on: visitors' reports, or a provider that refused an order. */
    source: text('source', { enum: ['report', 'refusal'] }).notNull(),
    /** The date of the data that it contradicts: data of a later date are trusted again. */
    dataAsOf: date('data_as_of').notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
    staffName: text('staff_name').notNull(),
  },
  table => [primaryKey({ columns: [table.place, table.provider] })],
)
