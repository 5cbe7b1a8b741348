import { type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { fieldsOf } from './catalog-fields.ts'
import { type CatalogRow, sameRow, valueAt } from './catalog-row.ts'
import type { CatalogKind } from './catalog-subject.ts'
import { conditionsInWords } from './condition-values.ts'
import type { Field } from './field.ts'
import { scheduleInWords } from './schedule-words.ts'

/** What differs in one field, in words. */
export type RowChange = { path: string; label: string; before: string; after: string }

const NONE = 'none'

/**
 * The differences between two versions of an entry, field by field; everything if one of them is missing. A provider
 * is shown by name.
 */
export function rowChanges(
  kind: CatalogKind,
  before: CatalogRow | null,
  after: CatalogRow | null,
  providerName = (id: string) => id,
): RowChange[] {
  const fields = fieldsOf(kind, after ?? before)
  return fields.flatMap(field => {
    const [old, next] = [before, after].map(row => row && valueAt(row, field.path.split('.')))
    if (before && after && sameRow(old, next)) return []
    const change = { path: field.path, label: field.label }
    const inWords = (value: unknown) =>
      field.path === 'providerId' && typeof value === 'string'
        ? providerName(value)
        : valueInWords(field, value)
    const words = { before: before ? inWords(old) : '', after: after ? inWords(next) : '' }
    return words.before === words.after ? [] : [{ ...change, ...words }]
  })
}

/** The value of a field as people read it. */
export function valueInWords(field: Field, value: unknown): string {
  if (value === null || value === undefined || value === '') return NONE
  switch (field.input) {
    case 'schedule':
      return scheduleInWords(value as PriceSchedule)
    case 'conditions':
      return conditionsInWords(value) || NONE
    case 'lock': {
      const { months, schedule } = value as { months: number; schedule: PriceSchedule }
      return `${formatMonthly(priceToday(schedule))} for ${months} months`
    }
    case 'dollars':
      return formatCents(Number(value))
    case 'yes':
      return value === true ? 'yes' : 'no'
    case 'labels':
      return (value as { name: string }[]).map(({ name }) => name).join('; ') || NONE
    case 'choice':
      return optionOf(field, value) ?? plain(value)
    case 'text':
    case 'area':
    case 'lines':
      return plain(value, ' · ')
    case 'words':
    case 'numbers':
    case 'number':
    case 'decimal':
      return plain(value)
    case 'several':
      return plain((value as string[]).map(one => optionOf(field, one) ?? one))
  }
}

const optionOf = ({ options }: Field, value: unknown) =>
  options?.find(option => option.value === value)?.label

const plain = (value: unknown, between = ', '): string =>
  Array.isArray(value)
    ? value.join(between) || NONE
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : NONE
