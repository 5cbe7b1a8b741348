import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Events that haven't been added up yet: a row lives until the next roll-up, which deletes it as it counts it. It
 * holds no trace of who it was.
 */
export const countedEvents = pgTable('counted_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  name: text('name').notNull(),
  label: text('label').notNull().default(''),
  /** Two letters, if the place is known. */
  state: text('state').notNull().default(''),
  /** Ids of the providers that it is about. */
  providers: text('providers').array().notNull().default(sql`'{}'`),
  source: text('source').notNull().default(''),
  campaign: text('campaign').notNull().default(''),
})

/** What was asked and couldn't be answered: a ZIP code, or a question in the chat. A list to work through. */
export const unansweredAsks = pgTable(
  'unanswered_asks',
  {
    kind: text('kind', { enum: ['zip', 'question'] }).notNull(),
    /** What makes two of them equal: the ZIP code, or the question's words in lower case. */
    key: text('key').notNull(),
    /** The latest wording, without addresses and numbers. */
    words: text('words').notNull(),
    state: text('state').notNull().default(''),
    /** How often since it was last marked as done. */
    asked: integer('asked').notNull().default(1),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** Since when somebody has marked it as answered; if it is asked again, it is open again. */
    doneAt: instant('done_at'),
    doneBy: text('done_by'),
  },
  table => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('unanswered_asks_newest').on(table.kind, table.lastAt),
  ],
)
