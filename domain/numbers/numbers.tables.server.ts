import { bigint, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The sums of every counted figure by day, in total (`dimension` 'all') and for each key of one dimension. The page
 * reads this table: it grows with days and keys, never with visitors.
 */
export const numberDays = pgTable(
  'number_days',
  {
    dimension: text('dimension').notNull(),
    /** Calendar day in Central Time. */
    day: date('day').notNull(),
    figure: text('figure').notNull(),
    /** Two letters of a state, id of a provider, source or campaign; empty if unknown. */
    key: text('key').notNull(),
    /** Form or kind, if the figure has parts. */
    part: text('part').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.dimension, table.day, table.figure, table.key, table.part] })],
)

/**
 * What became of a promise: kept, or broken when its time passed without an answer; none was made, or it was broken before.
 * Days that were summed up long ago tell a late answer instead.
 */
const timePromises = ['kept', 'late', 'none', 'broken'] as const
export type TimePromise = (typeof timePromises)[number]

/** How long things took, by day: the number for each duration. */
export const numberTimes = pgTable(
  'number_times',
  {
    day: date('day').notNull(),
    figure: text('figure').notNull(),
    /** Whole seconds up to ten minutes, whole minutes beyond. */
    seconds: integer('seconds').notNull(),
    promise: text('promise', { enum: timePromises }).notNull(),
    count: integer('count').notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.figure, table.seconds, table.promise] })],
)

/** The roll-up's progress, and when it last ran. */
export const numberProgress = pgTable('number_progress', {
  id: text('id').primaryKey(),
  /** The last day whose stored facts were counted. */
  day: date('day').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
})

/** The weeks, by their Monday, whose email was written. */
export const numberWeeks = pgTable('number_weeks', {
  monday: date('monday').primaryKey(),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
})
