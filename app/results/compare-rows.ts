import type { LookupAnswer, OfferedPlan } from '#domain/availability/offered-plans.ts'
import { planFeatures } from '#domain/catalog/plan-features.ts'
import { planTypeNames } from '#domain/catalog/plan-type.ts'
import { comparisonRows } from '#domain/comparison/compare-plans.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { providerNameIn } from './provider-words.ts'

/** The row 'Contract' says more than this feature. */
const features = planFeatures.filter(feature => feature !== 'No annual contract')

/** A row of the comparison as text; `equal` if all plans say the same. */
export type CompareRow = { label: string; cells: string[]; equal: boolean }

/** The picked plans row by row. What a provider doesn't publish says so; nothing is left to guess. */
export function compareRows(plans: readonly OfferedPlan[], answer: LookupAnswer): CompareRow[] {
  const compared = plans.map(plan => ({ ...plan, providerName: providerNameIn(answer, plan), speedName: '' }))
  const rows = comparisonRows(compared, planTypeNames, features).map(({ label, cells, equal }) => ({
    label,
    cells: cells.map(cell => wordsOf(label, cell)),
    equal,
  }))
  const totals = rows.findIndex(({ label }) => label.endsWith('-month total'))
  return plans.some(plan => plan.labelPrices?.added) ? rows.toSpliced(totals, 0, addedFees(plans)) : rows
}

/** What labels charge each month besides the price: in the totals, unless it depends on the address. */
function addedFees(plans: readonly OfferedPlan[]): CompareRow {
  const cells = plans.map(({ labelPrices }) => {
    const added = labelPrices?.added
    return added ? `${added.upTo ? 'Not counted: up to ' : ''}${formatMonthly(added.cents)}` : 'None known'
  })
  return {
    label: 'Monthly fees on the label',
    cells,
    equal: plans.length > 1 && cells.every(cell => cell === cells[0]),
  }
}

function wordsOf(label: string, cell: string | boolean | null): string {
  if (typeof cell === 'string') return `${cell.slice(0, 1).toUpperCase()}${cell.slice(1)}`
  if (cell) return 'Yes'
  return label === 'One-time fees' ? 'None listed' : 'No'
}
