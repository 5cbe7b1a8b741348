import type { LookupAnswer, OfferedPlan } from '#domain/availability/offered-plans.ts'
import { fewInWords } from '#domain/availability/reach-of-plan.ts'
import { soldWords } from '#domain/availability/sold-words.ts'
import { planFeatures } from '#domain/catalog/plan-features.ts'
import { planTypeNames } from '#domain/catalog/plan-type.ts'
import { type ComparisonRow, comparisonRows } from '#domain/comparison/compare-plans.ts'
import { withSourceRows } from '#domain/comparison/source-rows.ts'
import { providerNameIn } from './provider-name.ts'

/** The row 'Contract' says more than this feature. */
const features = planFeatures.filter(feature => feature !== 'No annual contract')

/** A row of the comparison as text; `equal` if all plans say the same. */
export type CompareRow = Omit<ComparisonRow, 'cells'> & { cells: string[] }

/** The picked plans row by row, with how certain each is at the place, in the words of the cart. What a provider doesn't publish says so; nothing is left to guess. */
export function compareRows(plans: readonly OfferedPlan[], answer: LookupAnswer): CompareRow[] {
  const compared = plans.map(plan => ({ ...plan, providerName: providerNameIn(answer, plan), speedName: '' }))
  const sold = soldWords(answer)
  const rows = withSourceRows(
    compared,
    comparisonRows(compared, planTypeNames, features),
    plan => (plan.certainty === 'listed' && fewInWords(answer, plan)) || sold[plan.certainty],
  )
  return rows.map(row => ({ ...row, cells: row.cells.map(wordsOf) }))
}

function wordsOf(cell: string | boolean | null): string {
  if (typeof cell === 'string') return cell
  return cell ? 'Yes' : 'No'
}
