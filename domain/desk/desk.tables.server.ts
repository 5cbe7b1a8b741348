import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { staff } from '../staff/staff.tables.server.ts'
import { subjectKinds, workKinds } from './work.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** What there is to do, by when, and who does it. An item is open until `doneAt`. */
export const workItems = pgTable(
  'work_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: workKinds }).notNull(),
    /** The order, lead, conversation, ... that it is about: at most one open item per kind and subject. */
    subjectId: text('subject_id').notNull(),
    /** Whose request it is, in lower case; one person's items are listed together. Erased with the person. */
    email: text('email').notNull().default(''),
    /** What the list calls it: the person's name. Erased with them. */
    who: text('who').notNull().default(''),
    /** What it is about, without names: a reference, services, a place. */
    about: text('about').notNull().default(''),
    /** Five digits if the home is known; its time zone says when it may be called. */
    zipCode: text('zip_code').notNull().default(''),
    timeZone: text('time_zone'),
    createdAt: instant('created_at').notNull(),
    /** Adjusted to calling hours when it was stored. */
    dueAt: instant('due_at').notNull(),
    ownerId: uuid('owner_id').references(() => staff.id),
    claimedAt: instant('claimed_at'),
    /** Raised by every change: a change based on an older version is refused. */
    version: integer('version').notNull().default(1),
    doneAt: instant('done_at'),
  },
  table => [
    uniqueIndex('work_items_one_open').on(table.kind, table.subjectId).where(sql`${table.doneAt} is null`),
    index('work_items_due').on(table.dueAt).where(sql`${table.doneAt} is null`),
    index('work_items_subject').on(table.subjectId),
  ],
)

/** Queue filters that somebody saved under a name. */
export const deskViews = pgTable(
  'desk_views',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The address's query: `kind=order&mine=1`. */
    query: text('query').notNull(),
  },
  table => [uniqueIndex('desk_views_name').on(table.staffId, table.name)],
)

/**
 * What happened: one row per event, never changed and never deleted (enforced by a trigger and the grants). It names
 * nobody outside the staff: personal data is in `desk_event_details`, which is deleted when a person is erased.
 */
export const deskEvents = pgTable(
  'desk_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** The staff member; null if it was a visitor or the site itself. */
    staffId: uuid('staff_id').references(() => staff.id),
    /** Their name at that time; 'visitor' and 'site' for those two. */
    actor: text('actor').notNull(),
    /** The operation or what happened: `claimWork`, `order_placed`, `reached`. */
    what: text('what').notNull(),
    subjectKind: text('subject_kind', { enum: subjectKinds }).notNull(),
    subjectId: text('subject_id').notNull(),
    /** Whether the customer sees it in the timeline of their order. */
    visible: boolean('visible').notNull().default(false),
  },
  table => [
    index('desk_events_subject').on(table.subjectKind, table.subjectId, table.id),
    index('desk_events_staff').on(table.staffId, table.id),
    index('desk_events_newest').on(table.at),
  ],
)

/** The details of an event: notes, values before and after. Written once; erased with the person. */
export const deskEventDetails = pgTable('desk_event_details', {
  /** No foreign key: checking one locks the event, which requires the right to change it. */
  eventId: bigint('event_id', { mode: 'number' }).primaryKey(),
  note: text('note').notNull().default(''),
  before: jsonb('before').$type<Record<string, unknown>>(),
  after: jsonb('after').$type<Record<string, unknown>>(),
})
