import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const mailKinds = [
  'confirm_address',
  'reset_password',
  'account_exists',
  'password_changed',
  'way_in_added',
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
  'order_reopened',
  'order_not_cancelled_there',
  'order_price_changed',
  'lead_wrong_number',
  'slot_reminder',
  'slot_lost',
  'slot_replaced',
  'promise_moved',
  'price_end',
  'weekly_numbers',
  'publication_failed',
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
    /** The order that it is about: it stays or goes with that, whoever it was sent to. Null: about none. */
    orderReference: text('order_reference'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Why it wasn't handed over at the last attempt; empty: it was, or no attempt failed. */
    fault: text('fault').notNull().default(''),
    /** Since when it isn't tried anymore: the mail server refuses it for good, or its time is over. */
    gaveUpAt: timestamp('gave_up_at', { withTimezone: true }),
  },
  table => [
    index('mails_recipient_newest').on(table.recipient, table.createdAt.desc()),
    index('mails_order_newest').on(table.orderReference, table.createdAt.desc()),
  ],
)
