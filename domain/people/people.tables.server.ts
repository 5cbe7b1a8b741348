import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { requestKinds } from './request-kinds.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Links to a visitor's privacy choices, sent by email: single use, valid for a day. Only a hash of the token is stored. */
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

/** What somebody asked for about their data, when the law requires an answer, and when it was given. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: requestKinds }).notNull(),
    /** How we know them; both are erased with the person. */
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** What else they said. Erased with the person. */
    words: text('words').notNull().default(''),
    receivedAt: instant('received_at').notNull(),
    dueAt: instant('due_at').notNull(),
    doneAt: instant('done_at'),
    /** The staff member who answered; null if the site itself did. */
    doneBy: uuid('done_by'),
  },
  table => [index('privacy_requests_newest').on(table.receivedAt.desc())],
)
