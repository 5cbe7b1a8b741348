import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { CatalogRow } from './catalog-row.ts'
import { type CatalogKind, catalogKinds } from './catalog-subject.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A publication's status. */
const publicationStates = ['waiting', 'scheduled', 'published', 'cancelled', 'failed'] as const

/** Why a finding of a check didn't keep a change from being published. */
export type Overruled = { check: string; found: string; reason: string }

/** What a draft was when its publication was canceled or failed: it is open again, and may say something else since. */
export type ReleasedDraft = {
  id: number
  kind: CatalogKind
  subjectId: string
  before: CatalogRow | null
  content: CatalogRow | null
}

/** Drafts that are published together, in one revision: all of them or none. */
export const catalogPublications = pgTable(
  'catalog_publications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** `waiting` for a second pair of eyes; `failed` if it no longer fit the catalog when its time came. */
    state: text('state', { enum: publicationStates }).notNull(),
    publishAt: instant('publish_at').notNull(),
    /** The zone in which the time was chosen, such as `America/Chicago`. */
    timeZone: text('time_zone').notNull(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => staff.id),
    requestedByName: text('requested_by_name').notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** The second pair of eyes; null if none was asked for. */
    approvedBy: uuid('approved_by').references(() => staff.id),
    approvedByName: text('approved_by_name'),
    /** Who withdrew it; null if nobody did. */
    cancelledByName: text('cancelled_by_name'),
    /** What it was about if it was canceled or failed. */
    released: jsonb('released').$type<ReleasedDraft[]>().notNull().default([]),
    overruled: jsonb('overruled').$type<Overruled[]>().notNull().default([]),
    /** The name of the resulting revision. */
    revision: text('revision'),
    publishedAt: instant('published_at'),
    /** Why it failed, in words. */
    failure: text('failure').notNull().default(''),
  },
  table => [index('catalog_publications_due').on(table.state, table.publishAt)],
)

/**
 * What somebody changed in a catalog entry and nobody sees yet. There is at most one open draft per entry; closed
 * ones stay as the entry's history.
 */
export const catalogDrafts = pgTable(
  'catalog_drafts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: catalogKinds }).notNull(),
    subjectId: text('subject_id').notNull(),
    /** The entry as it was when the draft was last saved; null if it is a new one. */
    before: jsonb('before').$type<CatalogRow>(),
    /** The entry as it should become; null if it should be retired. */
    content: jsonb('content').$type<CatalogRow>(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => staff.id),
    authorName: text('author_name').notNull(),
    startedAt: instant('started_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Raised by every change: a change based on an older version is refused. */
    version: integer('version').notNull().default(1),
    state: text('state', { enum: ['open', 'published', 'withdrawn'] })
      .notNull()
      .default('open'),
    /** The publication that it is, or was, part of. */
    publicationId: integer('publication_id').references(() => catalogPublications.id),
    closedAt: instant('closed_at'),
  },
  table => [
    uniqueIndex('catalog_drafts_one_open')
      .on(table.kind, table.subjectId)
      .where(sql`${table.state} = 'open'`),
    index('catalog_drafts_publication').on(table.publicationId),
  ],
)
