import { sql } from 'drizzle-orm'
import { boolean, check, date, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const consentSources = ['form', 'chat', 'bundle', 'checkout'] as const

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
  table => [index('consents_phone').on(table.phone), index('consents_email').on(table.email)],
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
    repeatKey: text('repeat_key').notNull().unique(),
  },
  table => [
    index('leads_newest').on(table.createdAt.desc()),
    // The chat takes every answer as it is (specification, section 5).
    check('leads_name', sql`char_length(${table.name}) >= 2 or ${table.source} = 'chat'`),
  ],
)
