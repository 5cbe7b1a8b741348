import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const mailKinds = [
  'confirm_address',
  'reset_password',
  'account_exists',
  'password_changed',
  'sign_in_guesses',
  'account_deleted',
  'privacy_choices',
  'watch_confirm',
  'watch_news',
  'staff_invite',
  'order_received',
  'order_no_answer',
  'order_wrong_number',
  'order_confirmed',
  'order_booked',
  'order_changed',
  'order_email_changed',
  'order_reduced',
  'order_cancelled',
  'order_cancelled_there',
  'order_price_changed',
  'slot_reminder',
  'slot_lost',
  'promise_moved',
  'price_end',
  'weekly_numbers',
  'chat_copy',
] as const

/**
 * Emails to visitors, one row each. With a mail server the text is erased once it has been handed over; without one
 * it stays.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: mailKinds }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Plain text, its link on its own line. */
    body: text('body').notNull(),
    /** The same as HTML, if the email has both. Erased with the text. */
    html: text('html'),
    /**
     * Where one press, or a mail program automatically, unsubscribes from emails of this kind (RFC 8058). Erased with
     * the text.
     */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  table => [index('mails_recipient_newest').on(table.recipient, table.createdAt.desc())],
)
