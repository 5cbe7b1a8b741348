import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { CatalogRow } from './catalog-row.ts'
import { catalogKinds } from './catalog-subject.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** How a publication stands. */
const publicationStates = ['waiting', 'scheduled', 'published', 'cancelled', 'failed'] as const

/** Why a check that found something did not keep a change from being published. */
export type Overruled = { check: string; found: string; reason: string }

/** Drafts that are published together, in one revision: all of them or none. */
export const catalogPublications = pgTable(
  'catalog_publications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** `waiting` for a second pair of eyes; `failed` where it no longer fitted the catalog when its time came. */
    state: text('state', { enum: publicationStates }).notNull(),
    publishAt: instant('publish_at').notNull(),
    /** The zone in which the moment was chosen, such as `America/Chicago`. */
    timeZone: text('time_zone').notNull(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => staff.id),
    requestedByName: text('requested_by_name').notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** The second pair of eyes; null where none was asked for. */
    approvedBy: uuid('approved_by').references(() => staff.id),
    approvedByName: text('approved_by_name'),
    overruled: jsonb('overruled').$type<Overruled[]>().notNull().default([]),
    /** The name of the revision that it became. */
    revision: text('revision'),
    publishedAt: instant('published_at'),
    /** Why it failed, in words. */
    failure: text('failure').notNull().default(''),
  },
  table => [index('catalog_publications_due').on(table.state, table.publishAt)],
)

/**
 * What somebody changed of one entry of the catalog and nobody is shown yet. Of each entry there is one open draft at most;
 * closed ones stay: they are the history of the entry.
 */
export const catalogDrafts = pgTable(
  'catalog_drafts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: catalogKinds }).notNull(),
    subjectId: text('subject_id').notNull(),
    /** The entry as it was when the draft was last saved; null where it is a new one. */
    before: jsonb('before').$type<CatalogRow>(),
    /** The entry as it is to be; null where it is to be retired. */
    content: jsonb('content').$type<CatalogRow>(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => staff.id),
    authorName: text('author_name').notNull(),
    startedAt: instant('started_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Raised by every change: who changes an older one is refused. */
    version: integer('version').notNull().default(1),
    state: text('state', { enum: ['open', 'published', 'withdrawn'] })
      .notNull()
      .default('open'),
    /** With which others it is, or was, published. */
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
