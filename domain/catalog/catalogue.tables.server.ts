import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Every published catalog as a whole; prices come from `plan_terms`. The one with the highest number is served; none
 * is ever changed.
 */
export const catalogRevisions = pgTable('catalog_revisions', {
  /** One more than the previous one: the key refuses whoever publishes at the same moment. */
  id: integer('id').primaryKey(),
  /** Identifies the content; the same content published again has the same name. */
  revision: text('revision').notNull(),
  content: jsonb('content').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
})

/**
 * What each plan, package and builder choice costs, and from when. Terms apply until the plan's next ones begin, so
 * no two periods can overlap; rows are only ever added.
 */
export const planTerms = pgTable(
  'plan_terms',
  {
    planId: text('plan_id').notNull(),
    /** When they begin; may be in the future. */
    validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
    /** Price schedule with its fees, in cents. */
    schedule: jsonb('schedule').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.planId, table.validFrom] })],
)
