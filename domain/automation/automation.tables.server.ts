import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { receivedKinds } from './receiver.ts'

/** The log of every attempt to deliver a webhook: when, where to, and what the receiver answered. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The message's stable id: the same on every attempt, sent as `webhook-id`. */
    messageId: uuid('message_id').notNull(),
    kind: text('kind').notNull(),
    attempt: integer('attempt').notNull(),
    url: text('url').notNull(),
    /** Which of the addresses that staff entered; null for the one in the environment. */
    receiverId: uuid('receiver_id'),
    attemptedAt: timestamp('attempted_at', { withTimezone: true }).notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** HTTP status, or null when nothing answered. */
    status: integer('status'),
    /** Start of the receiver's answer, or why there was none. */
    answer: text('answer').notNull(),
  },
  table => [
    index('webhook_deliveries_message').on(table.messageId, table.attemptedAt),
    index('webhook_deliveries_newest').on(table.attemptedAt.desc()),
    index('webhook_deliveries_receiver').on(table.receiverId, table.attemptedAt.desc()),
  ],
)

/** What the built-in receiver accepted: by default every order and lead is kept here. */
export const automationInbox = pgTable(
  'automation_inbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    messageId: text('message_id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [unique('automation_inbox_message').on(table.messageId)],
)

/** Addresses, besides the one in the environment, that orders, leads and conversations are sent to. */
export const webhookReceivers = pgTable('webhook_receivers', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  url: text('url').notNull(),
  kinds: text('kinds', { enum: receivedKinds }).array().notNull(),
  /** Sealed for this receiver; shown once, when it is created. */
  secret: text('secret').notNull(),
  /** The previous secret, which signs, too, until its time is over. */
  formerSecret: text('former_secret'),
  formerUntil: timestamp('former_until', { withTimezone: true }),
  /** Since when nothing is sent; messages wait in the meantime. */
  pausedAt: timestamp('paused_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Raised by every change: a change based on an older version is refused. */
  version: integer('version').notNull().default(1),
  /** When it was removed; whatever still waits for it is not sent. */
  removedAt: timestamp('removed_at', { withTimezone: true }),
})
