import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

export const consentSources = ['form', 'chat', 'bundle', 'checkout'] as const

/** The same digits as `phoneDigits` (domain/shared), kept by the database so that both ways of writing a number match. */
const digitsOf = (phone: AnyPgColumn): SQL =>
  sql`regexp_replace(regexp_replace(${phone}, '[^0-9]', '', 'g'), '^1([0-9]{10})$', '\\1')`

/** When, where and on what words somebody asked to be called, kept as long as the law asks. */
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
    /** A call about the request itself, asked for by sending it. */
    callbackRequested: boolean('callback_requested').notNull(),
    marketingCalls: boolean('marketing_calls').notNull().default(false),
    marketingTexts: boolean('marketing_texts').notNull().default(false),
    marketingEmail: boolean('marketing_email').notNull().default(false),
    sellers: jsonb('sellers').$type<string[]>().notNull(),
    /** The words that stood beside the box, exactly. */
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

/** People who asked to be called back about a service. */
export const leads = pgTable(
  'leads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    source: text('source', { enum: consentSources }).notNull(),
    leadType: text('lead_type').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    zipCode: text('zip_code').notNull(),
    selectedService: text('selected_service').notNull(),
    notes: text('notes').notNull().default(''),
    consentId: uuid('consent_id')
      .notNull()
      .references(() => consents.id),
    /** Same person, same wish, within the repeat window: one lead. */
    repeatKey: text('repeat_key').notNull(),
    /** When the person was taken out of it on request; the wish itself stays for our figures. */
    erasedAt: timestamp('erased_at', { withTimezone: true }),
  },
  table => [
    index('leads_repeat').on(table.repeatKey, table.createdAt.desc()),
    index('leads_email_key').on(sql`lower(${table.email})`),
    index('leads_newest').on(table.createdAt.desc()),
    // The chat takes every answer as it is (specification, section 5).
    check('leads_name', sql`char_length(${table.name}) >= 2 or ${table.source} = 'chat'`),
  ],
)

/** Links to a visitor's privacy choices, sent by mail: single use, valid for a day. Only a hash of the token is kept. */
export const privacyLinks = pgTable(
  'privacy_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    email: text('email').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [index('privacy_links_expiry').on(table.expiresAt)],
)
