import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The business settings: a row for each change, never changed and never deleted. The one that began last applies. */
export const businessSettings = pgTable(
  'business_settings',
  {
    key: text('key').notNull(),
    /** One more than the previous one: if two people change the same setting at once, the key refuses the second. */
    version: integer('version').notNull(),
    value: jsonb('value').notNull(),
    /** When it takes effect; may be in the future. */
    validFrom: instant('valid_from').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** The staff member. */
    changedBy: uuid('changed_by').notNull(),
    /** Their name at that time. */
    changedByName: text('changed_by_name').notNull(),
  },
  table => [primaryKey({ columns: [table.key, table.version] })],
)
