import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often a named event happened on a day. It holds no trace of who. */
export const eventCounts = pgTable(
  'event_counts',
  {
    day: date('day').notNull(),
    name: text('name').notNull(),
    label: text('label').notNull(),
    count: integer('count').notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.name, table.label] })],
)
