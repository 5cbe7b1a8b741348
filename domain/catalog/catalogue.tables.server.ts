import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Every catalogue that was published, whole; prices come from `plan_terms`. The one with the highest number serves; none is ever changed. */
export const catalogRevisions = pgTable('catalog_revisions', {
  /** One more than the one before: whoever publishes at the same moment is refused by the key. */
  id: integer('id').primaryKey(),
  /** Names the content; the same content published again has the same one. */
  revision: text('revision').notNull(),
  content: jsonb('content').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
})

/**
 * What each plan, package and builder choice costs, and from when. Terms hold until the next ones of the plan begin, so
 * that no two periods can overlap; rows are only ever added.
 */
export const planTerms = pgTable(
  'plan_terms',
  {
    planId: text('plan_id').notNull(),
    /** The moment from which they hold; it may lie ahead. */
    validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
    /** Price schedule with its fees, in cents. */
    schedule: jsonb('schedule').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.planId, table.validFrom] })],
)
