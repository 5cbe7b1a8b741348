import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { type Page, pageNumber } from '#domain/shared/page-of.ts'
import type { Reader } from '#platform/database.server.ts'
import type { ChangeField, ChangeKind } from './label-changes.ts'
import type { ToldChange } from './label-words.ts'
import { labelChanges } from './labels.tables.server.ts'

/** Which changes to return; absent fields don't matter. */
export type ChangeFilter = {
  providerId?: string | undefined
  /** Only prices and fees of plans that stay. */
  onlyMoney?: boolean | undefined
  kinds?: readonly ChangeKind[] | undefined
  /** Dates of the edition that shows the change, in the half-open period [from, until). */
  from?: string | undefined
  until?: string | undefined
}

/** The same change in labels with one plan name, combined. It happened after `since` and by `date`. */
export type DatedChange = ToldChange & {
  providerId: string
  date: string
  since: string
  oldCents: number | null
  newCents: number | null
  /** For added and removed plans, the minimum and maximum of their prices. */
  fromCents: number | null
  toCents: number | null
}

const moneyFields: readonly ChangeField[] = [
  'price_now',
  'price_later',
  'monthly_fee',
  'one_time_fee',
  'early_termination',
]
const CHANGES_PER_PAGE = 100
/** The limit for a feed or a file. */
const MOST_CHANGES = 5_000

/** One page of label changes for a provider or for all, newest first. */
export async function labelChangesTold(
  db: Reader,
  filter: ChangeFilter,
  wantedPage: string | null,
): Promise<Page<DatedChange> & { total: number }> {
  const groups = grouped(db, filter).as('groups')
  const [counted] = await db.select({ total: count() }).from(groups)
  const total = counted?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / CHANGES_PER_PAGE))
  const page = pageNumber(wantedPage, pages)
  const entries = await inOrder(db, filter, CHANGES_PER_PAGE, (page - 1) * CHANGES_PER_PAGE)
  return { entries, page, pages, total }
}

/** The newest changes at once, for feeds and files: `limit` of them, 5,000 at most. */
export function newestLabelChanges(db: Reader, filter: ChangeFilter, limit: number): Promise<DatedChange[]> {
  return inOrder(db, filter, Math.min(Math.max(1, limit), MOST_CHANGES), 0)
}

function inOrder(db: Reader, filter: ChangeFilter, limit: number, offset: number): Promise<DatedChange[]> {
  const { providerId, date, kind, name, field, subject } = labelChanges
  // Changes come before additions and removals, prices before the rest.
  const rank = sql`case when ${kind} = 'changed' then case when ${inArray(field, [...moneyFields])} then 0 else 1 end else 2 end`
  return grouped(db, filter)
    .orderBy(
      desc(date),
      asc(providerId),
      rank,
      asc(kind),
      asc(name),
      asc(field),
      asc(subject),
      asc(labelChanges.oldText),
    )
    .limit(limit)
    .offset(offset)
}

function grouped(db: Reader, filter: ChangeFilter) {
  const { providerId, date, since, kind, name, field, subject, oldText, newText, oldCents, newCents } =
    labelChanges
  // New plans with one name are one line whatever each of them costs.
  const ofChange = (column: typeof oldCents | typeof newCents) =>
    sql<number | null>`min(${column}) filter (where ${kind} = 'changed')`
  const price = sql`case ${kind} when 'new' then ${newCents} when 'gone' then ${oldCents} end`
  return db
    .select({
      ...{ providerId, date, since, kind, name, field, subject, oldText, newText },
      labels: count().as('labels'),
      oldCents: ofChange(oldCents).as('old_amount'),
      newCents: ofChange(newCents).as('new_amount'),
      fromCents: sql<number | null>`min(${price})`.as('from_cents'),
      toCents: sql<number | null>`max(${price})`.as('to_cents'),
    })
    .from(labelChanges)
    .where(and(...conditions(filter)))
    .groupBy(providerId, date, since, kind, name, field, subject, oldText, newText)
    .$dynamic()
}

function conditions({ providerId, onlyMoney, kinds, from, until }: ChangeFilter): (SQL | undefined)[] {
  return [
    providerId === undefined ? undefined : eq(labelChanges.providerId, providerId),
    onlyMoney ? inArray(labelChanges.field, [...moneyFields]) : undefined,
    kinds === undefined ? undefined : inArray(labelChanges.kind, [...kinds]),
    from === undefined ? undefined : gte(labelChanges.date, from),
    until === undefined ? undefined : lt(labelChanges.date, until),
  ]
}
