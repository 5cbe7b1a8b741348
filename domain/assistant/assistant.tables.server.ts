import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { consentSteps } from './conversation.ts'

/** A visitor's conversation with its state. The browser holds the key; only its hash is stored. */
export const chatSessions = pgTable(
  'chat_sessions',
  {
    id: text('id')
      .primaryKey()
      .$defaultFn(() => crypto.randomUUID()),
    keyHash: text('key_hash').notNull().unique(),
    /** Who was signed in; nobody else reads the conversation from then on. */
    userId: uuid('user_id'),
    stage: text('stage').notNull(),
    name: text('name'),
    zipCode: text('zip_code'),
    serviceType: text('service_type'),
    email: text('email'),
    phone: text('phone'),
    leadInfoCollected: boolean('lead_info_collected').notNull().default(false),
    consent: text('consent', { enum: consentSteps }).notNull().default('not_asked'),
    /** Since when questions are answered. What was said before, such as a phone number, is not told to the answerer. */
    generalSince: timestamp('general_since', { withTimezone: true }),
    /** When a representative took the conversation over: from then on nothing answers by itself. */
    takenOverAt: timestamp('taken_over_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  table => [index('chat_sessions_oldest').on(table.updatedAt)],
)

/** What was said in a chat, oldest first within a session. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sessionId: text('session_id')
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    isUserMessage: boolean('is_user_message').notNull(),
    /** Who wrote it: the visitor, the automated assistant, or a representative. */
    sender: text('sender', { enum: ['user', 'assistant', 'agent'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Order of what was written in the same instant. */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  table => [
    index('chat_messages_session_oldest').on(table.sessionId, table.createdAt, table.position),
    check('chat_messages_sender', sql`(${table.sender} = 'user') = ${table.isUserMessage}`),
    check('chat_messages_sender_known', sql`${table.sender} in ('user', 'assistant', 'agent')`),
  ],
)

/** How many tokens the language model used on a day, for the daily budget. */
export const assistantUsage = pgTable('assistant_usage', {
  day: date('day').primaryKey(),
  tokens: integer('tokens').notNull(),
})
