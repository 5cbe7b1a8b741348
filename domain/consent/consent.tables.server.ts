import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

export const consentSources = ['form', 'chat', 'bundle', 'checkout', 'phone'] as const

/** The same digits as `phoneDigits` (domain/shared), computed by the database so that any spelling of a number matches. */
const digitsOf = (phone: AnyPgColumn): SQL =>
  sql`regexp_replace(regexp_replace(${phone}, '[^0-9]', '', 'g'), '^1([0-9]{10})$', '\\1')`

/** When, where and on what words somebody asked to be called, kept as long as the law requires. */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    source: text('source', { enum: consentSources }).notNull(),
    formId: text('form_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    phoneDigits: text('phone_digits').generatedAlwaysAs((): SQL => digitsOf(consents.phone)),
    /** A call about the request itself, requested by sending it. */
    callbackRequested: boolean('callback_requested').notNull(),
    marketingCalls: boolean('marketing_calls').notNull().default(false),
    marketingTexts: boolean('marketing_texts').notNull().default(false),
    marketingEmail: boolean('marketing_email').notNull().default(false),
    sellers: jsonb('sellers').$type<string[]>().notNull(),
    /** The exact words beside the box. */
    shownText: text('shown_text').notNull(),
    textVersion: text('text_version').notNull(),
    pageUrl: text('page_url').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    sessionId: text('session_id'),
    globalPrivacyControl: boolean('global_privacy_control').notNull(),
    revocations: jsonb('revocations').$type<{ at: string; how: string }[]>().notNull().default([]),
    retentionUntil: date('retention_until').notNull(),
  },
  table => [
    index('consents_phone_digits').on(table.phoneDigits),
    index('consents_email_key').on(sql`lower(${table.email})`),
  ],
)
