import { date, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { schedulesColumn } from '../pricing/schedules-column.server.ts'
import type { Known, Wish } from './watch.ts'

/** What people asked to get emails about. Until it is confirmed, an entry sends nothing but its own confirmation link. */
export const watches = pgTable(
  'watches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In lower case, without blanks. */
    email: text('email').notNull(),
    wish: jsonb('wish').$type<Wish>().notNull(),
    /** The same for the same wish, whatever its threshold: the one confirmed last replaces the other. */
    wishKey: text('wish_key').notNull(),
    /** What the person already knows: what was there when they asked, and what they were told since. */
    known: schedulesColumn('known').$type<Known>().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** A hash of the token in the link that confirms it. */
    confirmHash: text('confirm_hash').notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** Version of the words under which it was requested. */
    wordsVersion: text('words_version').notNull(),
    /** When it is deleted: soon if nobody confirms it, otherwise when it ends. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** The date (Eastern time) of the person's last email. */
    toldOn: date('told_on'),
  },
  table => [
    uniqueIndex('watches_confirm_hash').on(table.confirmHash),
    index('watches_email').on(table.email),
    index('watches_end').on(table.endsAt),
  ],
)

/** Links in emails that stop an address's watches. Only a hash of each token is stored. */
export const watchLinks = pgTable(
  'watch_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    email: text('email').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [index('watch_links_end').on(table.expiresAt), index('watch_links_email').on(table.email)],
)
