import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

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
  ],
)

/** What the built-in receiver took in: the embedded default keeps every order and lead here. */
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
