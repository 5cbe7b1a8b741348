import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Every catalogue that was published, whole. The one with the highest number serves; none is ever changed. */
export const catalogRevisions = pgTable('catalog_revisions', {
  /** One more than the one before: whoever publishes at the same moment is refused by the key. */
  id: integer('id').primaryKey(),
  /** Names the content; the same content published again has the same one. */
  revision: text('revision').notNull(),
  content: jsonb('content').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
})
