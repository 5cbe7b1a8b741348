import type { ResultsQuery } from '#domain/comparison/results-query.ts'
import { withoutFilter } from '#domain/comparison/without-filter.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FilterFields } from './filter-fields.tsx'

type Props = {
  open: boolean
  plans: number
  query: ResultsQuery
  change(part: Partial<ResultsQuery>): void
  onClose(): void
}

/** The filters on phones, with the number of results. */
export function FilterSheet({ open, plans, query, change, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Filters" shape="bottom">
      <FilterFields query={query} change={change} />
      <div className="sticky -bottom-4 -mx-5 mt-5 flex flex-wrap gap-3 max-[16rem]:[&>*]:w-full border-t border-line bg-raised px-5 pt-3 pb-4">
        <Button look="secondary" onClick={() => change(withoutFilter(query))}>
          Clear
        </Button>
        <Button className="grow" onClick={onClose}>
          {plans === 1 ? 'Show 1 plan' : `Show ${plans} plans`}
        </Button>
      </div>
    </Dialog>
  )
}
