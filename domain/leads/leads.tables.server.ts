import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { answerWays } from '../callbacks/answer-ways.ts'
import { consentSources, consents } from '../consent/consent.tables.server.ts'

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
    /** How they want to hear from us first. */
    answerBy: text('answer_by', { enum: answerWays }).notNull().default('call'),
    /** The mark of the partner's site that the visitor came from; null: none. */
    partner: text('partner'),
    /** The link that the visit came from (`Arrival`); empty if it named none. */
    visitSource: text('visit_source').notNull().default(''),
    visitCampaign: text('visit_campaign').notNull().default(''),
    consentId: uuid('consent_id')
      .notNull()
      .references(() => consents.id),
    /** Same person, same request, within the repeat window: one lead. */
    repeatKey: text('repeat_key').notNull(),
    /** When the person was removed on request; the request itself stays for our figures. */
    erasedAt: timestamp('erased_at', { withTimezone: true }),
  },
  table => [
    index('leads_repeat').on(table.repeatKey, table.createdAt.desc()),
    index('leads_email_key').on(sql`lower(${table.email})`),
    index('leads_newest').on(table.createdAt.desc()),
    // The chat accepts every answer as it is (specification, section 5).
    check('leads_name', sql`char_length(${table.name}) >= 2 or ${table.source} = 'chat'`),
  ],
)
