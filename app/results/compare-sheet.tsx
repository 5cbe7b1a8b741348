import type { LookupAnswer, OfferedPlan } from '#domain/availability/offered-plans.ts'
import { togglePick } from '#domain/comparison/pick-plans.ts'
import type { ResultsQuery } from '#domain/comparison/results-query.ts'
import { Dialog } from '../ui/dialog.tsx'
import { CompareTable } from './compare-table.tsx'
import { NotListedHere } from './not-listed-here.tsx'

type Props = {
  open: boolean
  picked: readonly OfferedPlan[]
  /** How many more the address names that aren't listed here. */
  missing: number
  answer: LookupAnswer
  onlyDifferent: boolean
  change(part: Partial<ResultsQuery>): void
}

/** The picked plans side by side: a sheet from below on phones, a box on wide screens. The address can be shared. */
export function CompareSheet({ open, picked, missing, answer, onlyDifferent, change }: Props) {
  return (
    <Dialog
      open={open}
      onClose={() => change({ compare: false })}
      title="Side by side"
      shape="bottom"
      onPaper
    >
      <NotListedHere missing={missing} zip={answer.place.zipCode} />
      {picked.length > 0 ? (
        <CompareTable
          picked={picked}
          answer={answer}
          onlyDifferent={onlyDifferent}
          onOnlyDifferent={next => change({ onlyDifferent: next })}
          onRemove={id => {
            const left = togglePick(
              picked.map(plan => plan.id),
              id,
            )
            change({ picked: left, compare: left.length > 0 })
          }}
        />
      ) : null}
    </Dialog>
  )
}
