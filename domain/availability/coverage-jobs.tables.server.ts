import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  type CoverageFileResult,
  type CoverageOrder,
  type CoverageStage,
  coverageJobKinds,
  coverageJobStates,
} from './coverage-data/coverage-jobs.ts'

/** Jobs that change the coverage index, and their outcomes: the history of imports from the desk. */
export const coverageJobs = pgTable(
  'coverage_jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: coverageJobKinds }).notNull(),
    /** Its name in lists: a file's name, states, or what is served again. */
    title: text('title').notNull(),
    order: jsonb('order').$type<CoverageOrder>().notNull(),
    /** The upload that it imports: one job per upload, however often its end is reported. */
    uploadId: text('upload_id'),
    bytes: bigint('bytes', { mode: 'number' }),
    state: text('state', { enum: coverageJobStates }).notNull().default('waiting'),
    stage: text('stage').$type<CoverageStage>(),
    /** The file it is working on, if there are several. */
    file: text('file'),
    /** Progress of the stage, 0 to 1. */
    share: real('share').notNull().default(0),
    rows: integer('rows').notNull().default(0),
    results: jsonb('results').$type<CoverageFileResult[]>().notNull().default([]),
    /** Why it was refused or failed, in words. */
    reason: text('reason'),
    cancelAsked: boolean('cancel_asked').notNull().default(false),
    staffName: text('staff_name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  table => [
    unique('coverage_jobs_one_an_upload').on(table.uploadId),
    index('coverage_jobs_newest').on(table.createdAt.desc()),
  ],
)
