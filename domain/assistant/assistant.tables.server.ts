import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What was said in a chat, oldest first within a session. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sessionId: text('session_id').notNull(),
    message: text('message').notNull(),
    isUserMessage: boolean('is_user_message').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [index('chat_messages_session_oldest').on(table.sessionId, table.createdAt)],
)
