import { seededContent, servedCatalogue } from '#domain/catalog/catalogue-store.server.ts'
import { totalWords } from '#domain/pricing/known-total.ts'
import { type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import type { Database } from '#platform/database.server.ts'
import { type CatalogRow, nameOfRow, rowsOf, textOf } from './catalog-row.ts'
import { type CatalogKind, catalogKinds } from './catalog-subject.ts'
import { isInContract } from './contract-figures.ts'
import { openDrafts, retiredDrafts } from './draft-store.server.ts'
import { seededIds } from './examine-drafts.server.ts'
import { figurePlaces } from './figure-places.ts'

/** The status of an entry in a list. */
export const entryStates = ['on sale', 'new', 'retired'] as const

/** One line of a list of the catalog. */
export type ListedEntry = {
  kind: CatalogKind
  id: string
  name: string
  provider: string
  providerId: string
  price: string
  /** Over 24 months. */
  total: string
  state: (typeof entryStates)[number]
  contract: boolean
  /** Whether its provider's label confirms it; null if labels never cover it. */
  confirmed: boolean | null
  /** The author of its draft. */
  draftBy: string | null
}

/**
 * Every entry of a kind, including those that are still drafts and those that were retired, and how many there are of
 * each.
 */
export async function listEntries(
  db: Database,
  at: Date,
  kind: CatalogKind,
): Promise<{
  entries: ListedEntry[]
  counts: Record<CatalogKind, number>
  providers: { id: string; name: string }[]
}> {
  const { content } = await servedCatalogue(db, at)
  const [drafts, retired] = await Promise.all([openDrafts(db), retiredDrafts(db)])
  const draftBy = new Map(drafts.filter(one => one.kind === kind).map(one => [one.subjectId, one.authorName]))
  const names = new Map(content.providers.map(({ id, name }) => [id, name]))
  const figures = new Map(figurePlaces(content).map(({ id, name }) => [id, name]))
  const rows = rowsOf(content, kind)
  const known = new Set(rows.map(({ id }) => id))
  const listed = (id: string, row: CatalogRow, state: ListedEntry['state']): ListedEntry => {
    const providerId = textOf(row, 'providerId')
    return {
      ...{ kind, id, state, ...costOf(row) },
      providerId: kind === 'provider' ? id : providerId,
      name: figures.get(id) ?? nameOfRow(row, id),
      provider: names.get(providerId) ?? providerId,
      contract: isInContract({ kind, id }, seededIds(), providerId),
      confirmed: kind === 'plan' ? (row.labels as readonly unknown[]).length > 0 : null,
      draftBy: draftBy.get(id) ?? null,
    }
  }
  const isOther = (one: { kind: CatalogKind; subjectId: string }) =>
    one.kind === kind && !known.has(one.subjectId)
  const goneIds = new Set(retired.filter(isOther).map(one => one.subjectId))
  return {
    entries: [
      ...rows.map(({ id, row }) => listed(id, row, 'on sale')),
      ...drafts
        .filter(one => isOther(one) && !goneIds.has(one.subjectId))
        .map(({ subjectId, content: row }) => listed(subjectId, row ?? {}, 'new')),
      ...retired.filter(isOther).map(({ subjectId, before }) => listed(subjectId, before ?? {}, 'retired')),
    ],
    counts: Object.fromEntries(catalogKinds.map(one => [one, rowsOf(content, one).length])) as Record<
      CatalogKind,
      number
    >,
    providers: content.providers.map(({ id, name }) => ({ id, name })),
  }
}

function costOf(row: CatalogRow): { price: string; total: string } {
  const schedule = row.schedule as PriceSchedule | null | undefined
  if (schedule) return { price: formatMonthly(priceToday(schedule)), total: totalWords(schedule) }
  const kit = (row.choices as { kit: { defaultCents: number } } | null | undefined)?.kit
  if (kit) return { price: formatMonthly(kit.defaultCents), total: '' }
  if (typeof row.startingCents === 'number') return { price: formatMonthly(row.startingCents), total: '' }
  if (typeof row.figure === 'string') return { price: row.figure, total: '' }
  const sum = Object.entries(row).find(([key, value]) => key.endsWith('Cents') && typeof value === 'number')
  return { price: sum ? formatCents(Number(sum[1])) : '', total: '' }
}

/** What the specification says about an entry, as it ships with the project; null for the desk's own entries. */
export const seededRow = (kind: CatalogKind, id: string): CatalogRow | null =>
  rowsOf(seededContent(), kind).find(one => one.id === id)?.row ?? null
