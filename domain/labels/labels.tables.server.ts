import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { BadLabelRow, LabelFacts } from './label.ts'
import type { ChangeField, ChangeKind } from './label-changes.ts'

/** One row per imported label file: a provider's labels as of a date. */
export const labelEditions = pgTable(
  'label_editions',
  {
    id: integer('id').primaryKey(),
    providerId: text('provider_id').notNull(),
    /** The date on which the file was first found. */
    date: date('date').notNull(),
    /** The last date on which the same file was found again. */
    lastSeen: date('last_seen').notNull(),
    sha256: text('sha256').notNull(),
    layout: text('layout').notNull(),
    /** The address or the name of the file. */
    source: text('source').notNull(),
    /** Who the copy comes from, if not the provider. */
    credit: text('credit'),
    /** Rows in the file; residential fixed labels among them; other plans, left out; rows that couldn't be read. */
    rows: integer('rows').notNull(),
    labels: integer('labels').notNull(),
    leftOut: integer('left_out').notNull(),
    badRows: integer('bad_rows').notNull(),
    /** The first of those, with line and reason; null in editions from before they were kept. */
    badRowsKept: jsonb('bad_rows_kept').$type<BadLabelRow[]>(),
    /** Its columns as published, in order. */
    columns: jsonb('columns').$type<string[]>().notNull(),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [uniqueIndex('label_editions_by_date').on(table.providerId, table.date)],
)

/** A plan followed through editions: by its id, and by name and region where ids are reissued. */
export const labelLineages = pgTable(
  'label_lineages',
  {
    id: integer('id').primaryKey(),
    providerId: text('provider_id').notNull(),
    /** Its current name. */
    name: text('name').notNull(),
    region: text('region'),
    firstSeen: date('first_seen').notNull(),
    /** The date of the first edition without it; `null` while it is there. */
    goneOn: date('gone_on'),
  },
  table => [index('label_lineages_by_provider').on(table.providerId)],
)

/**
 * A label as it was in the half-open period [valid_from, valid_to): a label that stays the same through several
 * editions is one row. The figures beside `facts` are those used for searching and sorting.
 */
export const labels = pgTable(
  'labels',
  {
    id: integer('id').primaryKey(),
    lineageId: integer('lineage_id').notNull(),
    /** The first edition that has it in this form; its columns are those of `published`. */
    editionId: integer('edition_id').notNull(),
    providerId: text('provider_id').notNull(),
    validFrom: date('valid_from').notNull(),
    /** `null` while the newest edition has it. */
    validTo: date('valid_to'),
    planId: text('plan_id'),
    name: text('name').notNull(),
    region: text('region'),
    priceNowCents: integer('price_now_cents').notNull(),
    introductory: boolean('introductory'),
    introMonths: integer('intro_months'),
    laterPriceCents: integer('later_price_cents'),
    /** The upper end of the typical download speed. */
    downloadMbps: real('download_mbps'),
    facts: jsonb('facts').$type<LabelFacts>().notNull(),
    /** The cells of its row as published. */
    published: jsonb('published').$type<string[]>().notNull(),
  },
  table => [
    index('labels_by_provider').on(table.providerId, table.validTo),
    index('labels_by_lineage').on(table.lineageId, table.validFrom),
  ],
)

/** What changed from one edition of a provider to the next: an added or removed plan, or a field of one that stays. */
export const labelChanges = pgTable(
  'label_changes',
  {
    editionId: integer('edition_id').notNull(),
    /** A running number within the edition. */
    number: integer('number').notNull(),
    providerId: text('provider_id').notNull(),
    lineageId: integer('lineage_id').notNull(),
    /** The dates of the previous edition and of this one: the change lies between them. */
    since: date('since').notNull(),
    date: date('date').notNull(),
    kind: text('kind').$type<ChangeKind>().notNull(),
    /** The plan's name after the change. */
    name: text('name').notNull(),
    region: text('region'),
    field: text('field').$type<ChangeField>(),
    /** The fee or column that the field belongs to. */
    subject: text('subject'),
    /** As text; `null` if not stated. */
    oldText: text('old_text'),
    newText: text('new_text'),
    oldCents: integer('old_cents'),
    newCents: integer('new_cents'),
  },
  table => [
    primaryKey({ columns: [table.editionId, table.number] }),
    index('label_changes_by_date').on(table.date),
    index('label_changes_by_provider').on(table.providerId, table.date),
  ],
)

/** An address's answer to the last request: the next one asks only for newer content. */
export const labelDownloads = pgTable('label_downloads', {
  address: text('address').primaryKey(),
  providerId: text('provider_id').notNull(),
  etag: text('etag'),
  lastModified: text('last_modified'),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
  /** The result, in words. */
  result: text('result').notNull(),
  /** Since when nothing could be imported from there; null if the last time succeeded. */
  failingSince: timestamp('failing_since', { withTimezone: true }),
})
