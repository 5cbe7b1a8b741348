import { withConditionKinds } from '#domain/catalog/older-conditions.ts'
import { withFeePurposes } from '#domain/pricing/fee-purpose.ts'
import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import { fieldsOf } from './catalog-fields.ts'
import { type CatalogRow, valueAt } from './catalog-row.ts'
import { type CatalogKind, kindWords } from './catalog-subject.ts'
import { rowChanges, valueInWords } from './row-changes.ts'
import { feeInWords } from './schedule-words.ts'

/** The kind of an entry by its key (`plan/metronet-500`); null if that names none. */
export function kindOfKey(key: string): CatalogKind | null {
  const kind = key.split('/')[0] ?? ''
  return Object.hasOwn(kindWords, kind) ? (kind as CatalogKind) : null
}

/**
 * What differs between two versions of an entry, a line for each field: `Price: $50.15/mo to $55.15/mo`. Of one-time
 * fees each is told by itself, as added, removed or changed.
 */
export function changeLines(kind: CatalogKind, old: CatalogRow, next: CatalogRow): string[] {
  // Events from before fees said what they are for, and conditions what they are about, are told, too.
  const [before, after] = [read(old), read(next)]
  const fields = new Map(fieldsOf(kind, after).map(field => [field.path, field]))
  return rowChanges(kind, before, after).flatMap(({ path, label, before: said, after: saysNow }) => {
    const field = fields.get(path)
    const [was, is] = [before, after].map(row => valueAt(row, path.split('.')) as PriceSchedule | null)
    if (field?.input !== 'schedule' || !was || !is) return [`${label}: ${said} to ${saysNow}`]
    const monthly = [was, is].map(schedule =>
      valueInWords(field, { ...schedule, oneTimeFees: [] }).replace(/\.$/, ''),
    )
    return [
      ...(monthly[0] === monthly[1] ? [] : [`${label}: ${monthly[0]} to ${monthly[1]}`]),
      ...feeLines(was, is),
    ]
  })
}

const read = (row: CatalogRow) => withConditionKinds(withFeePurposes(row))

function feeLines(was: PriceSchedule, is: PriceSchedule): string[] {
  const [old, next] = [was, is].map(
    ({ oneTimeFees }) => new Map(oneTimeFees.map(fee => [fee.label, feeInWords(fee)])),
  )
  const labels = [...new Set([...(old?.keys() ?? []), ...(next?.keys() ?? [])])]
  return labels.flatMap(label => {
    const [before, after] = [old?.get(label), next?.get(label)]
    if (before === after) return []
    if (before === undefined) return [`${label} added: ${after}`]
    return [
      after === undefined
        ? `${label} removed: it was ${before}`
        : `${label}: ${before.replace(/ once$/, '')} to ${after}`,
    ]
  })
}
