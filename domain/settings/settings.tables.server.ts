import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** What people have set: a row for each change, never changed and never deleted. The one that began last holds. */
export const businessSettings = pgTable(
  'business_settings',
  {
    key: text('key').notNull(),
    /** One more than the one before: of two who change the same at once, the second is refused by the key. */
    version: integer('version').notNull(),
    value: jsonb('value').notNull(),
    /** From when it holds; it may lie ahead. */
    validFrom: instant('valid_from').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Who of the staff. */
    changedBy: uuid('changed_by').notNull(),
    /** By what name, as it was then. */
    changedByName: text('changed_by_name').notNull(),
  },
  table => [primaryKey({ columns: [table.key, table.version] })],
)
