import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { staff } from '../staff/staff.tables.server.ts'
import type { AnswerParts } from './answer.ts'
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
    /** What was spoken of so far (`readDialogue`). */
    dialogue: jsonb('dialogue'),
    /** The lead that the answers became. */
    leadId: uuid('lead_id'),
    /** Since when questions are answered. What was said before, such as a phone number, is not told to the answerer. */
    generalSince: timestamp('general_since', { withTimezone: true }),
    /** Since when a representative has the conversation: meanwhile nothing answers by itself. Null while nobody has it. */
    takenOverAt: timestamp('taken_over_at', { withTimezone: true }),
    /** Which representative has it. */
    ownerId: uuid('owner_id').references(() => staff.id),
    /** The first name of who has it, or had it last; visitors see it. */
    ownerName: text('owner_name'),
    /** Raised whenever somebody takes it or hands it back: an answer that was begun before is dropped. */
    ownerChanges: integer('owner_changes').notNull().default(0),
    /** Since when the visitor waits for a person; null where nobody was asked for, and once somebody came. */
    waitingSince: timestamp('waiting_since', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  table => [
    index('chat_sessions_oldest').on(table.updatedAt),
    index('chat_sessions_waiting').on(table.waitingSince).where(sql`${table.waitingSince} is not null`),
    index('chat_sessions_owner').on(table.ownerId).where(sql`${table.ownerId} is not null`),
  ],
)

/**
 * What was said in a chat. Each message is stored while its session is locked, so that positions within a session grow in
 * the order in which messages can be read: whoever has read up to one has missed nothing before it.
 */
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
    /** The first name of the representative who wrote it. */
    senderName: text('sender_name'),
    /** Beside the words of an answer: plans for cards, and what can be said next with one press. */
    parts: jsonb('parts').$type<AnswerParts>(),
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  table => [
    index('chat_messages_session_oldest').on(table.sessionId, table.position),
    check('chat_messages_sender', sql`(${table.sender} = 'user') = ${table.isUserMessage}`),
    check('chat_messages_sender_known', sql`${table.sender} in ('user', 'assistant', 'agent')`),
  ],
)

/** How many tokens the language model used on a day, for the daily budget. */
export const assistantUsage = pgTable('assistant_usage', {
  day: date('day').primaryKey(),
  tokens: integer('tokens').notNull(),
})
