import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Hits within a window, shared by all processes. Keys are hashed, so no address or email is readable here. */
export const rateLimitHits = pgTable('rate_limit_hits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  /** When the window ends. */
  expire: timestamp('expire', { withTimezone: true, mode: 'date' }),
})
