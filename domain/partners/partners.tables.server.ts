import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { partnerKeyKinds } from './partner-key-kind.ts'

/** Other people's sites that show our widget or call our API: landlords, cities, programs. */
export const partners = pgTable(
  'partners',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    /** Part of links, leads and orders; never changes. */
    mark: text('mark').notNull().unique(),
    /** Origins such as `https://city.example` that may frame the widget and ask from a browser. */
    sites: text('sites').array().notNull(),
    /** API requests per day (UTC); at zero, the widget isn't shown, either. */
    dailyQuota: integer('daily_quota').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [check('partners_daily_quota', sql`${table.dailyQuota} >= 0`)],
)

/** Partners' keys. Only a hash is stored; the first characters distinguish them. */
export const partnerKeys = pgTable(
  'partner_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    /** Null: made before keys had a kind. Such a key opens what both open, so nothing stopped that used it. */
    kind: text('kind', { enum: partnerKeyKinds }),
    keyHash: text('key_hash').notNull().unique(),
    prefix: text('prefix').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it stopped opening anything. */
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  table => [index('partner_keys_partner').on(table.partnerId)],
)

/** How many requests a partner made per day (UTC). It holds nothing about anybody. */
export const partnerUsage = pgTable(
  'partner_usage',
  {
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    api: integer('api').notNull().default(0),
    widget: integer('widget').notNull().default(0),
    /** API requests beyond the quota, and all requests at a quota of zero. */
    refused: integer('refused').notNull().default(0),
  },
  table => [primaryKey({ columns: [table.partnerId, table.day] })],
)
