import type { LookupAnswer, OfferedPlan } from '#domain/availability/offered-plans.ts'
import { togglePick } from '#domain/comparison/pick-plans.ts'
import type { ResultsQuery } from '#domain/comparison/results-query.ts'
import { Dialog } from '../ui/dialog.tsx'
import { CompareTable } from './compare-table.tsx'

type Props = {
  open: boolean
  picked: readonly OfferedPlan[]
  answer: LookupAnswer
  onlyDifferent: boolean
  change(part: Partial<ResultsQuery>): void
}

/** The picked plans side by side: a sheet from below on phones, a box on wide screens. The address can be shared. */
export function CompareSheet({ open, picked, answer, onlyDifferent, change }: Props) {
  return (
    <Dialog
      open={open}
      onClose={() => change({ compare: false })}
      title="Side by side"
      shape="bottom"
      onPaper
    >
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
    </Dialog>
  )
}
