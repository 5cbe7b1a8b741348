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

/** One row a file of labels that was taken over: a provider's labels as they stood on a day. */
export const labelEditions = pgTable(
  'label_editions',
  {
    id: integer('id').primaryKey(),
    providerId: text('provider_id').notNull(),
    /** The day on which the file was found so for the first time. */
    date: date('date').notNull(),
    /** The last day on which the same file was found again. */
    lastSeen: date('last_seen').notNull(),
    sha256: text('sha256').notNull(),
    layout: text('layout').notNull(),
    /** The address or the name of the file. */
    source: text('source').notNull(),
    /** Whom the copy comes from, where it is not the provider. */
    credit: text('credit'),
    /** Rows of the file; residential fixed labels of them; other plans, left out; rows that could not be read. */
    rows: integer('rows').notNull(),
    labels: integer('labels').notNull(),
    leftOut: integer('left_out').notNull(),
    badRows: integer('bad_rows').notNull(),
    /** The first of those, with line and reason; null in editions from before they were kept. */
    badRowsKept: jsonb('bad_rows_kept').$type<BadLabelRow[]>(),
    /** Its columns as published, in their order. */
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
    /** As it is called today. */
    name: text('name').notNull(),
    region: text('region'),
    firstSeen: date('first_seen').notNull(),
    /** The day of the first edition without it; `null` while it is there. */
    goneOn: date('gone_on'),
  },
  table => [index('label_lineages_by_provider').on(table.providerId)],
)

/**
 * A label as it stood in the half-open period [valid_from, valid_to): a label that stays the same through editions is one
 * row. The figures beside `facts` are those that are searched and sorted by.
 */
export const labels = pgTable(
  'labels',
  {
    id: integer('id').primaryKey(),
    lineageId: integer('lineage_id').notNull(),
    /** The edition in which it first stood so; its columns are those of `published`. */
    editionId: integer('edition_id').notNull(),
    providerId: text('provider_id').notNull(),
    validFrom: date('valid_from').notNull(),
    /** `null` while it stands in the newest edition. */
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

/** What changed from one edition of a provider to the next: a plan that is new or gone, or a field of one that stays. */
export const labelChanges = pgTable(
  'label_changes',
  {
    editionId: integer('edition_id').notNull(),
    /** Counts up within the edition. */
    number: integer('number').notNull(),
    providerId: text('provider_id').notNull(),
    lineageId: integer('lineage_id').notNull(),
    /** The days of the edition before and of this one: the change lies between them. */
    since: date('since').notNull(),
    date: date('date').notNull(),
    kind: text('kind').$type<ChangeKind>().notNull(),
    /** The plan's name after the change. */
    name: text('name').notNull(),
    region: text('region'),
    field: text('field').$type<ChangeField>(),
    /** The fee or column that the field is one of. */
    subject: text('subject'),
    /** In words; `null` for what is not stated. */
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

/** What an address answered when it was last asked: the next request asks for newer content alone. */
export const labelDownloads = pgTable('label_downloads', {
  address: text('address').primaryKey(),
  providerId: text('provider_id').notNull(),
  etag: text('etag'),
  lastModified: text('last_modified'),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
  /** How it went, in words. */
  result: text('result').notNull(),
  /** Since when nothing could be taken over from there; null where the last time went well. */
  failingSince: timestamp('failing_since', { withTimezone: true }),
})
