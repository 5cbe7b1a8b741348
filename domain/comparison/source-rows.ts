import { formatDate } from '#domain/shared/calendar.ts'
import { capitalized } from '#domain/shared/first-letter.ts'
import type { ComparedPlan, ComparisonRow } from './compare-plans.ts'

type Dated = Pick<ComparedPlan, 'id' | 'checkedOn'>

/**
 * The rows of a comparison as they are shown: around its rows of figures, how certain each plan is at the place, if there
 * is one, and from which day its price is. Plans side by side would otherwise look equally certain.
 */
export function withSourceRows<Plan extends Dated>(
  plans: readonly Plan[],
  rows: readonly ComparisonRow[],
  soldHere: ((plan: Plan) => string) | null,
): ComparisonRow[] {
  const row = (label: string, read: (plan: Plan) => string): ComparisonRow => {
    const cells = plans.map(read)
    return { label, cells, equal: plans.length > 1 && new Set(cells).size === 1 }
  }
  const all = [
    ...(soldHere ? [row('Sold here', soldHere)] : []),
    ...rows,
    row('Price as of', plan => formatDate(plan.checkedOn)),
  ]
  // A cell stands alone, so it begins like a sentence.
  return all.map(({ cells, ...rest }) => ({
    ...rest,
    cells: cells.map(cell => (typeof cell === 'string' ? capitalized(cell) : cell)),
  }))
}
