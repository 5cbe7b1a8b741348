import { formatDate } from '#domain/shared/calendar.ts'
import { formatCents } from '#domain/shared/money.ts'

/** What a plan's labels cost, by kind of price; dates like `2026-06-29`, money in cents. */
export type LabelPriceRange = {
  /** The date of the provider's newest edition, and the date its file was last found unchanged. */
  date: string
  lastSeen: string
  /** Whose copy that edition is; `null` if it is our own. */
  credit: string | null
  labels: number
  /** Labels with a price of 0, which aren't part of any range. */
  withoutPrice: number
  groups: {
    introductory: boolean | null
    introMonths: number | null
    fromCents: number
    toCents: number
    /** The range of later prices, if they are stated. */
    laterFromCents: number | null
    laterToCents: number | null
    laterNotStated: number
    labels: number
  }[]
}

/**
 * A range in words for one kind of price, by the newest file that still has it, such as `$44.95 to $79.95 for 12 months, by address; 389 labels of Jun 29,
 * 2026`.
 */
export function priceRangeInWords(
  { lastSeen }: Pick<LabelPriceRange, 'lastSeen'>,
  group: LabelPriceRange['groups'][number],
): string {
  const { fromCents, toCents, introductory, introMonths, labels } = group
  const prices =
    fromCents === toCents ? formatCents(fromCents) : `${formatCents(fromCents)} to ${formatCents(toCents)}`
  const period = introMonths === null ? '' : ` for ${introMonths} ${introMonths === 1 ? 'month' : 'months'}`
  const kind =
    introductory === true ? period || ' introductory' : introductory === false ? ' without promotion' : ''
  const address = fromCents === toCents ? '' : ', by address'
  return `${prices}${kind}${address}; ${labels.toLocaleString('en-US')} ${labels === 1 ? 'label' : 'labels'} of ${formatDate(lastSeen)}`
}
