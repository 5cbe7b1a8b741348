import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** What a slot was booked for. */
export const slotSubjects = ['order', 'lead', 'chat'] as const

/**
 * Hours in which somebody is called. Each hour has a number of seats, and a seat is taken once: the unique index
 * refuses the second booking, however many arrive at once. A slot that was given back keeps its row, and its seat is
 * free.
 */
export const callbackSlots = pgTable(
  'callback_slots',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subjectKind: text('subject_kind', { enum: slotSubjects }).notNull(),
    subjectId: text('subject_id').notNull(),
    /** Begins on the hour, UTC, and lasts one hour. */
    startsAt: instant('starts_at').notNull(),
    /** From 1. */
    seat: integer('seat').notNull(),
    /** The visitor's own IANA time zone, in which every time is shown to them. */
    timeZone: text('time_zone').notNull(),
    bookedAt: instant('booked_at').notNull(),
    releasedAt: instant('released_at'),
    remindedAt: instant('reminded_at'),
  },
  table => [
    uniqueIndex('callback_slots_seat').on(table.startsAt, table.seat).where(sql`${table.releasedAt} is null`),
    uniqueIndex('callback_slots_one_each')
      .on(table.subjectKind, table.subjectId)
      .where(sql`${table.releasedAt} is null`),
    index('callback_slots_subject').on(table.subjectKind, table.subjectId),
    check('callback_slots_seat_number', sql`${table.seat} >= 1`),
    check(
      'callback_slots_on_the_hour',
      sql`date_trunc('hour', ${table.startsAt}, 'UTC') = ${table.startsAt}`,
    ),
  ],
)

/** Phone numbers that nobody calls, whatever others ask for later. */
export const doNotCall = pgTable('do_not_call', {
  /** Ten digits. */
  phoneDigits: text('phone_digits').primaryKey(),
  /** Why: asked for, wrong number, from an uploaded list. */
  reason: text('reason').notNull(),
  addedAt: instant('added_at').notNull(),
  /** The staff member; null if it was the visitor. */
  addedBy: uuid('added_by'),
})
